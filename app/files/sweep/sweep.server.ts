import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { trashDays } from "#app/db/history/trash.repo.server.ts";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { ifAbsent } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.ts";
import * as Media from "../media.repo.server.ts";
import { diskPath, folders, isStoredPath, storage } from "../storage.server.ts";
import * as Sweep from "./sweep.repo.server.ts";

/**
 * How long a file stays that nothing uses any more: as long as the trash keeps records, and longer than a form with an
 * expired session can still be saved (`rememberedMs` of `sessions.repo`).
 */
export const graceMs = trashDays * 24 * 60 * 60 * 1000;
/** Of a file without a row: longer than one stands in its place before its row does. */
const strayGraceMs = 24 * 60 * 60 * 1000;
const batch = 200;

/**
 * The daily job: removes files that for thirty days nobody has sent, chosen or used, and to which no record refers,
 * with everything generated from them, and files that for a day had no row, such as a crash may leave. A file shared by two
 * records stays until neither refers to it.
 *
 * @returns how many uploaded files, and how many stray files, were removed
 */
export async function sweep(now = new Date()): Promise<{ unreferenced: number; strays: number }> {
  const before = new Date(now.getTime() - graceMs);
  const usedSince = before.toISOString();
  let unreferenced = 0;
  for (const file of await Sweep.findUnreferenced(usedSince)) {
    if (await remove(file, { usedSince })) unreferenced++;
  }
  return { unreferenced, strays: await sweepStrays(new Date(now.getTime() - strayGraceMs)) };
}

/**
 * Removes those of the files to which nothing refers; other files, and invalid paths, are left alone. What was sent or
 * chosen again lately may stand in a form that is still open: it is left to the sweep.
 */
export async function removeUnreferenced(paths: readonly string[]): Promise<void> {
  const chosenSince = new Date(Date.now() - graceMs).toISOString();
  for (const file of await Media.findAllByPaths(paths.filter(isStoredPath))) {
    await remove(file, { chosenSince });
  }
}

/**
 * Removes the files of what was erased for good, but for those to which something else refers. An open form that holds
 * one is told on saving that it is gone.
 */
export async function removeErased(paths: readonly string[]): Promise<void> {
  for (const file of await Media.findAllByPaths(paths)) await remove(file);
}

/**
 * The row first: a file without a row is a stray for the next sweep, a row without its file a broken page. A
 * video's captions are separate files, which the next sweep finds unreferenced.
 *
 * @returns false where it stays
 */
async function remove(
  { id, path }: { id: number; path: string },
  spared?: Parameters<typeof Sweep.deleteUnreferenced>[1],
): Promise<boolean> {
  const made = await Sweep.deleteUnreferenced(id, spared);
  if (!made) return false;
  for (const file of await Sweep.findUnknown([path, ...made])) {
    await rm(diskPath(file), { force: true });
  }
  return true;
}

async function sweepStrays(before: Date): Promise<number> {
  let count = 0;
  const { publicDir } = storage();
  for (const folder of folders) {
    const names = await readdir(join(publicDir, folder));
    for (let at = 0; at < names.length; at += batch) {
      const paths = names.slice(at, at + batch).map((name) => `${folder}/${name}`);
      for (const path of await Sweep.findUnknown(paths)) {
        // Not `diskPath`: a stray file may have any name.
        const stray = join(publicDir, path);
        const stats = await stat(stray).catch(ifAbsent);
        // A failed upload may have removed it meanwhile.
        if (!stats || stats.mtime > before) continue;
        await rm(stray, { recursive: true, force: true });
        count++;
      }
    }
  }
  return count;
}

/** The names that uploads have under `tmp/`, and those that earlier versions gave. */
const temporaryName = /^([0-9a-f]{32}|[a-z2-7]{26})(\.\w+)?$/;

/** Removes what uploads of a previous run left behind; call before the first upload. */
export async function clearTemporaryFiles(): Promise<void> {
  const { tmpDir } = storage();
  for (const name of await readdir(tmpDir)) {
    if (temporaryName.test(name)) await rm(join(tmpDir, name), { recursive: true, force: true });
  }
}

/** The daily job that removes files to which nothing refers any more. */
export const mediaSweep: ScheduledJob = {
  name: "mediaSweep",
  isErasing: true,
  run: async () => {
    const removed = await sweep();
    if (removed.unreferenced + removed.strays > 0) log.info(removed, "files swept");
  },
};
