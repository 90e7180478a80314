import { constants } from "node:fs";
import { type FileHandle, open, realpath } from "node:fs/promises";
import { join } from "node:path";
import { diskPath, isStoredPath, storage } from "../storage.server.ts";

/**
 * Opens a stored file for reading. Only names that this program could have created are accepted, so no
 * spelling of a path escapes the folder; symbolic links are never followed.
 *
 * @param path under /storage, as in the URL
 * @returns undefined when there is no such file; the caller closes the handle
 */
export async function openStored(
  path: string,
): Promise<{ handle: FileHandle; size: number } | undefined> {
  if (!isStoredPath(path)) return undefined;
  let handle: FileHandle | undefined;
  let isOurs = false;
  try {
    const file = diskPath(path);
    handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats = await handle.stat();
    const isInPlace = (await realpath(file)) === join(storage().realPublicDir, path);
    isOurs = stats.isFile() && isInPlace;
    if (isOurs) return { handle, size: stats.size };
  } catch (error) {
    if (!isAbsence(error)) throw error;
  } finally {
    // Also after an error of the disk, or each request for the file would leave a descriptor open.
    if (!isOurs) await handle?.close();
  }
  return undefined;
}

const absences = new Set(["ENOENT", "ENOTDIR", "ELOOP", "ENXIO", "ENAMETOOLONG", "EACCES"]);

function isAbsence(error: unknown): boolean {
  return error instanceof Error && "code" in error && absences.has(String(error.code));
}
