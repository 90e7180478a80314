import { copyFileSync, readdirSync, renameSync, rmSync, truncateSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "#app/db/sqlite/sqliteDatabase.server.ts";
import { command } from "#tests/support/command.ts";
import { newStorage } from "#tests/support/server.ts";

/* On SQLite alone: a file is lost (a server's database: postgres.test.ts). */

test.each([
  ["missing", (file: string) => rmSync(file)],
  ["empty", (file: string) => truncateSync(file)],
  [
    "a copy without its write-ahead log",
    (file: string) => {
      rmSync(file);
      const sqlite = openSqlite(file);
      sqlite.exec("create table everything (a)");
      copyFileSync(file, `${file}.copy`);
      sqlite.close();
      renameSync(`${file}.copy`, file);
    },
  ],
])(
  "where the database is %s, nothing makes a new one, to which all uploads would be strays",
  (_case, lose) => {
    const storage = newStorage(true);
    const uploads = () => readdirSync(path.join(storage, "public"), { recursive: true }).sort();
    const before = uploads();
    lose(path.join(storage, "site.sqlite"));
    for (const call of [["staff", "add", "a@mare.example"], ["serve"]]) {
      const { status, stderr } = command(storage, ...call);
      expect(stderr).toMatch(/^\S+ holds uploads, but \S+site\.sqlite is missing or empty: .*\n$/);
      expect(status).toBe(1);
    }
    for (const call of [["backup", path.join(storage, "site.tar")], ["fsck"]]) {
      expect(command(storage, ...call).stderr).toBe(`No site in ${storage} yet\n`);
    }
    expect(uploads()).toEqual(before);
  },
);

test("a backup is restored over uploads whose database was lost", () => {
  const storage = newStorage(true);
  const archive = path.join(newStorage(false), "site.tar");
  command(storage, "backup", archive);
  rmSync(path.join(storage, "site.sqlite"));
  expect(command(storage, "restore", archive).stderr).toBe("");
  expect(command(storage, "fsck").stdout).toContain("agree");
});
