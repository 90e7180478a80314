import { classes } from "./classes.ts";
import styles from "./Tide.module.css";

/*
 * The tide line: two high waters and two low ones a day, of unequal height, as on the coast of Pernambuco. A
 * motif shared by banners, dividers and the 404 page.
 */

/**
 * The water's edge, in the background colour, along the bottom (default) or above the top of a positioned
 * parent: the section below rises over it, or the parent overlaps the one above.
 */
export function TideEdge({ at = "bottom" }: { at?: "bottom" | "top" }) {
  return <div aria-hidden="true" className={classes(styles.edge, styles[at])} />;
}

/** Five lines of ebbing water in the text's colour, as wide as the parent: a divider. */
export function TideLines({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes(styles.lines, className)} />;
}
