import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cachedContentVersion, contentVersion } from "../cachedContentVersion.server.ts";
import { db, setDatabase } from "../connection.server.ts";
import { raiseContentVersion } from "../contentVersion.server.ts";
import { openSqlite, sqliteDatabase } from "./sqliteDatabase.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "content-state-"));
const file = path.join(folder, "site.sqlite");
const save = "update contentVersion set version = version + 1";
let own: SqliteDatabase.Database;
let before = "";

beforeAll(() => {
  own = openSqlite(file);
  own.exec("create table contentVersion (id, version); insert into contentVersion values (1, 1)");
  own.exec("create table message (text)");
  setDatabase(sqliteDatabase(own));
});
beforeEach(() => {
  before = contentVersion();
});
afterAll(() => {
  own.close();
  rmSync(folder, { recursive: true });
});

test("a save of ours is another state, what visitors do not see is the same", () => {
  own.exec("insert into message values ('hello')");
  expect(contentVersion()).toBe(before);
  own.exec(save);
  expect(contentVersion()).not.toBe(before);
});

test("a row that another connection edits is another state", () => {
  const other = new SqliteDatabase(file);
  other.exec("insert into message values ('by hand')");
  other.close();
  expect(contentVersion()).not.toBe(before);
});

test("a save counts when it is committed, and not when it is rolled back", () => {
  own.exec("begin");
  own.exec(save);
  expect(contentVersion()).toBe(before);
  own.exec("rollback");
  expect(contentVersion()).toBe(before);
  own.exec("begin");
  own.exec(save);
  own.exec("commit");
  expect(contentVersion()).not.toBe(before);
});

test("the cheap state notices a transaction of ours in the same turn", async () => {
  expect(cachedContentVersion()).toBe(before);
  let isNextTurn = false;
  setImmediate(() => {
    isNextTurn = true;
  });
  await db().transaction().execute(raiseContentVersion);
  expect(isNextTurn).toBe(false);
  expect(cachedContentVersion()).not.toBe(before);
});

test("the cheap state notices our save in the next turn, another connection's within a moment", async () => {
  expect(cachedContentVersion()).toBe(before);
  own.exec(save);
  expect(cachedContentVersion()).toBe(before);
  await nextTurn();
  expect(cachedContentVersion()).not.toBe(before);
  const saved = cachedContentVersion();
  const other = new SqliteDatabase(file);
  other.exec(save);
  other.close();
  await expect.poll(() => cachedContentVersion(), { interval: 1 }).not.toBe(saved);
  expect(cachedContentVersion()).toBe(contentVersion());
});
