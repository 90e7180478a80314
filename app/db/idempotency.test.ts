import { expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { deleteOldKeys, insertIdempotent, KeyReusedError } from "./idempotency.server.ts";

const { db } = setupTestDatabase();

const insert = (kind: "project" | "partner", key: string | undefined, id: number) =>
  db()
    .transaction()
    .execute((trx) => insertIdempotent(trx, { kind, idempotencyKey: key }, async () => id));

test("a key makes one record of its kind, no key makes one each time", async () => {
  expect(await insert("project", "k", 1)).toBe(1);
  expect(await insert("project", "k", 2)).toBe(1);
  expect(await insert("partner", "k", 3)).toBe(3);
  expect(await insert("project", undefined, 4)).toBe(4);
  expect(await insert("project", undefined, 5)).toBe(5);
});

test("keys are forgotten after a month", async () => {
  await insert("project", "k", 1);
  const days = (count: number) => Date.now() + count * 24 * 3_600_000;
  await deleteOldKeys(days(29));
  expect(await insert("project", "k", 2)).toBe(1);
  await deleteOldKeys(days(31));
  expect(await insert("project", "k", 3)).toBe(3);
});

test("a key that comes back with another request is refused", async () => {
  const once = (requestHash: string | undefined) =>
    db()
      .transaction()
      .execute((trx) =>
        insertIdempotent(trx, { kind: "project", idempotencyKey: "k", requestHash }, async () => 7),
      );
  expect(await once("a")).toBe(7);
  expect(await once("a")).toBe(7);
  expect(await once(undefined)).toBe(7);
  await expect(once("b")).rejects.toThrow(KeyReusedError);
});
