import { classes } from "./classes.ts";
import styles from "./Skeleton.module.css";

/**
 * The grey placeholder of a picture or card that is loading; its size comes from `className`. Hidden from
 * assistive technology: put a `Spinner` or a status text beside it.
 */
export function Skeleton({ className }: { className: string | undefined }) {
  return <span aria-hidden="true" className={classes(styles.block, className)} />;
}
