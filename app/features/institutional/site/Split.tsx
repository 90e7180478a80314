import type { ReactNode } from "react";
import { SectionHeading } from "#app/ui/Heading.tsx";
import styles from "./Split.module.css";

/**
 * A section in two columns: its heading, text and button on one side, a picture or a list on the
 * other.
 *
 * @param id of the heading, for the section's `labelledBy`
 */
export function Split({
  id,
  eyebrow,
  title,
  text,
  action,
  children,
}: {
  id: string;
  eyebrow?: string;
  title: string;
  text?: string;
  /** The button under the text. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.split}>
      <div className={styles.opening}>
        <SectionHeading id={id} title={title} {...(eyebrow && { eyebrow })}>
          {text && <p>{text}</p>}
        </SectionHeading>
        {action}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
