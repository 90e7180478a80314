import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { urlOfWorker } from "#tests/support/postgresDatabase.ts";
import { runWithDatabase } from "../connection.server.ts";
import { countHits } from "../searchIndex.server.ts";
import { openSqlite, sqliteDatabase } from "../sqlite/sqliteDatabase.server.ts";
import { postgresDatabase } from "./postgresDatabase.server.ts";

const { db } = setupTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), "site-copy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every row of a copy, and the last ids that were given. */
function dump(file: string) {
  const sqlite = new SqliteDatabase(file, { readonly: true });
  const names = sqlite
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all();
  const own = (names as string[]).filter(
    (name) => !/^(kysely_|searchIndex|mediaSearch)/.test(name),
  );
  const rows = own.map((name) => [
    name,
    sqlite.prepare(`select * from "${name}" order by 1, 2`).all(),
  ]);
  sqlite.close();
  return Object.fromEntries(rows);
}

const search = {
  terms: ["mangue"],
  lang: "pt",
  kinds: ["project", "document"],
  match: "all",
} as const;

test("a copy has every row, finds what the database finds, and fills another with the same", async () => {
  const { engine } = postgresDatabase(await urlOfWorker());
  await insertFiles("files/a.pdf", "images/b.webp");
  for (const name of ["Mangue", "Rio"]) {
    await Projects.insert(projectSchema.parse({ name, gallery: [{ file: "images/b.webp" }] }));
  }
  await Documents.insert(documentSchema.parse({ title: "Ata do mangue", file: "files/a.pdf" }));
  await db().deleteFrom("project").where("name", "=", "Rio").execute();
  const [first, second] = ["first", "second"].map((name) => path.join(folder, name));
  await engine.copyTo(first ?? "");
  const before = dump(first ?? "");
  expect(before.sqlite_sequence).toContainEqual({ name: "project", seq: 2 });
  const copy = openSqlite(first ?? "");
  expect(copy.pragma("foreign_key_check")).toEqual([]);
  expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
  const lite = sqliteDatabase(copy);
  expect(await runWithDatabase(lite, () => countHits(search))).toBe(2);
  await lite.db.destroy();

  await db().updateTable("project").set({ name: "another" }).execute();
  await Documents.insert(documentSchema.parse({ title: "nova" }));
  await engine.fillFrom(first ?? "");
  expect(await countHits(search)).toBe(2);
  await engine.copyTo(second ?? "");
  expect(dump(second ?? "")).toEqual(before);
  const { id } = await Projects.insert(projectSchema.parse({ name: "Terceiro" }));
  expect(id).toBe(3);
  await engine.db.destroy();
});

test("what a newer program has written is not copied in part", async () => {
  const { engine } = postgresDatabase(await urlOfWorker());
  const file = path.join(folder, "newer");
  await sql`insert into kysely_migration (name, timestamp) values ('2999-next', '')`.execute(db());
  try {
    await expect(engine.copyTo(file)).rejects.toThrow("newer than this program");
  } finally {
    await sql`delete from kysely_migration where name = '2999-next'`.execute(db());
  }
  expect(existsSync(file)).toBe(false);
  await engine.db.destroy();
});

test("what cannot be copied or filled leaves the database as it is", async () => {
  const { engine } = postgresDatabase(await urlOfWorker());
  await expect(engine.copyTo(path.join(folder, "nowhere", "copy"))).rejects.toThrow();
  await db()
    .insertInto("staff")
    .values({ email: "a@b.c", passwordHash: "", createdAt: "" })
    .execute();
  await expect(engine.fillFrom(path.join(folder, "no", "file"))).rejects.toThrow();
  expect(await db().selectFrom("staff").select("email").execute()).toHaveLength(1);
  await engine.db.destroy();
});
