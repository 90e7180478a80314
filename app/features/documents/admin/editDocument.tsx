import { Dialog } from "#app/admin/dialog/Dialog.tsx";
import { useCloseTo } from "#app/admin/dialog/useCloseTo.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { recordIdAt, recordToEdit } from "#app/forms/saving/recordAt.server.ts";
import { restoreForm } from "#app/forms/saving/restoreForm.server.ts";
import { revalidateOnOwnActions } from "#app/forms/saving/revalidateOnOwnActions.ts";
import { saveForm } from "#app/forms/saving/saveForm.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";
import type { Route } from "./+types/editDocument.ts";
import { DocumentForm } from "./DocumentForm.tsx";

const newPath = () => paths.admin.newDocument;

export async function loader(args: Route.LoaderArgs) {
  const document = await recordToEdit(args, Documents.findById, newPath);
  return {
    document,
    english: await Documents.findEnglishById(document.id),
    restored: await restoreForm(args),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  const id = recordIdAt(args.params.id);
  return saveForm(args, {
    schema: documentSchema,
    findCurrent: () => Documents.findById(id),
    newPath,
    save: async (document, { version }) => {
      const result = await Documents.update(id, document, { version });
      if (result !== "updated") return result;
      return redirectWithFlash(paths.admin.documents, {
        type: "success",
        message: t("adminDocuments.saved"),
      });
    },
  });
}

export const clientAction = keepForm;
export const shouldRevalidate = revalidateOnOwnActions;

/** "Editar arquivo": a modal over the library; without JavaScript, part of its page. */
export default function EditDocument({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminDocuments");
  return (
    <Dialog title={texts.edit} onClose={useCloseTo(paths.admin.documents)}>
      <DocumentForm key={loaderData.document.id} {...loaderData} answer={actionData} />
    </Dialog>
  );
}
