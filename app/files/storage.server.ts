import { randomBytes } from "node:crypto";
import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { type FileType, fileTypes } from "#app/validation/fileTypes.ts";

export interface StorageSettings {
  /** STORAGE_DIR: holds `public/` (uploads) and `tmp/` in one file system, so that a rename is atomic. */
  root: string;
  /** Limit of a file that is not a video, in bytes (MAX_FILE_MB). */
  maxFileBytes: number;
  /** Limit of a video, in bytes (MAX_VIDEO_MB). */
  maxVideoBytes: number;
}

interface Storage extends StorageSettings {
  publicDir: string;
  /** `publicDir` with its symbolic links resolved; ops may place it elsewhere on the same disk. */
  realPublicDir: string;
  tmpDir: string;
  /** Files that come in parts, and go on after a restart: in no backup. Made with the first one. */
  partsDir: string;
}

let current: Storage | undefined;

/** The folders of uploads under `public/`. */
export const folders = [...new Set(Object.values(fileTypes).map((type) => type.folder))];

/** Makes this the process's storage and creates its folders; called at start-up and by tests. */
export function setStorage(settings: StorageSettings): void {
  const publicDir = join(settings.root, "public");
  const tmpDir = join(settings.root, "tmp");
  for (const folder of folders) mkdirSync(join(publicDir, folder), { recursive: true });
  mkdirSync(tmpDir, { recursive: true });
  const partsDir = join(tmpDir, "parts");
  current = { ...settings, publicDir, realPublicDir: realpathSync(publicDir), tmpDir, partsDir };
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

const storedPath = new RegExp(`^(${folders.join("|")})/[a-z0-9][a-z0-9-]*\\.[a-z0-9]+$`);

/** Whether this program could have written a file at this path: an upload, or a file generated from it. */
export function isStoredPath(path: string): boolean {
  return storedPath.test(path);
}

/**
 * The path on disk of a stored file (`images/ab.webp`). Throws for any other: whatever a row may contain,
 * nothing outside the uploads is opened, written or removed.
 */
export function diskPath(path: string): string {
  if (!isStoredPath(path)) throw new Error(`Not a stored file: ${path.slice(0, 300)}`);
  return join(storage().publicDir, path);
}

/** A new path under /storage for a file of this type; 128 random bits make it unguessable. */
export function newPath(type: FileType): string {
  return `${fileTypes[type].folder}/${randomName()}.${type}`;
}

/** A new path under STORAGE_DIR/tmp. */
export function newTempPath(): string {
  return join(storage().tmpDir, randomName());
}

function randomName(): string {
  return randomBytes(16).toString("hex");
}
