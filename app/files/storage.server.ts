import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { diskFiles } from "./backend/diskFiles.server.ts";
import type { StoredFiles } from "./backend/storedFiles.ts";
import { folders, randomName } from "./storedPath.server.ts";

export interface StorageSettings {
  /** STORAGE_DIR: holds `public/` (uploads) and `tmp/` in one file system, so that a rename is atomic. */
  root: string;
  /** Where the uploads are instead of `public/`. */
  files?: StoredFiles;
  /** Whether files that no row knows may belong to a site that is kept aside. */
  sparesStrays?: () => boolean;
  /** Limit of a file that is not a video, in bytes (MAX_FILE_MB). */
  maxFileBytes: number;
  /** Limit of a video, in bytes (MAX_VIDEO_MB). */
  maxVideoBytes: number;
}

interface Storage extends StorageSettings {
  files: StoredFiles;
  tmpDir: string;
  /** Files that come in parts, and go on after a restart: in no backup. Made with the first one. */
  partsDir: string;
}

let current: Storage | undefined;

/** Makes this the process's storage and creates its folders; called at start-up and by tests. */
export function setStorage(settings: StorageSettings): void {
  const publicDir = join(settings.root, "public");
  const tmpDir = join(settings.root, "tmp");
  if (!settings.files) {
    for (const folder of folders) mkdirSync(join(publicDir, folder), { recursive: true });
    // Copies of a bucket's files, from when they were in one: nobody would erase what is erased here.
    rmSync(join(settings.root, "cache"), { recursive: true, force: true });
  }
  mkdirSync(tmpDir, { recursive: true });
  const partsDir = join(tmpDir, "parts");
  current = { files: diskFiles(publicDir), ...settings, tmpDir, partsDir };
}

/** Maximum size of one request, in bytes: enough for a video and twenty photos of maximum size. */
export function maxUploadBytes(): number {
  const { maxVideoBytes, maxFileBytes } = storage();
  return maxVideoBytes + 20 * maxFileBytes;
}

/** The process's storage. Throws when the process has not set one. */
export function storage(): Storage {
  if (!current) throw new Error("The storage is not set");
  return current;
}

/** The process's stored files. */
export function storedFiles(): StoredFiles {
  return storage().files;
}

/** A new path under STORAGE_DIR/tmp. */
export function newTempPath(): string {
  return join(storage().tmpDir, randomName());
}
