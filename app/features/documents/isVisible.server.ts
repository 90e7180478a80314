import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/db/tables.ts";
import { unseenCharacters } from "#app/text/blank.ts";

const unseen = unseenCharacters();

/** The opposite of `isIncomplete` in SQL, so that limits count only what is shown. */
export function isVisible(eb: ExpressionBuilder<Database, "document">) {
  const title = eb.fn<string>("trim", ["title", eb.val(unseen)]);
  return eb.or([eb("file", "is not", null), eb(title, "<>", "")]);
}
