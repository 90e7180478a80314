import { classes } from "./classes.ts";
import styles from "./Loading.module.css";

/** Indicates that something is in progress: `label` is announced and shown beside the spinning ring. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className={styles.spinner}>
      <span aria-hidden="true" className={styles.ring} />
      <span>{label}</span>
    </span>
  );
}

/**
 * The grey placeholder of a picture or card that is loading; its size comes from `className`. Hidden from
 * assistive technology: put a `Spinner` or a status text beside it.
 */
export function Skeleton({ className }: { className: string | undefined }) {
  return <span aria-hidden="true" className={classes(styles.block, className)} />;
}
