import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { command } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import { newStorage, startServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";

test("the day's backup: seven stay beside what others put there, and can be restored", async () => {
  const storageDir = newStorage(true);
  changeRows(storageDir, "delete from chore where name = 'backup'");
  const backups = path.join(storageDir, "backups");
  const older = Array.from({ length: 8 }, (_, day) => `2026-01-0${day + 1}`);
  for (const name of older) mkdirSync(path.join(backups, name), { recursive: true });
  writeFileSync(path.join(backups, "site.tar"), "");
  let pings = 0;
  const watcher = createServer((_request, response) => {
    pings++;
    response.end();
  });
  await new Promise<void>((resolve) => watcher.listen(0, "127.0.0.1", resolve));
  const { port } = watcher.address() as AddressInfo;
  const env = { PING_URL: `http://127.0.0.1:${port}/a-secret-path` };
  const site = await startServer({ storageDir, env });
  const written = () => site.log().find(({ msg }) => msg === "daily backup")?.folder as string;
  await expect.poll(written).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect
    .poll(() => readdirSync(backups).sort())
    .toEqual([...older.slice(-6), written(), "site.tar"]);

  const restored = newStorage(false);
  const { stdout } = command(restored, "restore", path.join(backups, written()));
  expect(stdout).toContain("Restored from");
  expect(command(restored, "fsck").stdout).toContain("agree");
  const files = "select path from media order by path";
  expect(query(restored, files)).toEqual(query(storageDir, files));
  await expect.poll(() => pings).toBe(1);
  await site.stop();
  watcher.close();
});
