import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/db/tables.ts";

/** Whether a document has nothing to offer visitors yet: the site's pages leave it out. */
export function isIncomplete({ title, file }: { title: string; file: string | null }): boolean {
  return !file && title.trim() === "";
}

/** What `String.prototype.trim` removes; SQLite's `trim` removes only spaces by itself. */
const whiteSpace =
  "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

/** The same rule in SQL, so that limits count only what is shown. */
export function isShown(eb: ExpressionBuilder<Database, "document">) {
  const title = eb.fn<string>("trim", ["title", eb.val(whiteSpace)]);
  return eb.or([eb("file", "is not", null), eb(title, "<>", "")]);
}
