import type SqliteDatabase from "better-sqlite3";
import { log } from "#app/server/log.ts";

/** Lists of ids give a statement for each length; the site's own are far fewer. */
const MAX_STATEMENTS = 500;

/**
 * The database as Kysely's dialect uses it, with each SQL text prepared once: compiling a statement
 * costs more than running most of ours. The level `trace` logs every statement, without its values.
 */
export function withStatementCache(
  database: SqliteDatabase.Database,
): Pick<SqliteDatabase.Database, "prepare" | "close"> {
  const statements = new Map<string, SqliteDatabase.Statement>();
  const prepare = (sql: string) => {
    log.trace({ sql }, "statement");
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const made = database.prepare(sql);
    statements.set(sql, made);
    return made;
  };
  return {
    prepare: prepare as SqliteDatabase.Database["prepare"],
    close: () => database.close(),
  };
}
