import { type FormEvent, type ReactNode, useState } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { trimmed } from "#app/text/blank.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./FoldingRow.module.css";

interface FoldingRowProps {
  /** The row in the form: `posts[0]`. */
  name: string;
  title: string | undefined;
  /** A line under the title. */
  note?: string | undefined;
  hasError: boolean;
  children: ReactNode;
}

/**
 * A collapsible row that shows only its title until it is opened; a new row starts open, and an error opens
 * it.
 */
export function FoldingRow({ name, title = "", note, hasError, children }: FoldingRowProps) {
  const { lists } = useTexts("adminProjects");
  const [shown, setShown] = useState(title);
  const [isOpen, setOpen] = useState(title === "" || hasError);
  const [hadError, setHadError] = useState(hasError);
  // A corrected error does not collapse the row, which may have the focus.
  if (hasError !== hadError) {
    setHadError(hasError);
    if (hasError) setOpen(true);
  }

  function follow({ target }: FormEvent) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      if (target.name === `${name}.title`) setShown(target.value);
    }
  }

  return (
    <details
      className={styles.row}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onInput={follow}
    >
      <summary className={styles.head}>
        <span className={styles.title}>{trimmed(shown) || lists.untitled}</span>
        {note && <span className={styles.note}>{note}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
