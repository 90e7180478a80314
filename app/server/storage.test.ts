import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

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
