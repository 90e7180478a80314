import { afterAll, expect, test } from "vitest";
import { setDatabase } from "#app/db/connection.server.ts";
import { migrations } from "#app/db/migrate.server.ts";
import { openSqlite, sqliteDatabase } from "#app/db/sqlite/sqliteDatabase.server.ts";
import * as Search from "./search.repo.server.ts";

const sqlite = openSqlite(":memory:");
const db = setDatabase(sqliteDatabase(sqlite));
afterAll(() => db.destroy());

test("a database from before the search is searchable once it is migrated", async () => {
  const now = new Date().toISOString();
  for (const [name, migration] of Object.entries(migrations)) {
    if (name === "20261121210000-search") {
      sqlite
        .prepare(
          `insert into project (position, name, en, createdAt, updatedAt)
           values (1, 'Ponte', '{"main":{"name":{"text":"Bridge"}}}', ?, ?)`,
        )
        .run(now, now);
      sqlite
        .prepare(
          `insert into document (position, title, description, en, createdAt, updatedAt)
           values (1, 'Plano da ponte', '', '{}', ?, ?)`,
        )
        .run(now, now);
    }
    await db.transaction().execute((trx) => migration.up(trx));
  }
  const search = { lang: "pt", match: "all" } as const;
  expect(await Search.countFound({ ...search, terms: ["ponte"] })).toEqual({
    projects: 1,
    documents: 1,
  });
  const english = { lang: "en", match: "all", terms: ["bridge"] } as const;
  expect((await Search.countFound(english)).projects).toBe(1);
});
