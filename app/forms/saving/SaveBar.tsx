import type { ReactNode } from "react";
import { AutosaveLine } from "../drafts/AutosaveLine.tsx";
import styles from "./SaveBar.module.css";

/** The foot of a long form: its buttons stay visible while it scrolls. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-save-bar="">
      <AutosaveLine />
      {children}
    </div>
  );
}
