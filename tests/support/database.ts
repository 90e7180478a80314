import type SqliteDatabase from "better-sqlite3";
import { afterAll, beforeEach } from "vitest";
import { type Db, db, setDatabase } from "#app/db/connection.server.ts";
import { openInMemory, sqliteDatabase } from "#app/db/sqlite/sqliteDatabase.server.ts";

/**
 * Gives each test of the file its own migrated, empty SQLite database in memory, and makes it the
 * process's database.
 *
 * @returns it, and the driver's handle for tests that are about SQLite
 */
export function setupTestDatabase(): { db: () => Db; sqlite: () => SqliteDatabase.Database } {
  let handle: SqliteDatabase.Database | undefined;
  let current: Db | undefined;
  beforeEach(async () => {
    await current?.destroy();
    handle = await openInMemory();
    current = setDatabase(sqliteDatabase(handle));
  });
  afterAll(async () => {
    await current?.destroy();
  });
  return { db: () => insideTest(current), sqlite: () => insideTest(handle) };
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
