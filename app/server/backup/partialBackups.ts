import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { StoragePaths } from "#app/platform/storage.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Names of unfinished daily backups, unlike any that ops would give to a folder of their own there. */
export const partialPrefix = ".partial-";

/**
 * Removes what backups and restores left when their process was killed. Call at start-up, with the storage
 * locked: only `backup`, which may run beside the site, can then be at work, and it never takes a day.
 */
export async function clearPartialBackups(
  { temporary, backups }: Pick<StoragePaths, "temporary" | "backups">,
  now = Date.now(),
): Promise<void> {
  // A folder of backups that cannot be read or written stops no start: the daily backup will report it.
  for (const name of await readdir(backups).catch(() => [])) {
    if (!name.startsWith(partialPrefix)) continue;
    await rm(path.join(backups, name), { recursive: true, force: true }).catch(() => undefined);
  }
  for (const name of await readdir(temporary)) {
    // Earlier versions made the daily backup here as well.
    const kind = /^(daily|rehearsal|restore|backup)-/.exec(name)?.[1];
    if (!kind) continue;
    const folder = path.join(temporary, name);
    if (kind === "backup" && (await ageOf(folder, now)) < dayMs) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes what killed backups left beside an archive: nothing has been written to it for a day. A folder that
 * may not be read, or a file that may not be removed, does not stop a backup.
 */
export async function clearPartialArchives(archive: string): Promise<void> {
  const folder = path.dirname(archive);
  for (const name of await readdir(folder).catch(() => [])) {
    const isPartial = /\.[\da-f]{8}\.partial$/.test(name);
    if (!isPartial || !name.startsWith(`${path.basename(archive)}.`)) continue;
    const partial = path.join(folder, name);
    if ((await ageOf(partial, Date.now())) < dayMs) continue;
    await rm(partial, { force: true }).catch(() => undefined);
  }
}

/** Age in ms; 0 when the file or folder has disappeared meanwhile. */
async function ageOf(file: string, now: number): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found ? now - found.mtimeMs : 0;
}
