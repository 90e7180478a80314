import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unpackBackup } from "./unpackBackup.ts";

test("of a folder that is no backup nothing is copied: it may be a large one", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "stage-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const source = path.join(root, "backups");
  const staged = path.join(root, "restore-x");
  for (const folder of [path.join(source, "2026-11-20"), staged]) {
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(path.join(source, "2026-11-20", "manifest.json"), "{}");
  writeFileSync(path.join(source, "large"), "x");
  await expect(unpackBackup(source, staged)).rejects.toThrow("It has no manifest");
  expect(readdirSync(staged)).toEqual([]);
});
