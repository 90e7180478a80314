import { db, type Trx } from "#app/db/connection.server.ts";
import { inLanguage, parseEnglish } from "#app/db/english.server.ts";
import type { Row } from "#app/db/tables.ts";
import type { Lang } from "#app/i18n/lang.ts";

/** What a document's URL serves. */
export interface ServedDocument {
  /** Path under /storage. */
  file: string;
  titles: Record<Lang, string>;
}

/** The public file of a document; undefined where visitors have none. */
export async function findServed(id: number): Promise<ServedDocument | undefined> {
  const row = await db()
    .selectFrom("document")
    .select(["title", "file", "en"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row?.file) return undefined;
  const { file, title, en } = row;
  const english = inLanguage({ title }, parseEnglish(en), "en", ["title"]);
  return { file, titles: { pt: title, en: english.title } };
}

/** Notes which file a document offers visitors from now on, in the transaction of the change. */
export async function note(trx: Trx, documentId: number, path: string | null): Promise<void> {
  const now = new Date().toISOString();
  await trx
    .updateTable("documentFile")
    .set({ until: now })
    .where("documentId", "=", documentId)
    .where("until", "is", null)
    .where("path", "<>", path ?? "")
    .execute();
  if (path === null) return;
  await trx
    .insertInto("documentFile")
    .values({ documentId, path, since: now })
    // A version that has come back.
    .onConflict((conflict) =>
      conflict
        .columns(["documentId", "path"])
        .doUpdateSet({ since: now, until: null })
        .where("documentFile.until", "is not", null),
    )
    .execute();
}

/** A stored file that a document offered until another took its place. */
type EarlierFile = Pick<Row<"media">, "path" | "originalName" | "type" | "size"> & {
  /** ISO 8601. */
  until: string;
};

/** The stored files that a document offered before its present one, the last first. */
export async function findEarlier(documentId: number): Promise<EarlierFile[]> {
  return db()
    .selectFrom("documentFile")
    .innerJoin("media", "media.path", "documentFile.path")
    .select(["documentFile.path", "originalName", "type", "size", "until"])
    .where("documentId", "=", documentId)
    .where("until", "is not", null)
    .orderBy("until", "desc")
    .$narrowType<{ until: string }>()
    .execute();
}
