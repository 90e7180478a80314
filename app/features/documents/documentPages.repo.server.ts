import type { ExpressionBuilder } from "kysely";
import { db } from "#app/db/connection.server.ts";
import { inLanguage, parseEnglish } from "#app/db/english.server.ts";
import type { Database } from "#app/db/tables.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { isBlank, unseenCharacters } from "#app/text/blank.ts";
import { documentTexts } from "./documents.schema.ts";

/** A document of the library, as feeds list it. */
export interface PublishedDocument {
  id: number;
  title: string;
  description: string;
  /** Path under /storage. */
  file: string | null;
  /** Instants, ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** Far below what a sitemap may hold (50,000 addresses). */
const maxListed = 20_000;

/** When the library last changed; undefined while it is empty. */
export async function findLastChange(): Promise<string | undefined> {
  const row = await db()
    .selectFrom("document")
    .select((eb) => eb.fn.max("updatedAt").as("last"))
    .executeTakeFirst();
  return row?.last ?? undefined;
}

/** The documents with a file, in display order, for lists of addresses. */
export async function findAllWithFile(): Promise<
  Pick<PublishedDocument, "id" | "title" | "updatedAt">[]
> {
  return db()
    .selectFrom("document")
    .select(["id", "title", "updatedAt"])
    .where("file", "is not", null)
    .orderBy("position")
    .limit(maxListed)
    .execute();
}

/** The newest complete documents, newest first. */
export async function findNewest(lang: Lang, limit: number): Promise<PublishedDocument[]> {
  const rows = await db()
    .selectFrom("document")
    .select(["id", "title", "description", "file", "en", "createdAt", "updatedAt"])
    .where(isVisible)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ en, ...row }) => inLanguage(row, parseEnglish(en), lang, documentTexts));
}

/** Whether a document has nothing to offer visitors yet: the site's pages leave it out. */
export function isIncomplete({ title, file }: { title: string; file: string | null }): boolean {
  return !file && isBlank(title);
}

const unseen = unseenCharacters();

/** The opposite of `isIncomplete` in SQL, so that limits count only what is shown. */
export function isVisible(eb: ExpressionBuilder<Database, "document">) {
  const title = eb.fn<string>("trim", ["title", eb.val(unseen)]);
  return eb.or([eb("file", "is not", null), eb(title, "<>", "")]);
}
