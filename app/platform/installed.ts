import { access, constants } from "node:fs/promises";
import path from "node:path";
import { bareEnvironment } from "./config.ts";

/**
 * Those of the programs that child processes of the site can start. They are looked for, not run: one of them takes as
 * long to start as the site itself.
 */
export async function findInstalled(programs: readonly string[]): Promise<string[]> {
  const folders = (bareEnvironment().PATH ?? "").split(path.delimiter).filter(Boolean);
  const isThere = async (program: string) => {
    const tries = folders.map((folder) => access(path.join(folder, program), constants.X_OK));
    return (await Promise.allSettled(tries)).some(({ status }) => status === "fulfilled");
  };
  const found = await Promise.all(programs.map(isThere));
  return programs.filter((_program, index) => found[index]);
}
