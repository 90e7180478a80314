import { changedFields } from "#app/db/history/changedFields.ts";
import { isOrderedKind } from "#app/db/history/listOrder.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { restoreOrder } from "#app/db/positions.server.ts";
import { kindOfRecord } from "./records.server.ts";
import { restoreDeletion, restoreRevision } from "./restore.server.ts";

/** "changed": somebody has changed the same again since, which an undo must not take away. */
export type UndoResult = "undone" | "changed" | "missing";

/** Undoes one change, and nothing that came after it. */
export async function undoRevision(revision: Revisions.CompleteRevision): Promise<UndoResult> {
  if (revision.isPublic === null) return undoOrder(revision);
  const { kind, recordId, content } = revision;
  if (!content) return "missing";
  const last = await Revisions.findLastState(kind, recordId);
  const before = await Revisions.findStateBefore(revision);
  const isLast = last?.id === revision.id;
  if (!revision.isPublic) {
    const isBack = last !== undefined && last.action !== "deleted";
    // Sent again, or somebody else was faster: what was wanted is so.
    if (!isLast) return revision.action === "deleted" && isBack ? "undone" : "changed";
    const restore = revision.action === "deleted" ? restoreDeletion : restoreRevision;
    return toUndone(await restore(revision));
  }
  if (!before?.isPublic) {
    if (!isLast) return "changed";
    const { remove, hide } = kindOfRecord(kind, content);
    // Out of the trash it came, and goes there again; else its words stay a draft.
    const takeBack = before?.action === "deleted" ? remove : (hide ?? remove);
    const isRemoved = await takeBack?.(recordId ?? 0);
    return isRemoved ? "undone" : "missing";
  }
  if (!last?.isPublic) return "changed";
  const since = changedFields(content, last.content);
  if (revision.fields.some((field) => since.includes(field))) return "changed";
  if (revision.fields.length === 0) return "undone";
  return toUndone(await restoreRevision(before, revision.fields));
}

function toUndone(result: Awaited<ReturnType<typeof restoreRevision>>): UndoResult {
  return result === "restored" ? "undone" : "missing";
}

/** A moved record goes back to where it was among the others; a whole order only while it still stands. */
async function undoOrder(revision: Revisions.CompleteRevision): Promise<UndoResult> {
  const { kind, recordId, contentVersion } = revision;
  if (!isOrderedKind(kind)) return "missing";
  const idsAt = async (version: number) =>
    (await Revisions.findListAt(kind, version)).map(({ id }) => id);
  const before = await idsAt(contentVersion - 1);
  const now = await idsAt(Number.MAX_SAFE_INTEGER);
  const earlier = await Revisions.findOrderAt(kind, contentVersion - 1);
  if (recordId === null) {
    const after = await idsAt(contentVersion);
    const inBoth = (ids: number[], others: number[]) => ids.filter((id) => others.includes(id));
    if (inBoth(after, now).join() !== inBoth(now, after).join()) return "changed";
    await restoreOrder(kind, earlier);
    return "undone";
  }
  if (!now.includes(recordId)) return "changed";
  const { columns = {} } = await Revisions.findOrderAt(kind, Number.MAX_SAFE_INTEGER);
  const { [recordId]: _, ...others } = columns;
  const column = earlier.columns?.[recordId];
  const ids = putBack(now, before, recordId);
  await restoreOrder(kind, {
    ids,
    columns: column === undefined ? others : { ...others, [recordId]: column },
  });
  return "undone";
}

/** The list of now with one of its ids behind the nearest one that it stood behind before. */
function putBack(now: readonly number[], before: readonly number[], id: number): number[] {
  const others = now.filter((other) => other !== id);
  const leaders = before.slice(0, Math.max(before.indexOf(id), 0));
  const at = others.indexOf(leaders.findLast((leader) => others.includes(leader)) ?? -1) + 1;
  return [...others.slice(0, at), id, ...others.slice(at)];
}
