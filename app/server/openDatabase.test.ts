import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { migrations } from "#app/db/migrate.server.ts";
import { openSqlite } from "#app/db/sqlite/sqliteDatabase.server.ts";
import { storagePaths } from "#app/platform/storage.ts";
import { openDatabase } from "./openDatabase.ts";

const name = "29990101000000-next";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "site-open-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete migrations[name];
  vi.restoreAllMocks();
});

async function filledStorage() {
  const storage = storagePaths(folder);
  const db = await openDatabase(storage);
  await db
    .insertInto("staff")
    .values({ email: "a@b.org", passwordHash: "x", createdAt: "2026-01-01" })
    .execute();
  await db.destroy();
  return storage;
}

test("a database with content is copied before it is migrated", async () => {
  const storage = await filledStorage();
  migrations[name] = { up: (db) => db.schema.createTable("next").addColumn("a", "text").execute() };
  const db = await openDatabase(storage);
  expect((await db.introspection.getTables()).map((table) => table.name)).toContain("next");
  await db.destroy();
  expect(existsSync(path.join(storage.backups, `before-${name}.sqlite`))).toBe(true);
});

test("of the copies the last three are kept, and what else stands beside them", async () => {
  const storage = await filledStorage();
  mkdirSync(storage.backups);
  const before = ["20260101000000-a", "20260202000000-b", "20260303000000-c"];
  for (const other of ["2026-11-20", ...before.map((first) => `before-${first}.sqlite`)]) {
    writeFileSync(path.join(storage.backups, other), "");
  }
  migrations[name] = { up: async () => {} };
  await (await openDatabase(storage)).destroy();
  expect(readdirSync(storage.backups).sort()).toEqual([
    "2026-11-20",
    "before-20260202000000-b.sqlite",
    "before-20260303000000-c.sqlite",
    `before-${name}.sqlite`,
  ]);
});

test("the copy of a restored old database, whose name is the oldest, is put back if migrating it fails", async () => {
  const storage = await filledStorage();
  mkdirSync(storage.backups);
  for (const later of ["39990101000000-a", "39990202000000-b", "39990303000000-c"]) {
    writeFileSync(path.join(storage.backups, `before-${later}.sqlite`), "");
  }
  migrations[name] = { up: (db) => sql`insert into nothing`.execute(db).then(() => undefined) };
  const db = await openDatabase(storage);
  expect(await db.selectFrom("staff").select("email").execute()).toEqual([{ email: "a@b.org" }]);
  await db.destroy();
  expect(readdirSync(storage.backups).sort()).toEqual([
    `before-${name}.sqlite`,
    "before-39990202000000-b.sqlite",
    "before-39990303000000-c.sqlite",
  ]);
});

test.each([
  ["that fails half way", "create table half (a text)", "create table half (a text)"],
  [
    "that leaves an orphan",
    "pragma defer_foreign_keys = on",
    "insert into projectPartner (projectId, position) values (99, 1)",
  ],
])("a migration %s leaves the database as it was, and served", async (_case, ...statements) => {
  const storage = await filledStorage();
  migrations[name] = {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
  const db = await openDatabase(storage);
  const tables = (await db.introspection.getTables()).map((table) => table.name);
  expect(tables).not.toContain("half");
  const staff = await db.selectFrom("staff").select("email").execute();
  expect(staff).toEqual([{ email: "a@b.org" }]);
  await db.destroy();
  const sqlite = openSqlite(storage.database);
  expect(sqlite.pragma("foreign_key_check")).toEqual([]);
  sqlite.close();
});

test("a snapshot that cannot be taken leaves the database as it was, and served", async () => {
  const storage = await filledStorage();
  writeFileSync(storage.backups, "a file where the folder should be");
  migrations[name] = { up: (db) => db.schema.createTable("next").addColumn("a", "text").execute() };
  const db = await openDatabase(storage);
  expect((await db.introspection.getTables()).map((table) => table.name)).not.toContain("next");
  expect(await db.selectFrom("staff").select("email").execute()).toEqual([{ email: "a@b.org" }]);
  await db.destroy();
});
