import styles from "./Spinner.module.css";

/** Says that something is under way: `label` is read out and shown beside the turning ring. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className={styles.spinner}>
      <span aria-hidden="true" className={styles.ring} />
      <span>{label}</span>
    </span>
  );
}
