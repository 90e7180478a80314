import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import * as storage from "#app/platform/storage.ts";
import { expiredCopies } from "./expiredCopies.ts";

test("a copy that is gone between listing and looking is passed over", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "old-copies-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  vi.spyOn(storage, "storagePaths").mockReturnValue(storage.storagePaths(root));
  // A dangling link: listed, but `stat` fails, as for a copy deleted meanwhile.
  symlinkSync(path.join(root, "nothing"), path.join(root, "before-restore-a"));
  mkdirSync(path.join(root, "before-restore-b"));
  utimesSync(path.join(root, "before-restore-b"), 0, 0);
  await expiredCopies.run(new AbortController().signal);
  expect(readdirSync(root)).toEqual(["before-restore-a"]);
});
