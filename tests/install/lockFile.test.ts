import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { form } from "#tests/support/faultForm.ts";

/**
 * The newest of each npm that comes with a Node.js that fits, or that people install themselves, and what it leaves out:
 * each judges the whole lock file, but in the short form one alone unpacks the packages of development, too.
 */
const versions: [string, string[]][] = [
  ["10.9.9", form({ short: ["--omit=dev"], long: [] })],
  ["11.21.2", form({ short: ["--omit=dev"], long: [] })],
  ["12.2.1", []],
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "install-"));
  for (const name of ["package.json", "package-lock.json"]) {
    copyFileSync(name, path.join(folder, name));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(versions)("npm %s installs what is locked, and native modules work", (version, some) => {
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", ...some];
  // All share the cache of the machine's npm: each package is downloaded once.
  run("npx", "--yes", `npm@${version}`, "ci", ...options);
  expect(existsSync(path.join(folder, "node_modules/vite"))).toBe(some.length === 0);
  expect(run(process.execPath, "--input-type=module", "-e", useNativeModules)).toBe("works\n");
});

/** Each does a little of its real work: a module may load and fail at the first call. */
const useNativeModules = `
  import SqliteDatabase from "better-sqlite3";
  import sharp from "sharp";
  import { hash, verify } from "@node-rs/argon2";
  const sqlite = new SqliteDatabase(":memory:");
  const one = sqlite.prepare("select 1").pluck().get();
  sqlite.close();
  const dot = { create: { width: 1, height: 1, channels: 3, background: "red" } };
  const { format } = await sharp(await sharp(dot).webp().toBuffer()).metadata();
  const isRight = await verify(await hash("a"), "a");
  if (one === 1 && format === "webp" && isRight) console.log("works");
`;

/** @returns what it wrote to standard output; fails the test where it failed */
function run(command: string, ...args: string[]): string {
  const env = { ...process.env, NODE_ENV: "development" };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}
