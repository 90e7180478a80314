import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { setupSqlite } from "#tests/support/database.ts";
import { createDb, openSqlite } from "./sqliteDatabase.server.ts";

const { db } = setupSqlite();

test("where SQLite has rolled back by itself, the error says why", async () => {
  const save = db()
    .transaction()
    .execute(async (trx) => {
      // Like a full disk: the statement fails and rolls the transaction back.
      await sql`insert or rollback into banner (id) values (1)`.execute(trx);
    });
  await expect(save).rejects.toThrow("UNIQUE constraint failed: banner.id");
  await db()
    .transaction()
    .execute((trx) => sql`update banner set link = '/a'`.execute(trx));
  expect(await db().selectFrom("banner").select("link").execute()).toEqual([{ link: "/a" }]);
});

test("what a transaction has read stays true until it writes, whoever else has the file open", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "dialect-"));
  const file = path.join(folder, "site.sqlite");
  const own = createDb(openSqlite(file));
  await sql`create table counter (count integer)`.execute(own);
  await sql`insert into counter values (1)`.execute(own);
  const other = openSqlite(file);
  other.pragma("busy_timeout = 0");

  const save = own.transaction().execute(async (trx) => {
    await sql`select count from counter`.execute(trx);
    expect(() => other.exec("update counter set count = 10")).toThrow("database is locked");
    await sql`update counter set count = count + 1`.execute(trx);
  });
  await expect(save).resolves.toBeUndefined();
  other.exec("update counter set count = count + 10");
  expect(other.prepare("select count from counter").pluck().get()).toBe(12);

  other.close();
  await own.destroy();
  rmSync(folder, { recursive: true });
});
