import { db, type Trx } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import { findEnglish, inLanguage, parseEnglish, stringifyEnglish } from "#app/db/english.server.ts";
import { insertOnce, type Once } from "#app/db/idempotency.server.ts";
import type { Place } from "#app/db/order.ts";
import { deleteOrdered, findNextPosition, updateOrderOf } from "#app/db/positions.server.ts";
import type { Row } from "#app/db/tables.ts";
import { type BasedOn, raiseVersion, type UpdateResult } from "#app/db/versions.server.ts";
import { removeFilesOf } from "#app/features/media/sweep/removeFilesOf.server.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { documentTexts, type LibraryDocument, type PublicDocument } from "./documents.schema.ts";
import { isShown } from "./isShown.server.ts";

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
export async function findAllShown(lang: Lang, limit: number): Promise<PublicDocument[]> {
  const rows = await selectRows(limit).where(isShown).execute();
  return rows.map((row) => toDocument(row, lang));
}

/** The library for editing, in display order. */
export async function findAll(): Promise<StoredDocument[]> {
  const rows = await selectRows().execute();
  return rows.map((row) => ({ ...toDocument(row, "both"), version: row.version }));
}

export async function findById(id: number): Promise<StoredDocument | undefined> {
  const row = await db().selectFrom("document").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { ...toDocument(row, "both"), version: row.version };
}

/** The stored English texts, with the Portuguese that each one translates. */
export function findEnglishById(id: number): Promise<StoredEnglish> {
  return findEnglish("document", id);
}

/**
 * Adds a document at the end of the list; with a known `idempotencyKey` nothing is added again, and a form's
 * changed values replace the earlier ones.
 */
export async function insert(document: LibraryDocument, once: Once = {}): Promise<{ id: number }> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const known = { kind: "document", ...once } as const;
      const insert = () => insertNew(trx, document);
      const amend = (id: number) => replace(trx, id, document, {});
      return { id: await insertOnce(trx, known, insert, amend) };
    });
}

/** Replaces a document. A file that it no longer offers is gone at once: staff replace a wrong one. */
export async function update(
  id: number,
  document: LibraryDocument,
  basedOn: BasedOn = {},
): Promise<UpdateResult> {
  const before = await findById(id);
  const result = await db()
    .transaction()
    .execute((trx) => replace(trx, id, document, basedOn));
  if (result === "updated") await removeFilesOf(before);
  return result;
}

/** Stores an order list (contract 5); undefined when it was refused. */
export function updateOrder(places: Place[]): Promise<number[] | undefined> {
  return updateOrderOf("document", places);
}

/** Deletes a document with its file. False: no such document. */
export async function deleteById(id: number): Promise<boolean> {
  const document = await findById(id);
  const isDeleted = await deleteOrdered("document", id);
  if (isDeleted) await removeFilesOf(document);
  return isDeleted;
}

function selectRows(limit = maxDocuments) {
  return db().selectFrom("document").selectAll().orderBy("position").orderBy("id").limit(limit);
}

async function replace(
  trx: Trx,
  id: number,
  document: LibraryDocument,
  basedOn: BasedOn,
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
    .set({ ...toColumns(document, [en]), updatedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  await raiseContentVersion(trx);
  return result;
}

async function insertNew(trx: Trx, document: LibraryDocument): Promise<number> {
  const now = new Date().toISOString();
  const position = await findNextPosition(trx, "document");
  const { id } = await trx
    .insertInto("document")
    .values({ ...toColumns(document, []), position, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await raiseContentVersion(trx);
  return id;
}

function toColumns({ title, description, file, en }: LibraryDocument, previous: string[]) {
  const english = stringifyEnglish(documentTexts, { title, description }, en, previous);
  return { title, description, file, en: english };
}

function toDocument({ id, title, description, file, en }: Row<"document">, lang: Lang | "both") {
  return { id, ...inLanguage({ title, description, file }, parseEnglish(en), lang, documentTexts) };
}
