import { afterAll, beforeEach } from "vitest";
import { createDb, type Db, db, openSqlite, setDatabase } from "#app/db/connection.server.ts";
import { migrateToLatest } from "#app/db/migrate.server.ts";

let migrated: Buffer | undefined;

/**
 * Gives each test of the file its own migrated, empty SQLite database in memory, and makes it the
 * process's database. Migrates once and copies bytes afterwards.
 */
export function setupTestDatabase(): { db: () => Db } {
  let current: Db | undefined;
  beforeEach(async () => {
    await current?.destroy();
    current = setDatabase(openSqlite(await migratedBytes()));
  });
  afterAll(async () => {
    await current?.destroy();
  });
  return {
    db: () => {
      if (!current) throw new Error("Only inside a test");
      return current;
    },
  };
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

async function migratedBytes(): Promise<Buffer> {
  if (!migrated) {
    const sqlite = openSqlite(":memory:");
    const db = createDb(sqlite);
    await migrateToLatest(db);
    migrated = sqlite.serialize();
    await db.destroy();
  }
  return migrated;
}
