import { classes } from "./classes.ts";
import styles from "./Skeleton.module.css";

/**
 * The grey shape of what is loading: a `block` of a picture or card (its size comes from
 * `className`), or `lines` of text. Hidden from assistive technology: put a `Spinner` or a status
 * text beside it.
 */
export function Skeleton({ lines, className }: { lines?: number; className?: string }) {
  if (!lines) return <span aria-hidden="true" className={classes(styles.block, className)} />;
  return (
    <span aria-hidden="true" className={classes(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}
