import { requestContext } from "#app/context.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { createOrDraft } from "#app/forms/drafts/publishOrDraft.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Dialog, useCloseTo } from "#app/ui/dialog/Dialog.tsx";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import { isIncomplete } from "../documentPages.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";
import type { Route } from "./+types/newDocument.ts";
import { DocumentForm } from "./DocumentForm.tsx";

export async function loader(args: Route.LoaderArgs) {
  return { idempotencyKey: crypto.randomUUID(), restored: await loadFormDraft(args) };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return createOrDraft(args, {
    schema: documentSchema,
    keep: DocumentDrafts.insert,
    discardOwn: DocumentDrafts.discardOwn,
    publish: DocumentDrafts.insertPublished,
    page: paths.admin.documents,
    created: (document) => {
      const done = t("adminDocuments.created");
      return isIncomplete(document) ? `${done} ${t("adminDocuments.incomplete")}.` : done;
    },
    screen: paths.admin.document,
    isScheduled: true,
  });
}

export const clientAction = formClientAction;

/** "Adicionar arquivo": a modal over the library; without JavaScript, part of its page. */
export default function NewDocument({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminDocuments");
  return (
    <Dialog title={texts.add} onClose={useCloseTo(paths.admin.documents)}>
      <DocumentForm {...loaderData} answer={actionData} />
    </Dialog>
  );
}
