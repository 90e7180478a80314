import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { databaseSettings } from "./siteDatabase.ts";

/** Runs one of the built program's commands on a storage folder, and waits for it. */
export function command(storageDir: string, ...args: string[]) {
  return commandWith({}, storageDir, ...args);
}

/**
 * The same with additional settings.
 *
 * @param input its standard input
 */
export function commandWith(
  { env = {}, input = "" }: { env?: Record<string, string>; input?: string | Buffer },
  storageDir: string,
  ...args: string[]
) {
  return spawnSync(process.execPath, ["build/server/index.js", ...args], {
    env: environment(storageDir, env),
    input,
    encoding: "utf8",
    timeout: 120_000,
  });
}

/** The same while this process does other work, such as to answer the command's requests. */
export async function runCommand(
  env: Record<string, string>,
  storageDir: string,
  ...args: string[]
) {
  const child = spawn(process.execPath, ["build/server/index.js", ...args], {
    env: environment(storageDir, env),
    timeout: 120_000,
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { status: status as number | null, stdout, stderr };
}

/** What a program that the tests start themselves sees of this site and of nothing else. */
export function environment(storageDir: string, env: Record<string, string>) {
  const site = { STORAGE_DIR: storageDir, ...databaseSettings(storageDir) };
  return { PATH: process.env.PATH, ...site, ...env };
}
