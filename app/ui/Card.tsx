import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styles from "./Card.module.css";
import { classes } from "./classes.ts";

/**
 * A card on the section's surface. Compose it from the parts below; a `CardLink` in its title makes the
 * whole card clickable, with a single link for screen readers.
 */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <article className={classes(styles.card, className)}>{children}</article>;
}

/** The picture of a card, cropped to 3:2. */
export function CardMedia({ children }: { children: ReactNode }) {
  return <div className={styles.media}>{children}</div>;
}

/** The text part of a card, stacked. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/**
 * A link within the site whose target area is the whole card. While the pages change places, it alone has the class
 * `transitioning`, so that its card can become the page (`PageBanner.module.css`).
 */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to} viewTransition className={styles.link}>
      {children}
    </NavLink>
  );
}
