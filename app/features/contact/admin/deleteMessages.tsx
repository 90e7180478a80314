import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { refusalOf, selectedIds } from "#app/forms/selection/selectedIds.server.ts";
import { counted } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { filterQuery, readFilter } from "../inbox/filter.ts";
import * as Inbox from "../inbox/inbox.repo.server.ts";
import type { Route } from "./+types/deleteMessages.ts";

export function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const ids = selectedIds(searchParams.getAll("id"));
  const refusal = refusalOf(ids, context.get(requestContext));
  return { ids: refusal ? [] : ids, refusal, back: listOf(searchParams) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const ids = selectedIds((await readFields(request)).getAll("id"));
  const { selection } = pickTexts(lang, "adminMessages").adminMessages;
  const refusal = refusalOf(ids, info);
  if (refusal) return errorResponse(400, refusal);
  try {
    const count = ids.length > 0 ? await Inbox.deleteAll(ids) : 0;
    return await redirectWithFlash(listOf(url.searchParams), {
      type: ids.length > 0 ? "success" : "error",
      message:
        ids.length > 0
          ? counted(count, lang, selection.deletedOne, selection.deleted)
          : selection.none,
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** The list that the messages were selected in. */
function listOf(search: URLSearchParams): string {
  return paths.admin.messages + filterQuery(readFilter(search));
}

/** /admin/mensagens/excluir?id=1&id=2: the confirmation, over the list. */
export default function DeleteMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { ids, refusal, back } = loaderData;
  const { selection } = useTexts("adminMessages");
  const text = counted(ids.length, useLang(), selection.deleteOne, selection.deleteText);
  return (
    <ConfirmDialog
      text={refusal ?? (ids.length > 0 ? text : selection.none)}
      cancelTo={back}
      answer={actionData}
    >
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
    </ConfirmDialog>
  );
}
