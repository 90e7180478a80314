import type { Trx } from "#app/db/connection.server.ts";
import { putBack } from "#app/db/drafts/deletedDraft.server.ts";
import { orderedTables } from "#app/db/history/listOrder.server.ts";
import { type RecordState, recordChange } from "#app/db/history/recordChange.server.ts";
import { removeOrdered } from "#app/db/positions.server.ts";
import type { DeletedDraft, RecordRules } from "./recordRules.ts";
import { contentOf, findDraft, storeDraft } from "./storedDraft.server.ts";

/** Takes a record off the site; its content stays as a draft. */
export async function unpublishIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const { kind } = rules;
  const record = await rules.findState(trx, id);
  if (!record) return undefined;
  const stored = await findDraft(rules, id, trx);
  const { title, outdated } = record;
  if (!stored) await storeDraft(trx, rules, id, { content: contentOf(rules, record.content) });
  // From now on it is based on nothing public.
  await trx
    .updateTable("draft")
    .set({ baseVersion: 0, baseHash: null, outdated: JSON.stringify(outdated ?? {}) })
    .where("kind", "=", kind)
    .where("recordId", "=", id)
    .execute();
  await removeOrdered(trx, orderedTables[kind], id);
  await recordChange(trx, { kind, id, action: "unpublished", record });
  return { id, name: title };
}

/** Brings back a record that was deleted while it was off the site. */
export async function restoreHiddenIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  id: number,
  record: RecordState,
  { draft, deletedWith }: DeletedDraft,
): Promise<void> {
  const { kind } = rules;
  const { title, outdated } = record;
  const content = draft ?? contentOf(rules, record.content);
  await recordChange(trx, { kind, id, action: "unpublished", record });
  await putBack(trx, kind, id, { title, content, ...(outdated && { outdated }) }, deletedWith);
}
