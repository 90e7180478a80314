import { redirect } from "react-router";
import { type RequestInfo, requestContext } from "#app/context.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { nameOf } from "#app/features/storedFiles/listFiles.server.ts";
import * as StoredFiles from "#app/features/storedFiles/storedFiles.repo.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { isStoredPath } from "#app/files/storedPath.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import type { Flash } from "#app/flash/flash.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureOf } from "#app/forms/saving/failureResponse.server.ts";
import { counted, fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { historyLabels } from "../labels.server.ts";
import { type UndoResult, undoRevision } from "../undo.server.ts";
import type { Route } from "./+types/undo.ts";

/** A plain visit, as after a sign-in, has nothing to undo. */
export function loader() {
  return redirect(paths.admin.history);
}

/** POST /admin/historico/desfazer: "Desfazer" of a notice, which leads back to the page that showed it. */
export async function action({ request, context }: Pick<Route.ActionArgs, "request" | "context">) {
  const info = context.get(requestContext);
  const { t, lang } = info;
  const fields = await readFields(request);
  const back = pageBehind(String(fields.get("back") ?? ""));
  const named = fields.getAll("revision").map(String);
  const file = named.find(isStoredPath);
  const ids = named.map((text) => recordIdOf(text));
  const { recordOf } = historyLabels(lang);
  const titles: Record<UndoResult, string[]> = { undone: [], changed: [], missing: [] };
  try {
    if (file !== undefined) return await undoFile(file, back, info);
    // What was changed last is undone first.
    for (const id of ids.toReversed()) {
      const revision = id === undefined ? undefined : await Revisions.findById(id);
      // Of a draft that is back already nothing is left (`Trash.restoreDraft`).
      if (!revision) continue;
      const { kind, recordId, title } = revision;
      const result = await undoRevision(revision);
      titles[result].unshift(recordOf({ kind, id: recordId, title }));
    }
    const isUndoable = ids.length === 1;
    return await redirectWithFlash(back, noticeOf(titles, ids.length > 1, info), { isUndoable });
  } catch (error) {
    const { message } = failureOf(error, info, t("adminCommon.failure.action"));
    return redirectWithFlash(back, { type: "error", message });
  }
}

/** A file that was deleted by itself has no revisions. */
async function undoFile(path: string, back: string, { t, lang }: RequestInfo) {
  const { trash: texts } = pickTexts(lang, "adminFiles").adminFiles;
  const file = await Media.findByPath(path);
  if (!file) return redirectWithFlash(back, { type: "error", message: t("adminCommon.notFound") });
  if (!(await StoredFiles.takeOutOfTrash(path))) {
    return redirectWithFlash(back, { type: "info", message: t("adminHistory.nothingToUndo") });
  }
  const message = fill(texts.restored, { name: nameOf(file) });
  return redirectWithFlash(back, { type: "success", message });
}

/** Says what was undone and what was not. */
function noticeOf(
  { undone, changed, missing }: Record<UndoResult, string[]>,
  isOfMany: boolean,
  { t, lang }: RequestInfo,
): Flash {
  const [title] = [...undone, ...changed];
  const left = [...changed, ...missing].join(", ");
  if (title === undefined) {
    const message = t(missing.length > 0 ? "adminCommon.notFound" : "adminHistory.nothingToUndo");
    return { type: missing.length > 0 ? "error" : "info", message };
  }
  if (!isOfMany) {
    const isUndone = undone.length > 0;
    const message = t(`adminHistory.${isUndone ? "undone" : "notUndone"}`, { title });
    return { type: isUndone ? "success" : "error", message };
  }
  const { manyUndone, manyUndoneOne, notAllUndone } = pickTexts(lang, "adminHistory").adminHistory;
  const notices = [
    ...(undone.length > 0 ? [counted(undone.length, lang, manyUndoneOne, manyUndone)] : []),
    ...(left ? [fill(notAllUndone, { titles: left })] : []),
  ];
  return { type: left ? "warning" : "success", message: notices.join(" ") };
}

/** A screen of the back office; anything else leads to the history. The editor of what is undone may be gone. */
function pageBehind(back: string): string {
  const isScreen = /^\/admin\/[\w/-]+(\?[\w=&%.+-]*)?$/.test(back);
  return isScreen && !back.startsWith(paths.admin.undo) ? back : paths.admin.history;
}
