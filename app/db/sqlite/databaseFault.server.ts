import { statSync } from "node:fs";
import type SqliteDatabase from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection } from "kysely";
import { isDamaged } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.ts";

interface Watched {
  /** Inode of the opened file; undefined for an in-memory database. */
  inode: bigint | undefined;
  fault: string | undefined;
}

const watched = new WeakMap<SqliteDatabase.Database, Watched>();

/**
 * Wraps the connection so that a statement that finds the file corrupt is recorded as a fault, after which no
 * insert, update or delete of the query builder runs any more.
 */
export function watchConnection(
  connection: DatabaseConnection,
  sqlite: SqliteDatabase.Database,
): DatabaseConnection {
  watched.set(sqlite, { inode: inodeOf(sqlite), fault: undefined });
  return {
    async executeQuery(query) {
      // Within a transaction its begin has looked.
      if (isChange(query) && !sqlite.inTransaction) refuseIfFaulty(sqlite);
      try {
        return await connection.executeQuery(query);
      } catch (error) {
        // A full disk or a failed read is transient; corruption is not.
        if (isDamaged(error)) note(sqlite, `The database is damaged: ${error.message}`);
        throw error;
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/**
 * Why this database must not be written to until the next start: a statement found it corrupt, or its file
 * was deleted or replaced, so that saves would be lost. Undefined while all is well; the first fault is
 * logged.
 */
export function databaseFault(sqlite: SqliteDatabase.Database): string | undefined {
  const state = watched.get(sqlite);
  if (state && state.inode !== inodeOf(sqlite)) {
    note(sqlite, "The database's file was deleted or replaced while the site runs");
  }
  return state?.fault;
}

/** @throws the fault: a change is better refused than acknowledged and lost */
export function refuseIfFaulty(sqlite: SqliteDatabase.Database): void {
  const fault = databaseFault(sqlite);
  if (fault !== undefined) throw new Error(fault);
}

const changes = ["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"];

function isChange({ query }: CompiledQuery): boolean {
  return changes.includes(query.kind);
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
