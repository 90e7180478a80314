import { requestContext } from "#app/context.ts";
import { filesOfDeleted } from "#app/features/storedFiles/filesOfDeletion.server.ts";
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
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import type { Route } from "./+types/deleteDocuments.ts";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const selected = selectedIds(searchParams.getAll("id"));
  const refusal = refusalOf(selected, info);
  const ids = refusal ? [] : selected;
  return { ids, refusal, files: await filesOfDeleted("documents", ids, info.lang) };
}

/** Moves the selected documents to the trash, all or none of them. */
export async function action({ request, context }: Pick<Route.ActionArgs, "request" | "context">) {
  const info = context.get(requestContext);
  const { lang } = info;
  const ids = selectedIds((await readFields(request)).getAll("id"));
  const { selection } = pickTexts(lang, "adminDocuments").adminDocuments;
  const refusal = refusalOf(ids, info);
  if (refusal) return errorResponse(400, refusal);
  try {
    const count = await DocumentDrafts.deleteAllByIds(ids);
    const problem = ids.length === 0 ? selection.none : selection.missing;
    const done = counted(count, lang, selection.deletedOne, selection.deleted);
    return await redirectWithFlash(
      paths.admin.documents,
      count === 0 ? { type: "error", message: problem } : { type: "success", message: done },
    );
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/documentos/excluir?id=1&id=2: the confirmation, over the list. */
export default function DeleteDocuments({ loaderData, actionData }: Route.ComponentProps) {
  const { ids, refusal, files } = loaderData;
  const { selection, deleteText } = useTexts("adminDocuments");
  const text = counted(ids.length, useLang(), deleteText, selection.deleteText);
  return (
    <ConfirmDialog
      text={refusal ?? (ids.length > 0 ? text : selection.none)}
      consequences={files}
      cancelTo={paths.admin.documents}
      answer={actionData}
    >
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
    </ConfirmDialog>
  );
}
