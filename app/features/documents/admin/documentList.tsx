import { Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { readMove } from "#app/forms/sorting/moveForm.ts";
import { saveMove } from "#app/forms/sorting/saveMove.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import * as Documents from "../documents.repo.server.ts";
import type { Route } from "./+types/documentList.ts";
import { DocumentGrid } from "./DocumentGrid.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  return { documents: await Documents.findAll(), texts: pickTexts(lang, "adminDocuments") };
}

export function action(args: Route.ActionArgs) {
  return saveMove(args, { page: paths.admin.documents, readMove, move: Documents.move });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminDocuments.title ?? "");

/** /admin/documentos: the library's documents, sortable. */
export default function Library({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminDocuments");
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <Outlet />
      <ActionFailure answer={actionData} />
      <DocumentGrid documents={loaderData.documents} />
    </AdminPage>
  );
}
