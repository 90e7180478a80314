import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Section.module.css";

/** The backgrounds of a section; everything inside takes its colours from it. */
export type Tone = "paper" | "light" | "sand" | "ink" | "deep" | "mangrove" | "sunset";

/** The page's column: at most 1280 px, with the fluid gutter on both sides. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes(styles.container, className)}>{children}</div>;
}

/**
 * A full-width band of a page with its column inside. `labelledBy` is the id of its heading and makes it a
 * landmark; `bare` leaves out the column, for full-bleed content.
 */
export function Section({
  tone = "paper",
  labelledBy,
  bare = false,
  className,
  children,
}: {
  tone?: Tone;
  labelledBy?: string;
  bare?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      data-tone={tone}
      aria-labelledby={labelledBy}
      className={classes(styles.section, className)}
    >
      {bare ? children : <Container>{children}</Container>}
    </section>
  );
}
