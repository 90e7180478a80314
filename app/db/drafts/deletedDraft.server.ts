import type { Trx } from "../connection.server.ts";
import type { OrderedKind } from "../history/listOrder.server.ts";
import type { DeletedWith } from "../history/recordChange.server.ts";
import type { OutdatedEnglish } from "../history/revisionContent.server.ts";
import * as Schedule from "../schedule/schedule.repo.server.ts";
import * as Drafts from "./drafts.repo.server.ts";

/**
 * Takes the draft of a record that is going to be deleted, and what is scheduled for it, for the trash. Call it while the
 * record is still there.
 */
export async function takeDeleted(
  trx: Trx,
  kind: OrderedKind,
  id: number,
): Promise<{ draft: Drafts.Draft | undefined; deletedWith: DeletedWith }> {
  const all = kind === "partners" ? [] : await Schedule.findAllByRecord(kind, id, trx);
  const planned = all.map(({ action, dueAt }) => ({ action, dueAt }));
  const version = await Drafts.findPublicVersion(trx, kind, id);
  const draft = await Drafts.take(trx, kind, id);
  if (!draft) return { draft, deletedWith: { planned } };
  const { typed, baseVersion, baseHash } = draft;
  // A record that comes back has another version, on which the draft is based as it was on this one.
  const isBehind = baseVersion !== version;
  return { draft, deletedWith: { typed, baseHash, planned, ...(isBehind && { baseVersion }) } };
}

/**
 * Puts back what `takeDeleted` took, in the name of who brings the record back. A moment that has passed meanwhile is
 * left out, as one that somebody types is refused.
 *
 * @param draft undefined: it had none
 */
export async function putBack(
  trx: Trx,
  kind: OrderedKind,
  id: number,
  draft: { title: string; content: object; outdated?: OutdatedEnglish } | undefined,
  { typed, baseVersion, baseHash, planned = [] }: DeletedWith,
): Promise<void> {
  if (draft) {
    const version = await Drafts.findPublicVersion(trx, kind, id);
    const base = { baseVersion: baseVersion ?? version, baseHash };
    await Drafts.save(trx, kind, id, { ...draft, typed, ...base });
  }
  if (kind === "partners") return;
  const now = new Date().toISOString();
  for (const { action, dueAt } of planned) {
    if (dueAt > now) await Schedule.plan(trx, { kind, recordId: id, action }, dueAt);
  }
}
