import { Dialog } from "#app/admin/dialog/Dialog.tsx";
import { useCloseTo } from "#app/admin/dialog/useCloseTo.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { restoreForm } from "#app/forms/saving/restoreForm.server.ts";
import { saveForm } from "#app/forms/saving/saveForm.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";
import type { Route } from "./+types/newDocument.ts";
import { DocumentForm } from "./DocumentForm.tsx";

export async function loader(args: Route.LoaderArgs) {
  return { idempotencyKey: crypto.randomUUID(), restored: await restoreForm(args) };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return saveForm(args, {
    schema: documentSchema,
    save: async (document, { once }) => {
      await Documents.insert(document, once);
      return redirectWithFlash(paths.admin.documents, {
        type: "success",
        message: t("adminDocuments.created"),
      });
    },
  });
}

export const clientAction = keepForm;

/** "Adicionar arquivo": a modal over the library; without JavaScript, part of its page. */
export default function NewDocument({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminDocuments");
  return (
    <Dialog title={texts.add} onClose={useCloseTo(paths.admin.documents)}>
      <DocumentForm {...loaderData} answer={actionData} />
    </Dialog>
  );
}
