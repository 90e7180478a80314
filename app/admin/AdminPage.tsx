import type { ReactNode } from "react";
import styles from "./AdminPage.module.css";

interface AdminPageProps {
  title: string;
  /** What the screen is for, in a line. */
  lead?: string;
  /** Buttons and switches that belong to the whole screen. */
  tools?: ReactNode;
  children: ReactNode;
}

/** An admin screen inside the frame: its heading, then its content. */
export function AdminPage({ title, lead, tools, children }: AdminPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {tools}
      </div>
      {children}
    </div>
  );
}
