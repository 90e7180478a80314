import styles from "./Spinner.module.css";

/** Indicates that something is in progress: `label` is announced and shown beside the spinning ring. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className={styles.spinner}>
      <span aria-hidden="true" className={styles.ring} />
      <span>{label}</span>
    </span>
  );
}
