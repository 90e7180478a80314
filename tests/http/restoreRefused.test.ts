import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { expect, test } from "vitest";
import { command } from "#tests/support/command.ts";
import { newStorage, startServer } from "#tests/support/server.ts";

test("a backup of a newer program is not restored", async () => {
  const storage = newStorage(true);
  const to = newStorage(false);
  const sqlite = new SqliteDatabase(path.join(storage, "site.sqlite"));
  sqlite.exec(
    "insert into kysely_migration (name, timestamp) values ('29990101000000-next', '2999-01-01')",
  );
  sqlite.close();
  const archive = path.join(newStorage(false), "a.tar");
  const made = command(storage, "backup", archive);
  const restored = command(to, "restore", archive);
  expect([made.status, restored.status, restored.stderr]).toEqual([
    0,
    1,
    expect.stringContaining("newer"),
  ]);
});

test("a site with nothing but a message is not replaced without --force", async () => {
  const folder = newStorage(false);
  const site = await startServer({ demo: false, storageDir: folder });
  await site.stop({ keepStorage: true });
  const sqlite = new SqliteDatabase(path.join(folder, "site.sqlite"));
  sqlite.exec(
    "delete from staff; insert into contactMessage (name,email,phone,subject,message,lang,searchText,spamScore,state,isRead,createdAt) values ('a','a@b.c','','press','x','pt','',0,'new',0,'2026-11-01')",
  );
  sqlite.close();
  const source = newStorage(true);
  const archive = path.join(newStorage(false), "b.tar");
  command(source, "backup", archive);
  expect(command(folder, "restore", archive).stderr).toContain("--force");
});
