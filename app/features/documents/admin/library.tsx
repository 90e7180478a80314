import { Outlet } from "react-router";
import { AdminPage } from "#app/admin/AdminPage.tsx";
import { adminMeta } from "#app/admin/adminMeta.ts";
import { requestContext } from "#app/context.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { saveOrder } from "#app/forms/sorting/saveOrder.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import * as Documents from "../documents.repo.server.ts";
import type { Route } from "./+types/library.ts";
import { DocumentGrid } from "./DocumentGrid.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  return { documents: await Documents.findAll(), texts: pickTexts(lang, "adminDocuments") };
}

export function action(args: Route.ActionArgs) {
  return saveOrder(args, {
    page: paths.admin.documents,
    findIds: async () => (await Documents.findAll()).map(({ id }) => id),
    updateOrder: Documents.updateOrder,
  });
}

export const clientAction = keepForm;

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
