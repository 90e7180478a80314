import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./AdminPage.module.css";
import { Icon } from "./Icon.tsx";
import pageLink from "./pageLink.module.css";

interface AdminPageProps {
  title: string;
  /** One line that says what the screen is for. */
  lead?: string;
  /** The screen that this one belongs to: a link above the title, where no notice covers it. */
  back?: { to: string; label: string } | undefined;
  /** Buttons and switches that apply to the whole screen. */
  tools?: ReactNode;
  /** Cards, or texts side by side, which fill a wide screen; single lines and fields would grow too long. */
  isWide?: boolean;
  children: ReactNode;
}

/** An admin screen inside the frame: its heading, then its content. */
export function AdminPage({ title, lead, back, tools, isWide, children }: AdminPageProps) {
  return (
    <div className={styles.page} data-wide={isWide}>
      <div className={styles.head}>
        <div className={styles.words}>
          {back && (
            <Link to={back.to} className={pageLink.link}>
              <Icon name="arrow-left" />
              {back.label}
            </Link>
          )}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {children}
    </div>
  );
}

/** What the back office shows in place of a list without entries. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
