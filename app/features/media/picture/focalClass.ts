import { classes } from "#app/ui/classes.ts";
import styles from "./focal.module.css";

/** The steps to which a focal point is rounded, in percent. */
export const focalStep = 5;

/**
 * The classes that keep a picture's focal point visible in a crop. The page's CSP allows no style attribute,
 * so the position is one of 21 classes for each axis. The centre needs none.
 *
 * @param focal percent from the left and from the top
 */
export function focalClass(focal: { x: number; y: number } | undefined): string | undefined {
  if (!focal || (focal.x === 50 && focal.y === 50)) return undefined;
  const [x, y] = [focalPercent(focal.x / 100), focalPercent(focal.y / 100)];
  return classes(styles.focal, styles[`x${x}`], styles[`y${y}`]);
}

/**
 * Rounds a focal point to the nearest step.
 *
 * @param share 0..1 from the left or from the top
 * @returns percent
 */
export function focalPercent(share: number): number {
  return Math.round((Math.min(1, Math.max(0, share)) * 100) / focalStep) * focalStep;
}
