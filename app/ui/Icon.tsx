import { classes } from "./classes.ts";
import styles from "./Icon.module.css";
import { iconDrawings } from "./iconDrawings.tsx";

export type IconName = keyof typeof iconDrawings;

/** A decorative icon in the text's colour, 1.25 times its size, next to its text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={classes(styles.icon, className)} aria-hidden="true">
      {iconDrawings[name]}
    </svg>
  );
}
