import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mountSmallDisk, unmount } from "#tests/support/smallDisk.ts";
import { clearPartialBackups } from "./partialBackups.ts";

test("what a killed backup or restore left is removed, a backup that may be at work is not", async () => {
  const temporary = mkdtempSync(path.join(tmpdir(), "leftovers-"));
  for (const name of ["daily-a", "rehearsal-a", "restore-a", "backup-old", "backup-new", "other"]) {
    mkdirSync(path.join(temporary, name));
    writeFileSync(path.join(temporary, name, "site.sqlite"), "");
  }
  utimesSync(path.join(temporary, "backup-old"), 0, 0);
  const backups = path.join(temporary, "other");
  for (const name of [".partial-a", "2026-11-20", "backup-mine"]) {
    mkdirSync(path.join(backups, name));
  }
  await clearPartialBackups({ temporary, backups });
  expect(readdirSync(temporary)).toEqual(["backup-new", "other"]);
  expect(readdirSync(backups)).toEqual(["2026-11-20", "backup-mine", "site.sqlite"]);
  rmSync(temporary, { recursive: true });
});

test("a disk of backups that has become read-only stops no start", async ({ skip }) => {
  const backups = mountSmallDisk("1m");
  if (!backups) return skip("a disk cannot be mounted here");
  onTestFinished(() => unmount(backups));
  const temporary = mkdtempSync(path.join(tmpdir(), "leftovers-"));
  mkdirSync(path.join(backups, ".partial-a"));
  mkdirSync(path.join(temporary, "restore-a"));
  execFileSync("mount", ["-o", "remount,ro", backups]);
  await clearPartialBackups({ temporary, backups });
  expect(readdirSync(temporary)).toEqual([]);
  expect(readdirSync(backups)).toEqual([".partial-a"]);
  rmSync(temporary, { recursive: true });
});
