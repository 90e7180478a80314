import { describe, expect, test } from "vitest";
import {
  DatabaseIsNewerError,
  migrateToLatest,
  migrations,
  pendingMigrations,
} from "./migrate.server.ts";
import { createDb, openSqlite } from "./sqlite/sqliteDatabase.server.ts";

describe("migrations", () => {
  test("make every table on an empty database, and nothing the second time", async () => {
    const db = createDb(openSqlite(":memory:"));
    expect(await migrateToLatest(db)).toEqual(Object.keys(migrations));
    expect(await pendingMigrations(db)).toEqual([]);
    expect(await migrateToLatest(db)).toEqual([]);
    const tables = await db.introspection.getTables();
    expect(tables.map((table) => table.name)).toContain("projectGalleryItem");
  });

  test.each(["29990101000000-future", "toString"])(
    "refuse a database that is newer than the program: it knows %s",
    async (name) => {
      const sqlite = openSqlite(":memory:");
      const db = createDb(sqlite);
      await migrateToLatest(db);
      sqlite.prepare("insert into kysely_migration values (?, '2999')").run(name);
      await expect(migrateToLatest(db)).rejects.toThrow(DatabaseIsNewerError);
    },
  );
});
