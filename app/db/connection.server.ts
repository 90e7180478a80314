import { AsyncLocalStorage } from "node:async_hooks";
import { rmSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { Kysely, type Transaction } from "kysely";
import { syncToDisk } from "#app/platform/diskFiles.ts";
import { SiteDialect } from "./dialect.server.ts";
import type { Database } from "./tables.ts";

export type Db = Kysely<Database>;
/** Inside a transaction use only this: with a single connection, `db()` would deadlock. */
export type Trx = Transaction<Database>;

/**
 * Opens a database as the site does: `synchronous=FULL` because better-sqlite3's WAL default is NORMAL, with
 * which an acknowledged save may be lost in a power cut.
 *
 * @param file path of the database, ":memory:", or the bytes of a serialized one
 */
export function openSqlite(file: string | Buffer): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(file);
  sqlite.pragma("busy_timeout = 10000");
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("journal_size_limit = 67108864");
  sqlite.pragma("cache_size = -16000");
  // The container's temporary folders may be read-only.
  sqlite.pragma("temp_store = MEMORY");
  return sqlite;
}

export function createDb(sqlite: SqliteDatabase.Database): Db {
  return new Kysely<Database>({ dialect: new SiteDialect(sqlite) });
}

/**
 * Writes a consistent snapshot into a new file and syncs it to disk. On failure no file is left: a partial
 * copy would use up a full disk's last space and could be mistaken for a complete one.
 */
export function copyDatabase(sqlite: SqliteDatabase.Database, file: string): void {
  try {
    sqlite.prepare("VACUUM INTO ?").run(file);
    syncToDisk(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** A database with its two handles. */
export interface OpenDatabase {
  db: Db;
  sqlite: SqliteDatabase.Database;
}

let current: OpenDatabase | undefined;

/** The database that a part of the program reads instead of the process's own. */
const scoped = new AsyncLocalStorage<OpenDatabase>();

/** Does some work on another database: all that it calls finds that one behind `db()`. */
export function runWithDatabase<Result>(database: OpenDatabase, work: () => Result): Result {
  return scoped.run(database, work);
}

function opened(): OpenDatabase {
  const database = scoped.getStore() ?? current;
  if (!database) throw new Error("The database is not open");
  return database;
}

/** Makes this the process's database; called at start-up and by tests. */
export function setDatabase(sqlite: SqliteDatabase.Database): Db {
  current = { db: createDb(sqlite), sqlite };
  return current.db;
}

/** The process's database, or the caller's own (`runWithDatabase`). Throws when none is open. */
export function db(): Db {
  return opened().db;
}

/** The driver's handle behind {@link db}, for what Kysely does not cover: backups, counters. */
export function sqlite(): SqliteDatabase.Database {
  return opened().sqlite;
}
