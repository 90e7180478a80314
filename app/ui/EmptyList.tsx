import type { ReactNode } from "react";
import styles from "./EmptyList.module.css";

/** What the back office shows in place of a list without entries. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
