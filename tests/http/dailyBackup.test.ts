import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { expect, test } from "vitest";
import { command } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import { newStorage, startServer } from "#tests/support/server.ts";

test("the day's chores: forgotten forms go; seven backups stay beside what others put there, and can be restored", async () => {
  const storageDir = newStorage(true);
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"));
  sqlite.exec(`
    delete from chore where name in ('backup', 'pendingForms');
    insert into pendingForm (key, staffId, path, entries, createdAt)
    select 'forgotten', id, '/admin/banner', '[]', '2026-01-01T00:00:00.000Z' from staff limit 1;
  `);
  expect(sqlite.prepare("select count(*) from pendingForm").pluck().get()).toBe(1);
  sqlite.close();
  const backups = path.join(storageDir, "backups");
  const older = Array.from({ length: 8 }, (_, day) => `2026-01-0${day + 1}`);
  for (const name of older) mkdirSync(path.join(backups, name), { recursive: true });
  writeFileSync(path.join(backups, "site.tar"), "");
  const site = await startServer({ storageDir });
  const written = () => site.log().find(({ msg }) => msg === "daily backup")?.folder as string;
  await expect.poll(written, { timeout: 30_000 }).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect
    .poll(() => readdirSync(backups).sort())
    .toEqual([...older.slice(-6), written(), "site.tar"]);

  // The chores before it have run by then.
  expect(query(storageDir, "select key from pendingForm")).toEqual([]);

  const restored = newStorage(false);
  const { stdout } = command(restored, "restore", path.join(backups, written()));
  expect(stdout).toContain("Restored from");
  expect(command(restored, "fsck").stdout).toContain("agree");
  const files = "select path from media order by path";
  expect(query(restored, files)).toEqual(query(storageDir, files));
  await site.stop();
});
