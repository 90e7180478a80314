import type { RequestInfo } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { counted } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { changeState } from "../inbox/changeState.server.ts";
import { type BulkCommand, bulkCommands } from "../inbox/filter.ts";
import * as Inbox from "../inbox/inbox.repo.server.ts";

/** Which of the list's buttons was pressed; undefined for one of the mail's. */
export function bulkCommandOf(command: FormDataEntryValue | null): BulkCommand | undefined {
  return bulkCommands.find((known) => known === command);
}

/**
 * Does to the selected messages what the button says, to all or to none, and reports it on the list's page.
 *
 * @param search the list's query
 */
export async function runBulkCommand(
  command: BulkCommand,
  ids: readonly number[],
  { t, lang, origin }: RequestInfo,
  search: string,
): Promise<Response> {
  const { selection } = pickTexts(lang, "adminMessages").adminMessages;
  const list = `${paths.admin.messages}${search}`;
  if (ids.length === 0) return redirectWithFlash(list, { type: "error", message: selection.none });
  const count =
    command === "read" || command === "unread"
      ? await Inbox.markRead(ids, command === "read")
      : await changeState(ids, command, origin);
  if (count === 0)
    return redirectWithFlash(list, { type: "error", message: t("adminMessages.done.missing") });
  return redirectWithFlash(list, {
    type: "success",
    message: counted(count, lang, selection.doneOne, selection.done),
  });
}
