import { classes } from "./classes.ts";
import styles from "./Tide.module.css";

/*
 * The tide line: two high waters and two low ones a day, of unequal height, as on the coast of Pernambuco. A
 * motif shared by banners, dividers and the 404 page. What the first view shows of it is drawn in the page itself: for a
 * style sheet's picture Chromium sets up a document of its own, in the first frame.
 */

const edge =
  "M0 15c85 10 118 38.5 185 38.5s117-32.5 183-32.5s95 19.5 166 19.5s115-30.5 180-30.5s127 35.5 189 35.5s122-32 183-32s104 26 173 26s117-24.5 181-24.5V64H0Z";

/** Half a wave after another, each 9 wide and rising or falling by 2 in turn. */
const waveLine = (halves: number) => `M0 5q4.5-4 9 0t${"9 0 ".repeat(halves - 1).trim()}`;

/**
 * The water's edge, in the background colour, along the bottom (default) or above the top of a positioned
 * parent: the section below rises over it, or the parent overlaps the one above. `over`: upside down along its top.
 */
export function TideEdge({ at = "bottom" }: { at?: "bottom" | "top" | "over" }) {
  return (
    <div aria-hidden="true" className={classes(styles.edge, styles[at])}>
      <svg viewBox="0 0 1440 64" preserveAspectRatio="none" aria-hidden="true">
        <path d={edge} />
      </svg>
    </div>
  );
}

/** A drawn line of waves in the text's colour, as many as fit into its box at its height: one tide, or an underline. */
export function TideMark({ className, waves = 2 }: { className?: string; waves?: number }) {
  const size = `0 0 ${18 * waves} 10`;
  return (
    <svg
      viewBox={size}
      preserveAspectRatio={waves > 2 ? "xMinYMid slice" : undefined}
      className={classes(styles.mark, className)}
      aria-hidden="true"
    >
      <path d={waveLine(2 * waves)} />
    </svg>
  );
}

/** Five lines of ebbing water in the text's colour, as wide as the parent: a divider. */
export function TideLines({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes(styles.lines, className)} />;
}
