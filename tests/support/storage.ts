import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach } from "vitest";
import { setStorage } from "#app/files/storage.server.ts";

/** Gives each test of the file an empty storage folder, removed at the end. */
export function setupTestStorage(limits: { maxFileBytes?: number; maxVideoBytes?: number } = {}) {
  const base = mkdtempSync(join(tmpdir(), "storage-"));
  let count = 0;
  let root = base;
  beforeEach(() => {
    root = join(base, String(count++));
    setStorage({ root, maxFileBytes: 25 << 20, maxVideoBytes: 64 << 20, ...limits });
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));
  return {
    root: () => root,
    /** Paths of all files under the storage folder, temporary ones included, sorted. */
    files: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .sort(),
  };
}
