import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Heading.module.css";
import { TideMark } from "./Tide.tsx";

/** The small line above a heading that names the kind of content. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className={styles.eyebrow}>
      <TideMark className={styles.mark} />
      {children}
    </p>
  );
}

/**
 * The opening of a section: eyebrow, heading (give `id` to label the section with it) and lead
 * text. `wide` sets heading and text side by side where there is room.
 */
export function SectionHeading({
  eyebrow,
  title,
  id,
  wide = false,
  children,
}: {
  eyebrow?: string;
  title: string;
  id?: string;
  wide?: boolean;
  children?: ReactNode;
}) {
  return (
    <header className={classes(styles.heading, wide && styles.wide)}>
      <div className={styles.title}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id}>{title}</h2>
      </div>
      {children && <div className={styles.lead}>{children}</div>}
    </header>
  );
}
