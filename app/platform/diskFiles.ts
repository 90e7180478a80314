import { closeSync, createWriteStream, type Dirent, fsyncSync, openSync } from "node:fs";
import { link, mkdir, open, readdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { ifAbsent, isDiskFull } from "./errors.ts";

/** Every file below a folder, as paths relative to it, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Flushes a file's bytes, or a folder's entries, to the disk, so that a power cut loses none. */
export function syncToDisk(file: string): void {
  const descriptor = openSync(file, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The same without blocking the process meanwhile. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for a folder and everything below it. */
export async function syncTree(folder: string): Promise<void> {
  await syncBelow(folder, () => true);
}

/** The same for a folder and the folders below it: their entries, not the files' bytes. */
export async function syncFolders(folder: string): Promise<void> {
  await syncBelow(folder, (entry) => entry.isDirectory());
}

async function syncBelow(folder: string, isWanted: (entry: Dirent) => boolean) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter(isWanted).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [...below, folder]) await syncFile(file);
}

/**
 * Puts a file that never changes into another place, too: as a hard link where the file system has them, else as a copy
 * that is on the disk. Makes the folder.
 *
 * @returns false if it is missing
 */
export async function linkOrCopy(from: string, to: string, signal?: AbortSignal): Promise<boolean> {
  signal?.throwIfAborted();
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return false;
    if (isDiskFull(error) || meetsCopiesToo.has(code)) throw error;
    return copy(from, to, signal);
  }
}

/**
 * Errors that a copy would meet as well. Any other may concern hard links only: network and container file
 * systems differ in the code by which they refuse them.
 */
const meetsCopiesToo = new Set(["EEXIST", "EACCES", "EROFS"]);

async function copy(from: string, to: string, signal?: AbortSignal): Promise<boolean> {
  // Opened first, so that a file swept meanwhile counts as missing and leaves no empty copy.
  const source = await open(from).catch(ifAbsent);
  if (!source) return false;
  await pipeline(source.createReadStream(), createWriteStream(to, { flush: true }), { signal });
  return true;
}
