import type { Trx } from "#app/db/connection.server.ts";
import { takeDeleted } from "#app/db/drafts/deletedDraft.server.ts";
import { orderedTables } from "#app/db/history/listOrder.server.ts";
import { recordChange } from "#app/db/history/recordChange.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { deleteOrdered } from "#app/db/positions.server.ts";
import type { RecordRules } from "./recordRules.ts";

/** Moves a record to the trash, public or not, with its draft. */
export async function deleteIn<Content extends object>(
  trx: Trx,
  { kind, findState }: RecordRules<Content>,
  id: number,
): Promise<boolean> {
  if (await deleteOrdered(trx, orderedTables[kind], id, findState)) return true;
  const { draft, deletedWith } = await takeDeleted(trx, kind, id);
  if (!draft) return false;
  const deletion = { kind, id, action: "deleted", deletedWith } as const;
  const last = await Revisions.findLastState(kind, id, trx);
  if (last?.content) {
    const { title, content, outdated } = last;
    const createdAt = last.recordCreatedAt ?? undefined;
    const record = { title, content, outdated, ...(createdAt && { createdAt }) };
    await recordChange(trx, { ...deletion, record, draft: draft.content });
  } else {
    // Visitors never saw it: the draft is all that there is (`Trash.restoreDraft`).
    const { title, content } = draft;
    await recordChange(trx, { ...deletion, record: { title, content } });
  }
  return true;
}
