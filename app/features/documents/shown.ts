import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/db/tables.ts";

/** Whether a document has nothing to offer visitors yet: the site's pages leave it out. */
export function isIncomplete({ title, file }: { title: string; file: string | null }): boolean {
  return !file && title.trim() === "";
}

/** The same rule in SQL, for the documents that are shown, so that limits count only those. */
export function isShown(eb: ExpressionBuilder<Database, "document">) {
  return eb.or([eb("file", "is not", null), eb(eb.fn("trim", ["title"]), "<>", "")]);
}
