import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ifAbsent } from "#app/server/ifAbsent.ts";
import { fileTypes } from "../fileTypes.ts";
import * as Media from "../media.repo.server.ts";
import { diskPath, isStoredPath, storage } from "../storage.server.ts";
import * as Sweep from "./sweep.repo.server.ts";

/**
 * How long a file may lie about unused: no shorter than a form whose session has expired may still be
 * saved (`remembered` of `sessions.repo`), so that one left open over a weekend keeps its pictures.
 */
export const graceMs = 7 * 24 * 60 * 60 * 1000;
const batch = 200;

/**
 * The daily chore: removes files that no record refers to and that are older than a week,
 * with all that was made from them, and files that no row knows, such as a crash may leave. What two
 * records share stays until both have let go.
 *
 * @returns how many files of staff's, and how many stray files, were removed
 */
export async function sweep(now = new Date()): Promise<{ unreferenced: number; strays: number }> {
  const before = new Date(now.getTime() - graceMs);
  const unreferenced = await Sweep.findUnreferenced(before.toISOString());
  return { unreferenced: await remove(unreferenced), strays: await sweepStrays(before) };
}

/** Removes now those of the files that nothing refers to; other paths, and what is none, stay. */
export async function removeUnreferenced(paths: readonly string[]): Promise<void> {
  await remove(await Media.findAllByPaths(paths.filter(isStoredPath)));
}

/**
 * Row first: a file without a row is a stray for tomorrow, a row without its file a broken page. A
 * film's captions are files of their own, which the next sweep finds without their film.
 */
async function remove(files: { id: number; path: string }[]): Promise<number> {
  let count = 0;
  for (const { id, path } of files) {
    const made = await Sweep.findMadeFrom(id);
    if (!(await Sweep.deleteUnreferenced(id))) continue;
    for (const file of await Sweep.findUnknown([path, ...made])) {
      await rm(diskPath(file), { force: true });
    }
    count++;
  }
  return count;
}

async function sweepStrays(before: Date): Promise<number> {
  let count = 0;
  const { publicDir } = storage();
  for (const folder of new Set(Object.values(fileTypes).map((type) => type.folder))) {
    const names = await readdir(join(publicDir, folder));
    for (let at = 0; at < names.length; at += batch) {
      const paths = names.slice(at, at + batch).map((name) => `${folder}/${name}`);
      for (const path of await Sweep.findUnknown(paths)) {
        // Whatever it is called: it need not be ours.
        const stray = join(publicDir, path);
        const stats = await stat(stray).catch(ifAbsent);
        // A failed upload may have taken it back meanwhile.
        if (!stats || stats.mtime > before) continue;
        await rm(stray, { recursive: true, force: true });
        count++;
      }
    }
  }
  return count;
}

/** Removes what uploads of a former run of the program left behind; call before the first upload. */
export async function clearTemporaryFiles(): Promise<void> {
  const { tmpDir } = storage();
  for (const name of await readdir(tmpDir)) {
    if (/^[a-z2-7]{26}(\.\w+)?$/.test(name))
      await rm(join(tmpDir, name), { recursive: true, force: true });
  }
}
