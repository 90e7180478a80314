import { statSync } from "node:fs";
import type SqliteDatabase from "better-sqlite3";
import type { DatabaseConnection } from "kysely";
import { isDamaged } from "#app/server/damaged.ts";
import { log } from "#app/server/log.ts";

interface Watched {
  /** Of the file that was opened; none for a database in memory. */
  inode: bigint | undefined;
  fault: string | undefined;
}

const watched = new WeakMap<SqliteDatabase.Database, Watched>();

/** The connection, with a note taken when a statement finds the file damaged. */
export function watchConnection(
  connection: DatabaseConnection,
  sqlite: SqliteDatabase.Database,
): DatabaseConnection {
  watched.set(sqlite, { inode: inodeOf(sqlite), fault: undefined });
  return {
    async executeQuery(query) {
      try {
        return await connection.executeQuery(query);
      } catch (error) {
        // What a full disk or one failed read does passes; this stays.
        if (isDamaged(error)) note(sqlite, `The database is damaged: ${error.message}`);
        throw error;
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/**
 * Why this database should not be written on, until the next start: a statement has found it damaged, or
 * its file was deleted or replaced, so that what is saved goes nowhere. Undefined while all is well; the
 * first time it is not, the log says so.
 */
export function databaseFault(sqlite: SqliteDatabase.Database): string | undefined {
  const state = watched.get(sqlite);
  if (state && state.inode !== inodeOf(sqlite)) {
    note(sqlite, "The database's file was deleted or replaced while the site runs");
  }
  return state?.fault;
}

function note(sqlite: SqliteDatabase.Database, fault: string): void {
  const state = watched.get(sqlite);
  if (!state || state.fault !== undefined) return;
  state.fault = fault;
  log.error({ fault }, "unhealthy until the next start");
}

function inodeOf({ name, memory }: SqliteDatabase.Database): bigint | undefined {
  return memory ? undefined : statSync(name, { bigint: true, throwIfNoEntry: false })?.ino;
}
