import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { selectedIds } from "#app/forms/selection/selectedIds.server.ts";
import { counted } from "#app/i18n/counted.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import type { Route } from "./+types/deleteDocuments.ts";

export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return { ids: selectedIds(searchParams.getAll("id")) };
}

/** Deletes the selected documents, each as if it were deleted alone: to the trash. */
export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const ids = selectedIds((await readFields(request)).getAll("id"));
  const { selection } = pickTexts(lang, "adminDocuments").adminDocuments;
  let count = 0;
  try {
    for (const id of ids) if (await DocumentDrafts.deleteById(id)) count += 1;
  } catch (error) {
    return failureResponse(error, info);
  }
  const problem = ids.length === 0 ? selection.none : selection.missing;
  return redirectWithFlash(
    paths.admin.documents,
    count === 0
      ? { type: "error", message: problem }
      : { type: "success", message: counted(count, lang, selection.deletedOne, selection.deleted) },
  );
}

export const clientAction = formClientAction;

/** /admin/documentos/excluir?id=1&id=2: the confirmation, over the list. */
export default function DeleteDocuments({ loaderData, actionData }: Route.ComponentProps) {
  const { ids } = loaderData;
  const { selection, deleteText } = useTexts("adminDocuments");
  const text = counted(ids.length, useLang(), deleteText, selection.deleteText);
  return (
    <ConfirmDialog
      text={ids.length > 0 ? text : selection.none}
      cancelTo={paths.admin.documents}
      answer={actionData}
    >
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
    </ConfirmDialog>
  );
}
