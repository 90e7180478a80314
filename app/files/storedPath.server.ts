import { randomBytes } from "node:crypto";
import { type FileType, fileTypes } from "#app/validation/fileTypes.ts";

/** The folders of stored files, the first part of each path. */
export const folders = [...new Set(Object.values(fileTypes).map((type) => type.folder))];

const storedPath = new RegExp(`^(${folders.join("|")})/[a-z0-9][a-z0-9-]*\\.[a-z0-9]+$`);

/** Whether this program could have written a file at this path: an upload, or a file generated from it. */
export function isStoredPath(path: string): boolean {
  return storedPath.test(path);
}

/**
 * Whatever a row may contain, nothing but stored files is opened, written or removed.
 *
 * @throws Error for the path of anything else
 */
export function requireStoredPath(path: string): void {
  if (!isStoredPath(path)) throw new Error(`Not a stored file: ${path.slice(0, 300)}`);
}

/** A new path under /storage for a file of this type; 128 random bits make it unguessable. */
export function newPath(type: FileType): string {
  return `${fileTypes[type].folder}/${randomName()}.${type}`;
}

/** 128 random bits. */
export function randomName(): string {
  return randomBytes(16).toString("hex");
}
