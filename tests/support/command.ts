import { spawnSync } from "node:child_process";

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
    env: { PATH: process.env.PATH, STORAGE_DIR: storageDir, ...env },
    input,
    encoding: "utf8",
    timeout: 120_000,
  });
}
