import { data, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { db } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as DocumentDrafts from "#app/features/documents/documentDrafts.repo.server.ts";
import * as PartnerDrafts from "#app/features/partners/partnerDrafts.repo.server.ts";
import { filesOfDiscarded } from "#app/features/storedFiles/filesOfDeletion.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { discardDraft } from "#app/forms/drafts/records/discardDrafts.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { historyLabels } from "#app/history/labels.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { overProjectParam, paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { statusOf } from "../describeState.server.ts";
import { listPath, recordPath } from "../recordPaths.ts";
import type { Route } from "./+types/discardDraft.ts";

/** The draft that was asked about. */
const tagField = "draft";

/** Projects have a question of their own, over their form. */
const kinds = ["documents", "partners", "banner", "home", "files"] as const;

const discards: Record<(typeof kinds)[number], (id: number, tag: string) => Promise<boolean>> = {
  documents: DocumentDrafts.discard,
  partners: PartnerDrafts.discard,
  banner: (id, tag) => discardDraft("banner", id, { draft: tag }),
  home: (id, tag) => discardDraft("home", id, { draft: tag }),
  files: (id, tag) => discardDraft("files", id, { draft: tag }),
};

/** What becomes of the record, by its state. */
const asked = {
  published: "changed",
  changed: "changed",
  hidden: "hidden",
  draft: "draft",
} as const;

function recordIn(params: { kind: string; id: string }) {
  const kind = kinds.find((each) => each === params.kind);
  const id = params.id === "0" ? 0 : recordIdOf(params.id);
  if (!kind || id === undefined) throw data(null, 404);
  return { kind, id };
}

/** Where it goes on: at the record's form, or at the one of all pictures of a project that has led here. */
function screenOf({ kind, id }: ReturnType<typeof recordIn>, { searchParams }: URL) {
  const project = recordIdOf(searchParams.get(overProjectParam) ?? "");
  const isOver = kind === "files" && project !== undefined;
  return isOver ? paths.admin.projectPhotos(project) : recordPath(kind, id);
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const { kind, id } = recordIn(params);
  const draft = await Drafts.find(kind, id);
  const screen = screenOf({ kind, id }, url);
  if (!draft) throw redirect(screen);
  const { tag, title } = draft;
  const name = historyLabels(lang).recordOf({ kind, id, title });
  const last = (await Revisions.findLastPublications(kind, [id])).get(id);
  const isPublic = (await Drafts.findPublicVersion(db(), kind, id)) > 0;
  const status = statusOf({ isPublic, draft, last });
  const files = await filesOfDiscarded(kind, id, lang);
  return { tag, name, files, status: asked[status], screen };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { kind, id } = recordIn(params);
  const screen = screenOf({ kind, id }, url);
  try {
    const tag = String((await readFields(request)).get(tagField) ?? "");
    const isDiscarded = await discards[kind](id, tag);
    const isThere = (await Drafts.find(kind, id)) !== undefined;
    if (!isDiscarded) {
      const message = info.t(`adminCommon.drafts.${isThere ? "changed" : "none"}`);
      return await redirectWithFlash(screen, { type: "error", message });
    }
    const message = info.t("adminCommon.drafts.discarded");
    // One that was never public is gone with its draft, and so is its screen.
    const isLeft = isThere || (await Drafts.findPublicVersion(db(), kind, id)) > 0;
    const page = isLeft ? screen : listPath(kind);
    return await redirectWithFlash(page, { type: "success", message });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.name ?? "");

/** /admin/rascunho/{kind}/{id}: asks before the draft of a document, a partner, a description, the banner or the numbers goes. */
export default function DiscardDraft({ loaderData, actionData }: Route.ComponentProps) {
  const { tag, name, files, status, screen } = loaderData;
  const { dialog: texts } = useTexts("adminCommon").drafts;
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts[status]}
      name={name}
      consequences={files}
      sent={{ name: tagField, value: tag }}
      cancelTo={screen}
      confirm={{ label: texts.confirm, busyLabel: texts.busy }}
      answer={actionData}
    />
  );
}
