import styles from "./Spinner.module.css";

/** Says that something is under way: `label` is read out and shown beside the turning ring. */
export function Spinner({ label, quiet = false }: { label: string; quiet?: boolean }) {
  return (
    <span role="status" className={styles.spinner}>
      <span aria-hidden="true" className={styles.ring} />
      <span className={quiet ? "visually-hidden" : undefined}>{label}</span>
    </span>
  );
}
