import { SelectedRows } from "#app/forms/selection/SelectedRows.tsx";
import type { useSelection } from "#app/forms/selection/useSelection.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import {
  type BulkCommand,
  bulkCommands,
  type InboxFilter,
  type MessageState,
  statesIn,
} from "../inbox/filter.ts";

interface SelectedMessagesProps {
  selection: ReturnType<typeof useSelection>;
  filter: InboxFilter;
  /** The list's query, to come back to it. */
  query: string;
}

/** What can be done with the selected messages. */
export function SelectedMessages({ selection, filter, query }: SelectedMessagesProps) {
  const { selection: texts } = useTexts("adminMessages");
  return (
    <SelectedRows
      selection={selection}
      texts={texts}
      action={`${paths.admin.messages}${query}`}
      commands={bulkCommands
        .filter((command) => isUseful(command, filter))
        .map((command) => ({ command, label: texts[command] }))}
      deletion={paths.admin.deleteMessages}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SelectedRows>
  );
}

/** Not the state that all messages of the folder have. */
function isUseful(command: BulkCommand, { folder }: InboxFilter): boolean {
  const states: readonly MessageState[] = statesIn(folder);
  return states.length > 1 || states[0] !== command;
}
