import type SqliteDatabase from "better-sqlite3";
import { afterAll, beforeEach } from "vitest";
import { type Db, db, type OpenDatabase, setDatabase } from "#app/db/connection.server.ts";
import { openInMemory, sqliteDatabase } from "#app/db/sqlite/sqliteDatabase.server.ts";
import { isOnPostgres } from "./engine.ts";

/**
 * Gives each test of the file its own migrated, empty database, and makes it the process's: SQLite in memory, or what the
 * run is on (`npm test -- --engine postgres`).
 */
export function setupTestDatabase(): { db: () => Db } {
  return setup(isOnPostgres ? openOnPostgres : async () => sqliteDatabase(await openInMemory()));
}

/**
 * The same on SQLite, whatever the run is on.
 *
 * @returns it, and the driver's handle for tests that are about SQLite
 */
export function setupSqlite(): { db: () => Db; sqlite: () => SqliteDatabase.Database } {
  let handle: SqliteDatabase.Database | undefined;
  const { db: current } = setup(async () => {
    handle = await openInMemory();
    return sqliteDatabase(handle);
  });
  return { db: current, sqlite: () => insideTest(handle) };
}

function setup(open: () => Promise<OpenDatabase>): { db: () => Db } {
  let current: Db | undefined;
  beforeEach(async () => {
    await current?.destroy();
    current = setDatabase(await open());
  });
  afterAll(async () => {
    await current?.destroy();
  });
  return { db: () => insideTest(current) };
}

/** Loaded on demand: a run on SQLite has nothing to do with it. */
async function openOnPostgres() {
  return (await import("./postgresDatabase.ts")).openOnPostgres();
}

function insideTest<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("Only inside a test");
  return value;
}

/** The number that must be raised by every change visible to visitors. */
export async function findContentVersion(): Promise<number> {
  const row = await db()
    .selectFrom("contentVersion")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return row.version;
}
