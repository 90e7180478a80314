import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { mountSmallDisk, unmount } from "#tests/support/smallDisk.ts";

let folder: string;
const file = () => path.join(folder, "session-secret");
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "secret-"));
  vi.stubEnv("STORAGE_DIR", folder);
  vi.stubEnv("SESSION_SECRET", undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The secret as a newly started process reads it. */
async function secretOfNewProcess() {
  vi.resetModules();
  return (await import("./storage.ts")).sessionSecret();
}

test("the secret is made once, for the owner alone, and kept", async () => {
  const made = await secretOfNewProcess();
  expect(made).toHaveLength(43);
  expect(readFileSync(file(), "utf8")).toBe(made);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["session-secret"]);
  expect(await secretOfNewProcess()).toBe(made);
});

test.each(["", "half of it"])("a file that a crash left with %j is made anew", async (left) => {
  writeFileSync(file(), left, { mode: 0o600 });
  const made = await secretOfNewProcess();
  expect(made).toHaveLength(43);
  expect(await secretOfNewProcess()).toBe(made);
});

test("uploads on another disk than the rest are refused at the start, since they could not be moved there", async ({
  skip,
}) => {
  const disk = mountSmallDisk("1m");
  if (!disk) return skip("a disk cannot be mounted here");
  onTestFinished(() => unmount(disk));
  vi.resetModules();
  const { prepareStorage } = await import("./storage.ts");
  const paths = prepareStorage();
  expect(readdirSync(paths.temporary)).toEqual([]);
  expect(readdirSync(paths.public)).toEqual([]);
  rmSync(paths.public, { recursive: true });
  symlinkSync(disk, paths.public);
  expect(prepareStorage).toThrow(`expected one mount, but ${paths.public}`);
  expect(readdirSync(paths.temporary)).toEqual([]);
});
