import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { findEnglish, inLanguage, parseEnglish, stringifyEnglish } from "#app/db/english.server.ts";
import {
  type RecordState,
  type Restored,
  recordChange,
  type StateRow,
} from "#app/db/history/recordChange.server.ts";
import {
  compactOutdated,
  earlierEnglish,
  type OutdatedEnglish,
  outdatedOf,
} from "#app/db/history/revisionContent.server.ts";
import { type Idempotency, insertIdempotent } from "#app/db/idempotency.server.ts";
import type { Move, Place } from "#app/db/order.ts";
import {
  findNextPosition,
  makeRoomFor,
  moveInOrder,
  moveToEnd,
  updateOrderOf,
} from "#app/db/positions.server.ts";
import type { Row } from "#app/db/tables.ts";
import {
  type ExpectedVersion,
  findUnusedVersion,
  raiseVersion,
  type UpdateResult,
} from "#app/db/versions.server.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import * as DocumentFiles from "./documentFiles.repo.server.ts";
import { isIncomplete, isVisible } from "./documentPages.repo.server.ts";
import {
  documentSchema,
  documentTexts,
  type LibraryDocument,
  type PublicDocument,
} from "./documents.schema.ts";

/** A document for editing; `version` is sent back with the edit. */
export type StoredDocument = LibraryDocument & { id: number; version: number };

/** The maximum number of documents in one answer. */
const maxDocuments = 5000;

/** The library for API clients, in display order. */
export async function findAllPublic(lang: Lang): Promise<PublicDocument[]> {
  const rows = await selectRows().execute();
  return rows.map((row) => toDocument(row, lang));
}

/** The library's complete documents in display order; at most `limit`. */
export async function findAllVisible(lang: Lang, limit: number): Promise<PublicDocument[]> {
  const rows = await selectRows(limit).where(isVisible).execute();
  return rows.map((row) => toDocument(row, lang));
}

/**
 * The library as visitors would see it with one document as its draft would make it (contract 12): in its place or, a
 * new one, at the end. Beyond the limit it takes the last place, where it is looked for.
 */
export async function findAllDrafted(
  id: number,
  { content, outdated }: { content: LibraryDocument; outdated: OutdatedEnglish },
  lang: Lang,
  limit: number,
): Promise<PublicDocument[]> {
  const rows = await selectRows().execute();
  const stored = rows.find((row) => row.id === id);
  const known = [...(stored ? [stored.en] : []), ...earlierEnglish(outdated, "main")];
  const drafted = { ...neverStored, ...stored, id, ...toColumns(content, known) };
  const all = stored ? rows.map((row) => (row === stored ? drafted : row)) : [...rows, drafted];
  const visible = all.filter((row) => !isIncomplete(row));
  const at = visible.indexOf(drafted);
  const shown = at < limit ? visible.slice(0, limit) : [...visible.slice(0, limit - 1), drafted];
  return shown.map((row) => toDocument(row, lang));
}

/** The columns that tell nothing about how visitors see it. */
const neverStored = { position: 0, version: 0, createdAt: "", updatedAt: "" };

/** The library for editing, in display order. */
export async function findAll(): Promise<StoredDocument[]> {
  const rows = await selectRows().execute();
  return rows.map((row) => ({ ...toDocument(row, "both"), version: row.version }));
}

export async function findById(id: number): Promise<StoredDocument | undefined> {
  const row = await findRow(db(), id);
  return row && { ...toDocument(row, "both"), version: row.version };
}

/** A document as its history keeps it. */
export async function findState(
  executor: Db,
  id: number,
): Promise<(RecordState & { content: LibraryDocument }) | undefined> {
  const row = await findRow(executor, id);
  if (!row) return undefined;
  const { title, description, en, createdAt, updatedAt } = row;
  const main = outdatedOf([{ english: parseEnglish(en), portuguese: { title, description } }]);
  const content = toDocument(row, "both");
  return { title, content, outdated: compactOutdated({ main }), createdAt, updatedAt };
}

/** The stored English texts, with the Portuguese that each one translates. */
export function findEnglishById(id: number): Promise<StoredEnglish> {
  return findEnglish("document", id);
}

/**
 * Adds a document at the end of the list; with a known `idempotencyKey` nothing is added again, and a form's
 * changed values replace the earlier ones.
 */
export async function insert(
  document: LibraryDocument,
  once: Idempotency = {},
): Promise<{ id: number }> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const known = { kind: "document", ...once } as const;
      const insert = () => insertNew(trx, document);
      const amend = (id: number) => replace(trx, id, document, {});
      return { id: await insertIdempotent(trx, known, insert, amend) };
    });
}

/** Replaces a document. A file that it no longer offers is out of sight at once. */
export function update(
  id: number,
  document: LibraryDocument,
  basedOn: ExpectedVersion = {},
): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute((trx) => replace(trx, id, document, basedOn));
}

/**
 * Puts a document back to what it was: one that was deleted returns with its id, to its place in the list.
 *
 * @param was what its history tells besides the content
 * @returns "stale" where it has another version by now than `was` names
 */
export function restore(
  id: number,
  document: LibraryDocument,
  was: Restored = {},
): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const result = await replace(trx, id, document, was, was);
      if (result !== "missing") return result;
      await insertAgain(trx, id, document, { ...was, action: "restored" });
      await Drafts.takePublished(trx, "documents", id, documentSchema, document);
      return "updated";
    });
}

/** Stores an order list (contract 5); undefined when it was refused. */
export function updateOrder(places: Place[]): Promise<number[] | undefined> {
  return updateOrderOf("document", places);
}

/** Moves a document beside another; false when one of them is gone. */
export function move(wanted: Move): Promise<boolean> {
  return moveInOrder("document", wanted, async (trx) => {
    const query = trx.selectFrom("document").select("title").where("id", "=", wanted.id);
    return (await query.executeTakeFirstOrThrow()).title;
  });
}

/**
 * Moves documents to an end of the list.
 *
 * @returns how many of them are still public
 */
export function moveAll(ids: readonly number[], end: "start" | "end"): Promise<number> {
  return moveToEnd("document", ids, end);
}

function findRow(executor: Db, id: number) {
  return executor.selectFrom("document").selectAll().where("id", "=", id).executeTakeFirst();
}

function selectRows(limit = maxDocuments) {
  return db().selectFrom("document").selectAll().orderBy("position").orderBy("id").limit(limit);
}

/** Replaces a document's row, and writes the revision. */
export async function replace(
  trx: Trx,
  id: number,
  document: LibraryDocument,
  basedOn: ExpectedVersion,
  restored?: Restored,
): Promise<UpdateResult> {
  const result = await raiseVersion(trx, "document", id, basedOn);
  if (result !== "updated") return result;
  const { en } = await trx
    .selectFrom("document")
    .select("en")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("document")
    .set({
      ...toColumns(document, [en, ...earlierEnglish(restored?.outdated, "main")]),
      updatedAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .execute();
  await record(trx, id, restored ? "restored" : "published");
  return result;
}

/**
 * Adds a document at the end of the list, and writes its first revision.
 *
 * @param id one that `reserveId` has given
 */
export async function insertNew(trx: Trx, document: LibraryDocument, id?: number): Promise<number> {
  const inserted = await insertRow(trx, document, {
    ...(id && { id }),
    position: await findNextPosition(trx, "document"),
  });
  await record(trx, inserted, "created");
  return inserted;
}

/** A document's next id, which no other one will have; its row comes when it is published. */
export async function reserveId(trx: Trx): Promise<number> {
  const id = await insertRow(trx, documentSchema.parse({}), { position: 0 });
  await trx.deleteFrom("document").where("id", "=", id).execute();
  return id;
}

async function insertRow(
  trx: Trx,
  document: LibraryDocument,
  row: { id?: number; position: number },
): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await trx
    .insertInto("document")
    .values({ ...row, ...toColumns(document, []), createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts a document that was deleted or taken off the site back into its place, and writes the revision. */
export async function insertAgain(
  trx: Trx,
  id: number,
  document: LibraryDocument,
  { action, outdated, createdAt }: Restored & { action: "published" | "restored" },
): Promise<void> {
  const now = new Date().toISOString();
  await insertState(trx, document, {
    id,
    position: await makeRoomFor(trx, "document", id),
    version: await findUnusedVersion(trx),
    createdAt: createdAt ?? now,
    updatedAt: now,
    outdated,
  });
  await record(trx, id, action);
}

/** Inserts the row of a document that has a history: one that returns, or one of the site as it was. */
export async function insertState(
  trx: Trx,
  document: LibraryDocument,
  { outdated, boardColumn: _, ...row }: StateRow,
): Promise<void> {
  const columns = toColumns(document, earlierEnglish(outdated, "main"));
  await trx
    .insertInto("document")
    .values({ ...row, ...columns })
    .execute();
}

/** Writes the document's revision, after it has changed. */
async function record(trx: Trx, id: number, action: "created" | "published" | "restored") {
  const state = await findState(trx, id);
  if (!state) throw new Error(`Document ${id} has no row`);
  await DocumentFiles.note(trx, id, state.content.file);
  await recordChange(trx, { kind: "documents", id, action, record: state });
}

function toColumns({ title, description, file, en }: LibraryDocument, previous: string[]) {
  const english = stringifyEnglish(documentTexts, { title, description }, en, previous);
  return { title, description, file, en: english };
}

function toDocument({ id, title, description, file, en }: Row<"document">, lang: Lang | "both") {
  return { id, ...inLanguage({ title, description, file }, parseEnglish(en), lang, documentTexts) };
}
