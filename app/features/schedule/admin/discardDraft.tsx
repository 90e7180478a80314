import { data, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { db } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { historyLabels } from "#app/features/history/labels.server.ts";
import { removeFilesOf } from "#app/files/sweep/removeFilesOf.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { recordScreen } from "../recordScreen.ts";
import type { Route } from "./+types/discardDraft.ts";

/** The draft that was asked about. */
const tagField = "draft";

/** Projects have a question of their own, over their form. */
const kinds = ["documents", "partners", "banner", "home"] as const;

function recordIn(params: { kind: string; id: string }) {
  const kind = kinds.find((each) => each === params.kind);
  const id = params.id === "0" ? 0 : recordIdOf(params.id);
  if (!kind || id === undefined) throw data(null, 404);
  return { kind, id };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const { kind, id } = recordIn(params);
  const draft = await Drafts.find(kind, id);
  if (!draft) throw redirect(recordScreen(kind, id));
  const { tag, title } = draft;
  const name = historyLabels(lang).recordOf({ kind, id, title });
  return { tag, name, screen: recordScreen(kind, id) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { kind, id } = recordIn(params);
  const screen = recordScreen(kind, id);
  try {
    const tag = String((await readFields(request)).get(tagField) ?? "");
    const draft = await db()
      .transaction()
      .execute((trx) => Drafts.take(trx, kind, id, tag));
    if (!draft) {
      const isThere = (await Drafts.find(kind, id)) !== undefined;
      const message = info.t(`adminCommon.drafts.${isThere ? "changed" : "none"}`);
      return await redirectWithFlash(screen, { type: "error", message });
    }
    await removeFilesOf(draft.content);
    const message = info.t("adminCommon.drafts.discarded");
    return await redirectWithFlash(screen, { type: "success", message });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.name ?? "");

/** /admin/rascunho/{kind}/{id}: asks before the draft of a document, a partner, the banner or the numbers goes. */
export default function DiscardDraft({ loaderData, actionData }: Route.ComponentProps) {
  const { tag, name, screen } = loaderData;
  const { dialog: texts } = useTexts("adminCommon").drafts;
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      name={name}
      sent={{ name: tagField, value: tag }}
      cancelTo={screen}
      confirm={{ label: texts.confirm, busyLabel: texts.busy }}
      answer={actionData}
    />
  );
}
