import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { command } from "#tests/support/command.ts";
import { isOnPostgres } from "#tests/support/engine.ts";
import { newStorage, startServer } from "#tests/support/server.ts";
import { changeRows, databaseHash } from "#tests/support/siteDatabase.ts";

/** As an update leaves it. */
const upgrade =
  "insert into kysely_migration (name, timestamp) values ('29990101000000-next', '2999-01-01')";

test("a backup of a newer program is not restored", async () => {
  const storage = newStorage(true);
  const to = newStorage(false);
  changeRows(storage, upgrade);
  const archive = path.join(newStorage(false), "a.tar");
  const made = command(storage, "backup", archive);
  const isNewer = [1, expect.stringContaining("newer than this program")];
  // A file is copied as it is; of a server's tables the copy would lack what this program does not know.
  if (isOnPostgres) {
    expect([made.status, made.stderr]).toEqual(isNewer);
    return expect(existsSync(archive)).toBe(false);
  }
  const restored = command(to, "restore", archive);
  expect([made.status, restored.status, restored.stderr]).toEqual([0, ...isNewer]);
});

test("over a newer database: a file is kept aside and replaced, of a server's nothing is touched", () => {
  const archive = path.join(newStorage(false), "a.tar");
  expect(command(newStorage(true), "backup", archive).status).toBe(0);
  const storage = newStorage(true);
  changeRows(storage, upgrade);
  const before = databaseHash(storage);
  const { status, stderr } = command(storage, "restore", archive, "--force");
  const refusal = [
    1,
    expect.stringMatching(/newer than this program .*: restore into an empty one/),
  ];
  expect([status, stderr]).toEqual(isOnPostgres ? refusal : [0, ""]);
  expect(databaseHash(storage) === before).toBe(isOnPostgres);
  expect(existsSync(path.join(storage, "restoring"))).toBe(false);
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
