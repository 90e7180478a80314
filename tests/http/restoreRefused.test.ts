import path from "node:path";
import { expect, test } from "vitest";
import { command } from "#tests/support/command.ts";
import { newStorage, startServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";

test("a backup of a newer program is not restored", async () => {
  const storage = newStorage(true);
  const to = newStorage(false);
  changeRows(
    storage,
    "insert into kysely_migration (name, timestamp) values ('29990101000000-next', '2999-01-01')",
  );
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
  changeRows(
    folder,
    "delete from staff; insert into contactMessage (name,email,phone,subject,message,lang,searchText,spamScore,state,isRead,createdAt) values ('a','a@b.c','','press','x','pt','',0,'new',0,'2026-11-01')",
  );
  const source = newStorage(true);
  const archive = path.join(newStorage(false), "b.tar");
  command(source, "backup", archive);
  expect(command(folder, "restore", archive).stderr).toContain("--force");
});
