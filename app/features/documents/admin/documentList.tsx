import { Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { listStates } from "#app/features/schedule/listStates.server.ts";
import { findFileFacts } from "#app/files/fileFacts.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { refusalOf, selectedIds } from "#app/forms/selection/selectedIds.server.ts";
import { readMove } from "#app/forms/sorting/moveForm.ts";
import { saveMove } from "#app/forms/sorting/saveMove.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { counted } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import * as Documents from "../documents.repo.server.ts";
import type { LibraryDocument } from "../documents.schema.ts";
import type { Route } from "./+types/documentList.ts";
import { DocumentLists } from "./DocumentGrid.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const documents = await Documents.findAll();
  const ids = documents.map(({ id }) => id);
  const drafts = await Drafts.findAllByKind("documents");
  const unpublished = drafts
    .filter(({ recordId }) => !ids.includes(recordId))
    .map(({ recordId: id, content }) => ({ ...(content as LibraryDocument), id }));
  const files = [...documents, ...unpublished].map(({ file }) => file);
  return {
    documents,
    unpublished,
    fileFacts: await findFileFacts(files, info.lang),
    states: await listStates("documents", ids, drafts, info),
    texts: pickTexts(info.lang, "adminDocuments", "adminSchedule", "adminPreview"),
  };
}

/** A move of one document, or what the buttons above the list do to the selected ones. */
export async function action(args: Pick<Route.ActionArgs, "request" | "context">) {
  const form = await readFields(args.request.clone());
  const end = (["start", "end"] as const).find((known) => known === form.get("command"));
  if (end) return moveSelected(selectedIds(form.getAll("id")), end, args);
  return saveMove(args, { page: paths.admin.documents, readMove, move: Documents.move });
}

async function moveSelected(
  ids: readonly number[],
  end: "start" | "end",
  { context }: Pick<Route.ActionArgs, "context">,
) {
  const info = context.get(requestContext);
  const { selection } = pickTexts(info.lang, "adminDocuments").adminDocuments;
  const refusal = refusalOf(ids, info);
  if (refusal) return errorResponse(400, refusal);
  try {
    const count = await Documents.moveAll(ids, end);
    const drafts = count > 0 ? [] : await Drafts.findAllByKind("documents");
    const areDrafts = drafts.some(({ recordId }) => ids.includes(recordId));
    const gone = areDrafts ? selection.unordered : selection.missing;
    const problem = ids.length === 0 ? selection.none : gone;
    return await redirectWithFlash(
      paths.admin.documents,
      count === 0
        ? { type: "error", message: problem }
        : {
            type: "success",
            message: counted(count, info.lang, selection.movedOne, selection.moved),
          },
    );
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminDocuments.title ?? "");

/** /admin/documentos: the library's documents, sortable, and those that visitors do not see. */
export default function DocumentList({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminDocuments");
  const { documents, unpublished, states } = loaderData;
  return (
    <AdminPage title={texts.title} lead={texts.lead} isWide>
      <Outlet />
      <ActionFailure answer={actionData} />
      <DocumentLists documents={documents} unpublished={unpublished} states={states} />
    </AdminPage>
  );
}
