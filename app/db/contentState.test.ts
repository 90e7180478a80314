import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSqlite, setDatabase } from "./connection.server.ts";
import { contentState, recentContentState } from "./contentState.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "content-state-"));
const file = path.join(folder, "site.sqlite");
const save = "update contentVersion set version = version + 1";
let own: SqliteDatabase.Database;
let before = "";

beforeAll(() => {
  own = openSqlite(file);
  own.exec("create table contentVersion (id, version); insert into contentVersion values (1, 1)");
  own.exec("create table message (text)");
  setDatabase(own);
});
beforeEach(() => {
  before = contentState();
});
afterAll(() => {
  own.close();
  rmSync(folder, { recursive: true });
});

test("a save of ours is another state, what visitors do not see is the same", () => {
  own.exec("insert into message values ('hello')");
  expect(contentState()).toBe(before);
  own.exec(save);
  expect(contentState()).not.toBe(before);
});

test("a row that another connection edits is another state", () => {
  const other = new SqliteDatabase(file);
  other.exec("insert into message values ('by hand')");
  other.close();
  expect(contentState()).not.toBe(before);
});

test("a save counts when it is committed, and not when it is rolled back", () => {
  own.exec("begin");
  own.exec(save);
  expect(contentState()).toBe(before);
  own.exec("rollback");
  expect(contentState()).toBe(before);
  own.exec("begin");
  own.exec(save);
  own.exec("commit");
  expect(contentState()).not.toBe(before);
});

test("the cheap state notices our save at once, another connection's within a moment", async () => {
  own.exec(save);
  expect(recentContentState()).not.toBe(before);
  const saved = recentContentState();
  const other = new SqliteDatabase(file);
  other.exec(save);
  other.close();
  await expect.poll(() => recentContentState(), { interval: 1 }).not.toBe(saved);
  expect(recentContentState()).toBe(contentState());
});
