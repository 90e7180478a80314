import type { Trx } from "#app/db/connection.server.ts";
import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import { orderedTables } from "#app/db/history/listOrder.server.ts";
import {
  findDroppedRows,
  hashOf,
  type Idempotency,
  idempotencyOfRow,
  insertIdempotent,
  KeyReusedError,
  type NamedRow,
} from "#app/db/idempotency.server.ts";
import { deleteIn } from "./deleteRecord.server.ts";
import { discardAllDrafts } from "./discardDrafts.server.ts";
import { publishIn } from "./publishRecord.server.ts";
import type { Kept, RecordRules } from "./recordRules.ts";
import { planPublication } from "./scheduleRecord.server.ts";
import { findDraft, findVersion, storeDraft } from "./storedDraft.server.ts";

interface Insertion<Content> extends Kept {
  content: Content;
  once: Idempotency;
}

/** Adds a record that is only a draft. */
export function insertIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  { content, once, publishAt, typed }: Insertion<Content>,
): Promise<{ id: number }> {
  const { requestHash } = once;
  const storeAt = async (id: number, version: number) => {
    await storeDraft(trx, rules, id, { content, typed }, { version, form: formOf(once) });
    if (publishAt !== undefined) await planPublication(trx, rules, id, publishAt);
  };
  return insertOnce(
    trx,
    rules,
    // The same content, published, is another request.
    { ...once, requestHash: requestHash && hashOf([requestHash, "draft"]) },
    async () => {
      const id = await rules.reserveId(trx);
      await storeAt(id, 0);
      return id;
    },
    async (id) => storeAt(id, await findVersion(trx, rules, id)),
  );
}

/** Adds a record and publishes it. */
export function insertPublishedIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  content: Content,
  once: Idempotency,
): Promise<{ id: number }> {
  return insertOnce(
    trx,
    rules,
    once,
    () => rules.insertNew(trx, content),
    async (id) => {
      const draft = (await findDraft(rules, id, trx))?.tag;
      await publishIn(trx, rules, { id, content, opened: { draft } });
    },
  );
}

/** Adds what a form of many new records holds and publishes it. */
export async function insertAllPublishedIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  rows: readonly NamedRow<Content>[],
  once: Idempotency,
): Promise<{ dropped: number; taken: number[] }> {
  const dropped = await findDroppedRows(trx, orderedTables[rules.kind], rows, once);
  await discardAllDrafts(trx, rules, dropped);
  let count = 0;
  for (const id of dropped) if (await deleteIn(trx, rules, id)) count += 1;
  const taken = await findTaken(rows, (row) =>
    insertPublishedIn(trx, rules, row.content, idempotencyOfRow(row, once)),
  );
  return { dropped: count, taken };
}

/** Adds what a form of many new records holds as drafts. */
export async function insertAllIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  rows: readonly NamedRow<Content>[],
  once: Idempotency,
): Promise<number[]> {
  const dropped = await findDroppedRows(trx, orderedTables[rules.kind], rows, once);
  // Their files stay until they are swept: the form may be taking one up again.
  await discardAllDrafts(trx, rules, dropped);
  return findTaken(rows, (row) => {
    const { content, typed } = row;
    return insertIn(trx, rules, { content, typed, once: idempotencyOfRow(row, once) });
  });
}

/** Stores rows one by one: those that somebody else has changed since hold up none of the others. */
async function findTaken<Content>(
  rows: readonly NamedRow<Content>[],
  store: (row: NamedRow<Content>) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await store(row);
    } catch (error) {
      // Thrown before anything of the row is written.
      if (!(error instanceof KeyReusedError)) throw error;
      taken.push(index);
    }
  }
  return taken;
}

/** @param amend stores the content of a new record's form, sent again, in the record that it made before */
async function insertOnce<Content extends object>(
  trx: Trx,
  { kind }: RecordRules<Content>,
  once: Idempotency,
  insert: () => Promise<number>,
  amend: (id: number) => Promise<void>,
): Promise<{ id: number }> {
  const known = { kind: orderedTables[kind], ...once };
  return { id: await insertIdempotent(trx, known, insert, amend) };
}

/** The opened form that sends a new record. */
function formOf({ isForm, idempotencyKey: key, attempt }: Idempotency): DraftForm | undefined {
  return isForm && key !== undefined && attempt !== undefined ? { key, attempt } : undefined;
}
