import { randomBytes } from "node:crypto";
import { appendFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Chore } from "./chores.ts";
import { isDiskFull } from "./diskFull.ts";
import { storagePaths } from "./storage.ts";

/** A start writes some dozens of KB: locks, SQLite's files beside the database, the day's notes. */
const RESERVE_BYTES = 1024 * 1024;
const BLOCK_BYTES = 64 * 1024;

/**
 * Room that nobody else gets, so that a site can be started again on a disk that is full: the start
 * removes the file, and this makes it anew, as large as there is room for.
 *
 * @throws Error when it is smaller than it should be, so that the log says so and it is tried again
 */
export const reserve: Chore = {
  name: "reserve",
  isRunAtStart: true,
  run: async () => {
    if (fill(reserveIn(storagePaths().root))) return;
    throw new Error("STORAGE_DIR has no room left for what the next start needs");
  },
};

/** Gives the reserve's room back to the disk. */
export function freeReserve(root: string): void {
  rmSync(reserveIn(root), { force: true });
}

function reserveIn(root: string) {
  return path.join(root, "reserve");
}

/** @returns whether it has its whole size */
function fill(file: string): boolean {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  try {
    for (; size < RESERVE_BYTES; size += BLOCK_BYTES) {
      // Of zeros some file systems would keep nothing.
      appendFileSync(file, randomBytes(BLOCK_BYTES), { mode: 0o600 });
    }
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}
