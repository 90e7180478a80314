import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureOf } from "#app/forms/saving/failureResponse.server.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { historyLabels } from "../labels.server.ts";
import { undoRevision } from "../undo.server.ts";
import type { Route } from "./+types/undo.ts";

/** A plain visit, as after a sign-in, has nothing to undo. */
export function loader() {
  return redirect(paths.admin.history);
}

/** POST /admin/historico/desfazer: "Desfazer" of a notice, which leads back to the page that showed it. */
export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, lang } = info;
  const fields = await readFields(request);
  const back = pageBehind(String(fields.get("back") ?? ""));
  const ids = fields.getAll("revision").map((text) => recordIdOf(String(text)));
  let title = "";
  try {
    // What was changed last is undone first.
    for (const id of ids.toReversed()) {
      const revision = id === undefined ? undefined : await Revisions.findById(id);
      if (!revision) return await fail(back, t("adminCommon.notFound"));
      const { kind, recordId } = revision;
      title = historyLabels(lang).recordOf({ kind, id: recordId, title: revision.title });
      const result = await undoRevision(revision);
      if (result === "missing") return await fail(back, t("adminCommon.notFound"));
      if (result === "changed") return await fail(back, t("adminHistory.notUndone", { title }));
    }
    if (ids.length === 0) return await fail(back, t("adminCommon.notFound"));
    const message =
      ids.length > 1
        ? t("adminHistory.manyUndone", { count: ids.length })
        : t("adminHistory.undone", { title });
    return await redirectWithFlash(back, { type: "success", message });
  } catch (error) {
    return fail(back, failureOf(error, info, t("adminCommon.failure.action")).message);
  }
}

function fail(back: string, message: string) {
  return redirectWithFlash(back, { type: "error", message });
}

/** A screen of the back office; anything else leads to the history. The editor of what is undone may be gone. */
function pageBehind(back: string): string {
  const isScreen = /^\/admin\/[\w/-]+(\?[\w=&%.+-]*)?$/.test(back);
  return isScreen && !back.startsWith(paths.admin.undo) ? back : paths.admin.history;
}
