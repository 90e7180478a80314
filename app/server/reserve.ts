import { randomBytes } from "node:crypto";
import { appendFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { isDiskFull } from "#app/platform/errors.ts";
import { storagePaths } from "#app/platform/storage.ts";

/** A start writes a few dozen KB: locks, SQLite's files beside the database, the times of the jobs. */
const reserveBytes = 1024 * 1024;
const blockBytes = 64 * 1024;

/**
 * Reserved disk space, so that the site can be restarted on a full disk: the start removes the file, and
 * this job creates it again, as large as space allows.
 *
 * @throws Error when it is smaller than intended, so that this is logged and retried
 */
export const reserve: ScheduledJob = {
  name: "reserve",
  isOfProcess: true,
  isRunAtStart: true,
  run: async () => {
    if (fill(reserveIn(storagePaths().root))) return;
    throw new Error("STORAGE_DIR has no room left for what the next start needs");
  },
};

/** Frees the reserved space. */
export function freeReserve(root: string): void {
  rmSync(reserveIn(root), { force: true });
}

function reserveIn(root: string) {
  return path.join(root, "reserve");
}

/** @returns whether it reached its full size */
function fill(file: string): boolean {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  try {
    for (; size < reserveBytes; size += blockBytes) {
      // Random bytes: some file systems store no blocks for zeros.
      appendFileSync(file, randomBytes(blockBytes), { mode: 0o600 });
    }
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}
