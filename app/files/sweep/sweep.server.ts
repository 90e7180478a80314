import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { trashDays } from "#app/db/history/trash.repo.server.ts";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { log } from "#app/platform/log.ts";
import type { ListedFile } from "../backend/storedFiles.ts";
import * as Media from "../media.repo.server.ts";
import { storage, storedFiles } from "../storage.server.ts";
import { folders, isStoredPath } from "../storedPath.server.ts";
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
 * with everything generated from them, and files that for a day had no row, or were half placed, such as a crash may leave. A file shared by two
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
  const begunBefore = new Date(now.getTime() - strayGraceMs);
  await storedFiles().removeUnfinished(begunBefore);
  return { unreferenced, strays: await sweepStrays(begunBefore) };
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
  await storedFiles().remove(await Sweep.findUnknown([path, ...made]));
  return true;
}

async function sweepStrays(before: Date): Promise<number> {
  if (storage().sparesStrays?.()) return 0;
  let count = 0;
  let old: ListedFile[] = [];
  const removeUnknown = async () => {
    const unknown = new Set(await Sweep.findUnknown(old.map(({ path }) => path)));
    for (const file of old.filter(({ path }) => unknown.has(path))) {
      // Its path may have been taken by a new file since it was listed.
      if (await file.remove(before)) count++;
    }
    old = [];
  };
  for await (const file of storedFiles().list()) {
    const isUpload = folders.some((folder) => file.path.startsWith(`${folder}/`));
    if (isUpload && file.placedAt <= before) old.push(file);
    if (old.length >= batch) await removeUnknown();
  }
  await removeUnknown();
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
