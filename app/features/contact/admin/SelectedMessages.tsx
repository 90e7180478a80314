import { Form } from "react-router";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { counted } from "#app/i18n/counted.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import {
  type BulkCommand,
  bulkCommands,
  type InboxFilter,
  type MessageState,
  statesIn,
} from "../inbox/filter.ts";
import styles from "./SelectedMessages.module.css";

/** The form that the list's checkboxes belong to. */
export const selectionForm = "selecao";

interface SelectedMessagesProps {
  count: number;
  isAll: boolean;
  onAll: (isAll: boolean) => void;
  filter: InboxFilter;
  /** The list's query, to come back to it. */
  query: string;
}

/**
 * What can be done with the selected messages: plain submits of the list's checkboxes, which all stand there
 * without JavaScript, and with it once something is selected.
 */
export function SelectedMessages({ count, isAll, onAll, filter, query }: SelectedMessagesProps) {
  const { selection: texts } = useTexts("adminMessages");
  const lang = useLang();
  const isHydrated = useHydrated();
  return (
    <Form
      method="post"
      action={`${paths.admin.messages}${query}`}
      id={selectionForm}
      className={styles.bar}
      aria-label={texts.label}
      preventScrollReset
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isHydrated ? (
        <label className={styles.all}>
          <input type="checkbox" checked={isAll} onChange={({ target }) => onAll(target.checked)} />
          {texts.all}
        </label>
      ) : (
        <p className={styles.all}>{texts.hint}</p>
      )}
      <p role="status" className={styles.count}>
        {count > 0 && counted(count, lang, texts.countOne, texts.count)}
      </p>
      {(count > 0 || !isHydrated) && (
        <div className={styles.commands}>
          {bulkCommands
            .filter((command) => isUseful(command, filter))
            .map((command) => (
              <SaveButton
                key={command}
                name="command"
                value={command}
                label={texts[command]}
                busyLabel={texts[command]}
                look="quiet"
              />
            ))}
          <Button
            type="submit"
            formMethod="get"
            formAction={paths.admin.deleteMessages}
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

/** Not the state that all messages of the folder have. */
function isUseful(command: BulkCommand, { folder }: InboxFilter): boolean {
  const states: readonly MessageState[] = statesIn(folder);
  return states.length > 1 || states[0] !== command;
}
