import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as storage from "../storage.ts";
import { dailyBackup } from "./daily.ts";

setupTestDatabase();

test("after a clock that ran ahead, today's backup stays and the days to come go first", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "daily-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const paths = storage.storagePaths(root);
  vi.spyOn(storage, "storagePaths").mockReturnValue(paths);
  mkdirSync(paths.temporary);
  const ahead = Array.from({ length: 7 }, (_, day) => `2027-01-0${day + 1}`);
  for (const name of ahead) mkdirSync(path.join(paths.backups, name), { recursive: true });
  const { signal } = new AbortController();
  await dailyBackup(signal, new Date("2026-11-23T10:00:00Z"));
  expect(readdirSync(paths.backups)).toEqual(["2026-11-23", ...ahead.slice(1)]);
  await dailyBackup(signal, new Date("2026-11-24T10:00:00Z"));
  expect(readdirSync(paths.backups)).toEqual(["2026-11-23", "2026-11-24", ...ahead.slice(2)]);
});
