import { requestContext } from "#app/context.ts";
import { filesOfDeleted } from "#app/features/storedFiles/filesOfDeletion.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { deleteRecord } from "#app/forms/saving/deleteRecord.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordAt, recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { trimmed } from "#app/text/blank.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as Documents from "../documents.repo.server.ts";
import type { Route } from "./+types/deleteDocument.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const document = await recordAt(
    params.id,
    async (id) => (await Documents.findById(id)) ?? (await DocumentDrafts.find(id))?.content,
  );
  const id = recordIdAt(params.id);
  return { id, title: document.title, files: await filesOfDeleted("documents", [id], lang) };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return deleteRecord(args, {
    id: recordIdOf(args.params.id),
    deleteById: DocumentDrafts.deleteById,
    page: paths.admin.documents,
    deleted: t("adminDocuments.deleted"),
  });
}

export const clientAction = formClientAction;

/** Asks before a document is deleted (spec 2). */
export default function DeleteDocument({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, files } = loaderData;
  const texts = useTexts("adminDocuments");
  return (
    <ConfirmDialog
      text={texts.deleteText}
      name={trimmed(title) || fill(texts.unnamed, { id })}
      consequences={files}
      cancelTo={paths.admin.documents}
      answer={actionData}
    />
  );
}
