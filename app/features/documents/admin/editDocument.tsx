import { requestContext } from "#app/context.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { openWithDraft } from "#app/forms/drafts/openWithDraft.server.ts";
import { saveOrKeep } from "#app/forms/drafts/saveOrKeep.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt, recordToEdit } from "#app/forms/saving/recordAt.server.ts";
import { revalidateOnOwnActions } from "#app/forms/saving/revalidateOnOwnActions.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Dialog } from "#app/ui/dialog/Dialog.tsx";
import { useCloseTo } from "#app/ui/dialog/useCloseTo.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";
import type { Route } from "./+types/editDocument.ts";
import { DocumentForm } from "./DocumentForm.tsx";

const newPath = () => paths.admin.newDocument;

export async function loader(args: Route.LoaderArgs) {
  const info = args.context.get(requestContext);
  const stored = await recordToEdit(args, Documents.findById, newPath);
  const { opened, draft } = await openWithDraft("documents", stored.id, stored, info);
  return {
    document: opened,
    draft,
    english: await Documents.findEnglishById(stored.id),
    restored: await loadFormDraft(args),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  const id = recordIdAt(args.params.id);
  return saveOrKeep(args, {
    ...{ kind: "documents", id },
    schema: documentSchema,
    titleOf: ({ title }) => title,
    findCurrent: () => Documents.findById(id),
    newPath,
    publish: (document, basedOn) => Documents.update(id, document, basedOn),
    page: paths.admin.documents,
    screen: paths.admin.document(id),
    saved: t("adminDocuments.saved"),
  });
}

export const clientAction = formClientAction;
export const shouldRevalidate = revalidateOnOwnActions;

/** "Editar arquivo": a modal over the library; without JavaScript, part of its page. */
export default function EditDocument({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminDocuments");
  return (
    <Dialog title={texts.edit} onClose={useCloseTo(paths.admin.documents)}>
      <DocumentForm
        key={`${loaderData.document.id}-${loaderData.draft.tag}`}
        {...loaderData}
        answer={actionData}
      />
    </Dialog>
  );
}
