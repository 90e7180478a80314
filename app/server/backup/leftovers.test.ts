import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { clearBackupLeftovers } from "./leftovers.ts";

vi.mock("node:fs/promises", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs/promises")>();
  return { ...original, rm: vi.fn(original.rm) };
});

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
  await clearBackupLeftovers({ temporary, backups });
  expect(readdirSync(temporary)).toEqual(["backup-new", "other"]);
  expect(readdirSync(backups)).toEqual(["2026-11-20", "backup-mine", "site.sqlite"]);
  rmSync(temporary, { recursive: true });
});

test("a disk of backups that has become read-only stops no start", async () => {
  const temporary = mkdtempSync(path.join(tmpdir(), "leftovers-"));
  const backups = path.join(temporary, "other");
  mkdirSync(path.join(backups, ".partial-a"), { recursive: true });
  mkdirSync(path.join(temporary, "restore-a"));
  vi.mocked(rm).mockRejectedValueOnce(Object.assign(new Error("EROFS"), { code: "EROFS" }));
  await clearBackupLeftovers({ temporary, backups });
  expect(readdirSync(temporary)).toEqual(["other"]);
  expect(readdirSync(backups)).toEqual([".partial-a"]);
  rmSync(temporary, { recursive: true });
});
