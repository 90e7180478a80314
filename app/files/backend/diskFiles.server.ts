import { constants, existsSync, realpathSync } from "node:fs";
import { type FileHandle, open, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesBelow, linkOrCopy, syncFile } from "#app/platform/diskFiles.ts";
import { ifAbsent } from "#app/platform/errors.ts";
import { isStoredPath, requireStoredPath } from "../storedPath.server.ts";
import type { ListedFile, OpenedFile, StoredFiles } from "./storedFiles.ts";

/**
 * Files in a folder, STORAGE_DIR/public: in one file system with STORAGE_DIR/tmp, so that a rename is atomic.
 *
 * Symbolic links are never followed, but the folder may be one: ops may place it elsewhere on the same disk.
 */
export function diskFiles(folder: string): StoredFiles {
  let realFolder: string | undefined;
  const fileAt = (path: string) => {
    requireStoredPath(path);
    return join(folder, path);
  };

  async function openAt(path: string): Promise<OpenedFile | undefined> {
    let handle: FileHandle | undefined;
    let isOurs = false;
    try {
      realFolder ??= realpathSync(folder);
      const file = fileAt(path);
      handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
      const stats = await handle.stat();
      const isInPlace = (await realpath(file)) === join(realFolder, path);
      isOurs = stats.isFile() && isInPlace;
      if (isOurs) return opened(handle, stats.size);
    } catch (error) {
      if (!isAbsence(error)) throw error;
    } finally {
      // Also after an error of the disk, or each request for the file would leave a descriptor open.
      if (!isOurs) await handle?.close();
    }
    return undefined;
  }

  return {
    // Only names that this program could have created, so that no spelling of a path escapes the folder.
    open: async (path) => (isStoredPath(path) ? openAt(path) : undefined),
    has: async (path) => (await stat(fileAt(path)).catch(ifAbsent)) !== undefined,
    async place(temp, path) {
      const file = fileAt(path);
      await rename(temp, file);
      // The directory entry must be durable too, not only the bytes.
      await syncFile(dirname(file));
    },
    async remove(paths) {
      const removed = paths.map(async (path) => rm(fileAt(path), { force: true }));
      for (const result of await Promise.allSettled(removed)) {
        if (result.status === "rejected") throw result.reason;
      }
    },
    withLocal: async (path, use) => use(fileAt(path)),
    copyTo: async (path, file, signal) => {
      signal?.throwIfAborted();
      return isStoredPath(path) && linkOrCopy(join(folder, path), file, signal);
    },
    list: () => filesIn(folder),
    // A file is there by one rename; what is under STORAGE_DIR/tmp goes at each start.
    removeUnfinished: async () => {},
  };
}

function opened(handle: FileHandle, size: number): OpenedFile {
  return {
    size,
    read: async ({ start, end }) =>
      handle.createReadStream({ start, end, autoClose: false, highWaterMark: 128 * 1024 }),
    close: () => handle.close(),
  };
}

/** None where there is no folder: of a database that was restored alone. */
async function* filesIn(folder: string): AsyncGenerator<ListedFile> {
  if (!existsSync(folder)) return;
  for (const path of await filesBelow(folder)) {
    const file = join(folder, path);
    const stats = await stat(file).catch(ifAbsent);
    // A failed upload may have removed it meanwhile.
    if (!stats) continue;
    const remove = async (placedBefore: Date) => {
      const now = await stat(file).catch(ifAbsent);
      if (!now || now.mtime > placedBefore) return false;
      await rm(file, { force: true });
      return true;
    };
    yield { path, size: stats.size, placedAt: stats.mtime, remove };
  }
}

const absences = new Set(["ENOENT", "ENOTDIR", "ELOOP", "ENXIO", "ENAMETOOLONG", "EACCES"]);

function isAbsence(error: unknown): boolean {
  return error instanceof Error && "code" in error && absences.has(String(error.code));
}
