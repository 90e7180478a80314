import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { StoragePaths } from "../storage.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Names of unfinished daily backups, unlike any that ops would give to a folder of their own there. */
export const partialPrefix = ".partial-";

/**
 * Removes what backups and restores left when their process was killed. Call at start-up, with the storage
 * locked: only `backup`, which may run beside the site, can then be at work, and it never takes a day.
 */
export async function clearBackupLeftovers(
  { temporary, backups }: Pick<StoragePaths, "temporary" | "backups">,
  now = Date.now(),
): Promise<void> {
  // A folder of backups that cannot be read or written stops no start: the daily backup will report it.
  for (const name of await readdir(backups).catch(() => [])) {
    if (!name.startsWith(partialPrefix)) continue;
    await rm(path.join(backups, name), { recursive: true, force: true }).catch(() => undefined);
  }
  for (const name of await readdir(temporary)) {
    const kind = /^(daily|rehearsal|restore|backup)-/.exec(name)?.[1];
    if (!kind) continue;
    const folder = path.join(temporary, name);
    if (kind === "backup" && (await ageOf(folder, now)) < dayMs) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Age in ms; 0 when the folder has disappeared meanwhile. */
async function ageOf(folder: string, now: number): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  return found ? now - found.mtimeMs : 0;
}
