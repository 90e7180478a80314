import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { trimmed } from "#app/text/blank.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as Documents from "../documents.repo.server.ts";
import type { Route } from "./+types/unpublishDocument.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const id = recordIdAt(params.id);
  const document = await Documents.findById(id);
  if (!document) throw redirect(paths.admin.document(id));
  return { id, title: document.title };
}

/** Takes a document off the site: its words stay a draft, and its place is kept. */
export async function action({ params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t } = info;
  const id = recordIdAt(params.id);
  try {
    const document = await DocumentDrafts.unpublish(id);
    if (!document) {
      const message = t("adminDocuments.unpublish.none");
      return await redirectWithFlash(paths.admin.documents, { type: "error", message });
    }
    const name = trimmed(document.name) || t("adminDocuments.unnamed", { id });
    const message = t("adminDocuments.unpublish.done", { name });
    return await redirectWithFlash(paths.admin.documents, { type: "success", message });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/documentos/{id}/tirar-do-ar: asks before a document is taken off the site. */
export default function UnpublishDocument({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title } = loaderData;
  const { unpublish: texts, unnamed } = useTexts("adminDocuments");
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      name={trimmed(title) || fill(unnamed, { id })}
      cancelTo={paths.admin.document(id)}
      confirm={{ label: texts.confirm, busyLabel: texts.busy }}
      answer={actionData}
    />
  );
}
