import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until a file's bytes, or a folder's entries, are on the disk itself: a power cut loses none. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
