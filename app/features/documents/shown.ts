import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/db/tables.ts";
import { isBlank, unseenCharacters } from "#app/validation/blank.ts";

/** Whether a document has nothing to offer visitors yet: the site's pages leave it out. */
export function isIncomplete({ title, file }: { title: string; file: string | null }): boolean {
  return !file && isBlank(title);
}

const unseen = unseenCharacters();

/** The same rule in SQL, so that limits count only what is shown. */
export function isShown(eb: ExpressionBuilder<Database, "document">) {
  const title = eb.fn<string>("trim", ["title", eb.val(unseen)]);
  return eb.or([eb("file", "is not", null), eb(title, "<>", "")]);
}
