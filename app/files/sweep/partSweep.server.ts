import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { ifAbsent } from "#app/platform/errors.ts";
import { storage } from "../storage.server.ts";

/** How long the part of a file is kept with which nobody goes on. */
export const partKeptMs = 24 * 60 * 60 * 1000;

/** Removes the parts with which nobody went on for a day, and what was kept beside them. */
export async function sweepParts(now = Date.now()): Promise<void> {
  const { partsDir } = storage();
  const touched = async (name: string) =>
    (await stat(join(partsDir, name)).catch(ifAbsent))?.mtimeMs ?? 0;
  for (const name of (await readdir(partsDir).catch(ifAbsent)) ?? []) {
    // What was announced is as old as the upload, and its bytes as the last of them.
    const [id = ""] = name.split(".");
    const last = Math.max(await touched(id), await touched(name));
    if (last < now - partKeptMs) await rm(join(partsDir, name), { force: true });
  }
}

/** Hourly, since what lies there may be large. */
export const partSweep: ScheduledJob = {
  name: "partSweep",
  isHourly: true,
  run: () => sweepParts(),
};
