import { db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { type DraftForm, type KnownDraft, relationOf } from "#app/db/drafts/draftTag.ts";
import { orderedTables } from "#app/db/history/listOrder.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { endForm, findDroppedRows } from "#app/db/idempotency.server.ts";
import { removeFilesOf } from "#app/files/sweep/removeFilesOf.server.ts";
import type { RecordRules } from "./recordRules.ts";
import { contentOf, findDraft, findVersion } from "./storedDraft.server.ts";

/**
 * Discards the draft of a record that is always public, such as the banner.
 *
 * @param known only the one that it names
 * @returns false where there is none
 */
export async function discardDraft(
  kind: Drafts.DraftKind,
  id: number,
  known?: KnownDraft,
): Promise<boolean> {
  const draft = await db()
    .transaction()
    .execute((trx) => Drafts.take(trx, kind, id, known));
  if (draft) await removeFilesOf(draft.content);
  return draft !== undefined;
}

/** Discards a record's unpublished changes. */
export async function discardIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  id: number,
  tag: string | undefined,
): Promise<Drafts.Draft | undefined> {
  const { kind } = rules;
  const draft = await Drafts.take(trx, kind, id, tag === undefined ? undefined : { draft: tag });
  if (!draft || (await findVersion(trx, rules, id)) > 0) return draft;
  const last = await Revisions.findLastState(kind, id, trx);
  if (last?.content) {
    const { title, outdated } = last;
    const content = contentOf(rules, last.content);
    await Drafts.save(trx, kind, id, { title, content, outdated, baseVersion: 0 });
  }
  return draft;
}

/** Discards the draft that a new record's form has kept by itself. */
export async function discardOwnIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  form: DraftForm,
): Promise<Drafts.Draft | undefined> {
  const id = await endForm(trx, orderedTables[rules.kind], form);
  const draft = id === undefined ? undefined : await findDraft(rules, id, trx);
  if (id === undefined || !draft || relationOf(draft, { form }) === "other") return undefined;
  return (await findVersion(trx, rules, id)) > 0 ? undefined : discardIn(trx, rules, id, draft.tag);
}

/** The same of a form of many new records. */
export async function discardAllOwnIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  form: DraftForm,
): Promise<Drafts.Draft[]> {
  const table = orderedTables[rules.kind];
  const { key: idempotencyKey, attempt } = form;
  const dropped = await findDroppedRows(trx, table, [], { idempotencyKey, attempt });
  await endForm(trx, table, form);
  return discardAllDrafts(trx, rules, dropped);
}

/** Discards those of these records that are only drafts. */
export async function discardAllDrafts<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  ids: readonly number[],
): Promise<Drafts.Draft[]> {
  const discarded: Drafts.Draft[] = [];
  for (const id of ids) {
    const isPublic = (await findVersion(trx, rules, id)) > 0;
    const draft = isPublic ? undefined : await discardIn(trx, rules, id, undefined);
    if (draft) discarded.push(draft);
  }
  return discarded;
}
