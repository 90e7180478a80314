import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { db } from "#app/db/connection.server.ts";
import * as storage from "#app/platform/storage.ts";
import { setupSqlite } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { mountSmallDisk, unmount } from "#tests/support/smallDisk.ts";
import { dailyBackup } from "./daily.ts";

const { sqlite } = setupSqlite();

const { signal } = new AbortController();

function newStorage() {
  const root = mkdtempSync(path.join(tmpdir(), "daily-"));
  const paths = storage.storagePaths(root);
  const setting = vi.spyOn(storage, "storagePaths").mockReturnValue(paths);
  onTestFinished(() => {
    setting.mockRestore();
    rmSync(root, { recursive: true });
  });
  mkdirSync(paths.temporary);
  return paths;
}

/** A picture that a record needs. */
async function insertPicture({ public: folder }: storage.StoragePaths): Promise<string> {
  await insertFiles("images/a.webp");
  await db().updateTable("banner").set({ desktopImage: "images/a.webp" }).execute();
  const file = path.join(folder, "images/a.webp");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "a");
  return file;
}

test("after a clock that ran ahead, today's backup stays and the days to come go first", async () => {
  const paths = newStorage();
  const ahead = Array.from({ length: 7 }, (_, day) => `2027-01-0${day + 1}`);
  for (const name of ahead) mkdirSync(path.join(paths.backups, name), { recursive: true });
  await dailyBackup(signal, new Date("2026-11-23T10:00:00Z"));
  expect(readdirSync(paths.backups)).toEqual(["2026-11-23", ...ahead.slice(1)]);
  await dailyBackup(signal, new Date("2026-11-24T10:00:00Z"));
  expect(readdirSync(paths.backups)).toEqual(["2026-11-23", "2026-11-24", ...ahead.slice(2)]);
});

test("after files have vanished the last backup that has them stays, until one is whole again", async () => {
  const paths = newStorage();
  const file = await insertPicture(paths);
  const days = Array.from({ length: 10 }, (_, day) => `2026-11-${11 + day}`);
  const backUp = (day = "") => dailyBackup(signal, new Date(`${day}T10:00:00Z`));
  for (const day of days.slice(0, 2)) await backUp(day);
  rmSync(file);
  for (const day of days.slice(2)) await backUp(day);
  expect(readdirSync(paths.backups)).toEqual(["2026-11-12", ...days.slice(3)]);
  writeFileSync(file, "a");
  await backUp("2026-11-21");
  expect(readdirSync(paths.backups)).toEqual([...days.slice(4), "2026-11-21"]);
});

test("a backup whose manifest cannot be read ages like the others, and keeps none of them", async () => {
  const paths = newStorage();
  const days = Array.from({ length: 8 }, (_, day) => `2026-11-${11 + day}`);
  for (const day of days) mkdirSync(path.join(paths.backups, day), { recursive: true });
  mkdirSync(path.join(paths.backups, "2026-11-15", "manifest.json"));
  await dailyBackup(signal, new Date("2026-11-19T10:00:00Z"));
  expect(readdirSync(paths.backups)).toEqual([...days.slice(2), "2026-11-19"]);
});

test("backups may lie on another disk than the site", async ({ skip }) => {
  const disk = mountSmallDisk("4m");
  if (!disk) return skip("a disk cannot be mounted here");
  onTestFinished(() => unmount(disk));
  const paths = newStorage();
  paths.backups = path.join(disk, "backups");
  await insertPicture(paths);
  await dailyBackup(signal, new Date("2026-11-23T10:00:00Z"));
  expect(readdirSync(paths.backups)).toEqual(["2026-11-23"]);
  expect(existsSync(path.join(paths.backups, "2026-11-23/public/images/a.webp"))).toBe(true);
});

test("a backup of a damaged database is not kept: a restore would refuse it", async () => {
  const paths = newStorage();
  await insertFiles("images/a.webp");
  // Now a number stands where text must be.
  sqlite()
    .unsafeMode()
    .exec(`
    pragma writable_schema = on;
    update sqlite_master set sql = replace(sql, 'size integer', 'size text') where name = 'media';
    pragma writable_schema = reset;
  `);
  await expect(dailyBackup(signal)).rejects.toThrow("Its database is damaged");
  expect(readdirSync(paths.backups)).toEqual([]);
  expect(readdirSync(paths.temporary)).toEqual([]);
});
