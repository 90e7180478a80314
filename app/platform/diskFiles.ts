import { closeSync, type Dirent, fsyncSync, openSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import path from "node:path";

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
