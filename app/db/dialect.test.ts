import { sql } from "kysely";
import { expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";

const { db } = setupTestDatabase();

test("where SQLite has rolled back by itself, the error says why", async () => {
  const save = db()
    .transaction()
    .execute(async (trx) => {
      // As a full disk does: the statement fails and takes the transaction with it.
      await sql`insert or rollback into banner (id) values (1)`.execute(trx);
    });
  await expect(save).rejects.toThrow("UNIQUE constraint failed: banner.id");
  await db()
    .transaction()
    .execute((trx) => sql`update banner set link = '/a'`.execute(trx));
  expect(await db().selectFrom("banner").select("link").execute()).toEqual([{ link: "/a" }]);
});
