import { requestContext } from "#app/context.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { describePlanned } from "#app/features/schedule/describePlanned.server.ts";
import { openForEditing } from "#app/features/schedule/listStates.server.ts";
import { findFileFacts } from "#app/files/fileFacts.server.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { publishOrDraft } from "#app/forms/drafts/publishOrDraft.server.ts";
import { useFormKey } from "#app/forms/drafts/useFormKey.ts";
import { loadPresence } from "#app/forms/presence/loadPresence.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt, recordToEdit } from "#app/forms/saving/recordAt.server.ts";
import { revalidateOnOwnActions } from "#app/forms/saving/revalidateOnOwnActions.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Dialog, useCloseTo } from "#app/ui/dialog/Dialog.tsx";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";
import type { Route } from "./+types/editDocument.ts";
import { DocumentForm } from "./DocumentForm.tsx";
import { findOfferedFiles } from "./offeredFiles.server.ts";

const newPath = () => paths.admin.newDocument;

export async function loader(args: Route.LoaderArgs) {
  const info = args.context.get(requestContext);
  const { opened, english, ...rest } = await recordToEdit(
    args,
    async (id) => openForEditing("documents", id, await Documents.findById(id), info),
    newPath,
  );
  const planned = await Schedule.findAllByRecord("documents", opened.id);
  return {
    ...rest,
    document: opened,
    offered: await findOfferedFiles(opened.id, info.lang),
    fileFacts: await findFileFacts([opened.file], info.lang),
    presence: await loadPresence("documents", opened.id, info),
    planned: planned.map((one) => describePlanned(one, info)),
    english: english ?? (await Documents.findEnglishById(opened.id)),
    restored: await loadFormDraft(args),
  };
}

async function findDraft(id: number) {
  const draft = await DocumentDrafts.find(id);
  return draft && { id, ...draft.content, version: 0 };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  const id = recordIdAt(args.params.id);
  return publishOrDraft(args, {
    ...{ kind: "documents", id, scheduledKind: "documents" },
    schema: documentSchema,
    titleOf: ({ title }) => title,
    findCurrent: async () => (await Documents.findById(id)) ?? findDraft(id),
    newPath,
    publish: (document, opened) => DocumentDrafts.publish(id, document, opened),
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
  const { document, draft } = loaderData;
  return (
    <Dialog title={texts.edit} onClose={useCloseTo(paths.admin.documents)}>
      <DocumentForm
        key={`${document.id} ${useFormKey(document.version, draft.tag)}`}
        {...loaderData}
        answer={actionData}
      />
    </Dialog>
  );
}
