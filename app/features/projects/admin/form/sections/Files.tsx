import type { ReactNode } from "react";
import styles from "./Files.module.css";

/** File fields side by side, where there is room. */
export function Files({ children }: { children: ReactNode }) {
  return <div className={styles.files}>{children}</div>;
}
