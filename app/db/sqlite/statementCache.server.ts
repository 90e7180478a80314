import type SqliteDatabase from "better-sqlite3";
import { log } from "#app/platform/log.ts";

/** `in (...)` lists need a statement per length; the site's own statements are far fewer. */
const maxStatements = 500;

/**
 * The database for Kysely's dialect, with each SQL text prepared once: preparing costs more than
 * running most of the site's statements. At log level `trace` every statement is logged, without its values.
 */
export function withStatementCache(
  database: SqliteDatabase.Database,
): Pick<SqliteDatabase.Database, "prepare" | "close"> {
  const statements = new Map<string, SqliteDatabase.Statement>();
  const prepare = (sql: string) => {
    log.trace({ sql }, "statement");
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= maxStatements) statements.clear();
    const made = database.prepare(sql);
    statements.set(sql, made);
    return made;
  };
  return {
    prepare: prepare as SqliteDatabase.Database["prepare"],
    close: () => database.close(),
  };
}
