import { readFileSync } from "node:fs";
import { Migrator } from "kysely/migration";
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

  test("those that say that they only add, do", () => {
    const names = Object.keys(migrations).filter((name) => migrations[name]?.isAdditive);
    expect(names).not.toEqual([]);
    for (const name of names) {
      const text = readFileSync(`migrations/${name}.ts`, "utf8");
      const statements = [...text.matchAll(/\b(create|alter|drop|update|insert|delete) .*/g)];
      const others = statements.filter(
        ([statement]) =>
          !/^(create (table|index)|alter table .* add column) /.test(
            statement.replace(/[`"]/g, ""),
          ),
      );
      expect(others.map(([statement]) => statement)).toEqual([]);
    }
  });

  test("a draft keeps its files, its schedule and its links when drafts of descriptions come", async () => {
    const sqlite = openSqlite(":memory:");
    const db = createDb(sqlite);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo("20261129172000-named-files");
    sqlite.exec(`
      insert into media (path, originalName, type, size, altPt, altEn, altEnSource, isDecorative, focalX, focalY,
        placeholder, transcriptPt, transcriptEn, createdAt)
        values ('images/a.webp', 'a', 'image/webp', 1, '', '', '', 0, 0.5, 0.5, '', '', '', '');
      insert into draft (id, kind, recordId, title, content, tag, origin, updatedAt, typed)
        values (7, 'project', 3, 'Rio', '{"name":"Rio"}', 't', 'page', '2026', '{"link":"x"}');
      insert into draftFile values (7, 'images/a.webp');
      insert into schedule (kind, recordId, action, draftId, dueAt, origin, createdAt)
        values ('project', 3, 'publish', 7, '2027', 'page', '2026');
      insert into approvalLink (id, draftId, tokenHash, createdAt, expiresAt) values (2, 7, 'h', '2026', '2027');
      insert into approvalAnswer (linkId, decision, name, draftTag, at) values (2, 'approved', 'Ana', 't', '2026')`);
    const tables = ["draft", "draftFile", "schedule", "approvalLink", "approvalAnswer"];
    const all = () => tables.map((table) => sqlite.prepare(`select * from ${table}`).all());
    const before = all();
    await migrateToLatest(db);
    expect(all()).toEqual(before);
    sqlite.exec("delete from draft");
    expect(all()).toEqual([[], [], [], [], []]);
  });
});
