import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { ifAbsent, isDiskFull } from "#app/platform/errors.ts";
import { storage } from "../storage.server.ts";
import { isHeld, PartLock } from "../upload/partLock.server.ts";

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

/** Of a part that is being sent, the last byte is younger. */
const abandonedMs = 10 * 60 * 1000;

/**
 * Does some work that needs room on the disk. Where there is none, parts make it that nobody is sending or storing, the
 * one left alone for longest first, before it fails. Whoever comes back to one of them begins anew.
 */
export async function withRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(error) || !(await removeAbandoned())) throw error;
    }
  }
}

/** Removes the part that was left alone for longest; false where there is none. */
async function removeAbandoned(): Promise<boolean> {
  const { partsDir } = storage();
  const names = (await readdir(partsDir).catch(ifAbsent)) ?? [];
  const parts = await Promise.all(
    names
      .filter((name) => !name.includes(".") && !isHeld(name))
      .map(async (name) => ({ name, stats: await stat(join(partsDir, name)).catch(ifAbsent) })),
  );
  const [oldest] = parts
    .flatMap(({ name, stats }) => (stats && stats.size > 0 ? [{ name, at: stats.mtimeMs }] : []))
    .filter(({ at }) => at < Date.now() - abandonedMs)
    .sort((one, other) => one.at - other.at);
  if (!oldest) return false;
  const lock = new PartLock(oldest.name);
  try {
    await lock.lock();
  } catch {
    // Somebody goes on with it just now.
    return removeAbandoned();
  }
  try {
    for (const end of ["", ".json", ".digest"]) {
      await rm(join(partsDir, oldest.name + end), { force: true });
    }
    return true;
  } finally {
    await lock.unlock();
  }
}

/** Hourly, since what lies there may be large. */
export const partSweep: ScheduledJob = {
  name: "partSweep",
  isOfProcess: true,
  isHourly: true,
  run: () => sweepParts(),
};
