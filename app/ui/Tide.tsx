import { classes } from "./classes.ts";
import styles from "./Tide.module.css";

/*
 * The tide line: two high waters and two low ones a day, of unequal height, as on the coast of Pernambuco. A
 * motif shared by banners, dividers and the 404 page. What the first view shows of it is drawn in the page itself: for a
 * style sheet's picture Chromium sets up a document of its own, in the first frame.
 */

const edge =
  "M0 15.1C20 16.2 40 21.2 60 26C80 30.9 100 39.6 120 44.2C140 48.8 160 53.4 180 53.8C200 54.3 220 50.8 240 46.9C260 43.1 280 35.2 300 30.8C320 26.5 340 21.8 360 20.8C380 19.8 400 22.3 420 24.9C440 27.5 460 33.7 480 36.3C500 39 520 41.7 540 41C560 40.2 580 35.9 600 31.8C620 27.8 640 20.2 660 16.6C680 13 700 9.7 720 10.1C740 10.6 760 15.1 780 19.5C800 23.9 820 32.2 840 36.5C860 40.9 880 45.2 900 45.5C920 45.9 940 42.3 960 38.6C980 34.8 1000 27.1 1020 23C1040 18.9 1060 14.6 1080 14C1100 13.4 1120 16.4 1140 19.6C1160 22.7 1180 29.6 1200 32.9C1220 36.3 1240 39.7 1260 39.7C1280 39.6 1300 36 1320 32.7C1340 29.4 1360 22.5 1380 19.6C1400 16.7 1420 14 1440 15.1V64H0Z";

/** A wave, 18 wide and 4 high. */
const wave = "c4.5 0 4.5 4 9 4s4.5-4 9-4";

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
      <path d={`M0 3${wave.repeat(waves)}`} />
    </svg>
  );
}

/** Five lines of ebbing water in the text's colour, as wide as the parent: a divider. */
export function TideLines({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes(styles.lines, className)} />;
}
