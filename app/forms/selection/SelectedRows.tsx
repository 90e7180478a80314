import type { ReactNode } from "react";
import { Form } from "react-router";
import { counted, fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { SaveButton } from "../saving/SaveButton.tsx";
import styles from "./SelectedRows.module.css";
import { maxSelected, selectionForm, type useSelection } from "./useSelection.ts";

interface SelectedRowsProps {
  selection: ReturnType<typeof useSelection>;
  texts: Record<"label" | "hint" | "all" | "count" | "countOne" | "delete", string>;
  /** The list's address; with a query, it comes back to that. */
  action: string;
  /** What the buttons do, by the value that each sends as `command`. */
  commands: readonly { command: string; label: string }[];
  /** The screen that asks before the selected rows are deleted. */
  deletion: string;
  /** Fields besides the checkboxes. */
  children?: ReactNode;
}

/**
 * What can be done with the selected rows of a list: plain submits of its checkboxes, which all stand there without
 * JavaScript, and with it once something is selected.
 */
export function SelectedRows(props: SelectedRowsProps) {
  const { selection, texts, action, commands, deletion, children } = props;
  const { count, isAll, isCapped, selectAll } = selection;
  const { first } = useTexts("adminCommon").selection;
  const lang = useLang();
  const isHydrated = useHydrated();
  return (
    <Form
      method="post"
      action={action}
      id={selectionForm}
      className={styles.bar}
      aria-label={texts.label}
      preventScrollReset
    >
      {children}
      {isHydrated ? (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={({ target }) => selectAll(target.checked)}
          />
          {isCapped ? fill(first, { most: maxSelected }) : texts.all}
        </label>
      ) : (
        <p className={styles.all}>{texts.hint}</p>
      )}
      <p role="status" className={styles.count}>
        {count > 0 && counted(count, lang, texts.countOne, texts.count)}
      </p>
      {(count > 0 || !isHydrated) && (
        <div className={styles.commands}>
          {commands.map(({ command, label }) => (
            <SaveButton
              key={command}
              name="command"
              value={command}
              label={label}
              busyLabel={label}
              look="quiet"
            />
          ))}
          <Button
            type="submit"
            formMethod="get"
            formAction={deletion}
            look="quiet"
            icon="trash"
            className={styles.delete}
          >
            {texts.delete}
          </Button>
        </div>
      )}
    </Form>
  );
}
