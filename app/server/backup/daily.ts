import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { engine } from "#app/db/connection.server.ts";
import { siteFiles } from "#app/files/backend/siteFiles.server.ts";
import { storedFiles } from "#app/files/storage.server.ts";
import { config } from "#app/platform/config.ts";
import { syncFile } from "#app/platform/diskFiles.ts";
import { log } from "#app/platform/log.ts";
import { type StoragePaths, storagePaths } from "#app/platform/storage.ts";
import { encryptDatabase } from "./encryption.ts";
import { isWithoutGaps } from "./manifest.ts";
import { partialPrefix } from "./partialBackups.ts";
import { type SnapshotSource, takeSnapshot } from "./snapshot.ts";
import { unpackBackup } from "./unpackBackup.ts";

/** How many daily backups are kept. */
const keptSnapshots = 7;

/**
 * The daily job: a snapshot in `backups/2026-11-20`, after a rehearsal that restores it into a temporary
 * folder and checks it, and before its database is encrypted; then the oldest is removed. An aborted or failed backup leaves nothing behind.
 *
 * @throws the reason of `signal` when it was aborted
 */
export async function dailyBackup(signal: AbortSignal, now = new Date()): Promise<void> {
  const storage = storagePaths();
  const today = now.toISOString().slice(0, 10);
  const folder = path.join(storage.backups, today);
  if (existsSync(folder)) return;
  await mkdir(storage.backups, { recursive: true });
  let isWhole = false;
  // Beside the others and not in the temporary folder, because `backups` may be a disk of its own.
  const partial = await mkdtemp(path.join(storage.backups, partialPrefix));
  try {
    const { missing } = await takeSnapshot(engine(), filesOf(storage), partial, signal);
    await rehearse(partial, storage.backups, signal);
    await encryptDatabase(partial, signal);
    await rename(partial, folder);
    await syncFile(storage.backups);
    log.info({ folder: path.basename(folder), missing: missing.length }, "daily backup");
    isWhole = missing.length === 0;
    if (!isWhole) {
      log.error({ missing: missing.length, first: missing.slice(0, 20) }, "files have vanished");
    }
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  await rotate(storage.backups, today);
  if (isWhole) await ping();
}

/**
 * Files in a bucket are not brought to this disk each day: that they are all there is looked at, after the database has
 * been copied. What keeps them is the bucket's versions, and `backup` brings them all.
 */
function filesOf(storage: StoragePaths): SnapshotSource {
  if (!config().FILES_URL) return siteFiles(storage);
  const files = storedFiles();
  let present: Promise<Set<string>> | undefined;
  const list = async () => {
    const paths = new Set<string>();
    for await (const { path: stored } of files.list()) paths.add(stored);
    return paths;
  };
  return {
    staysOutside: true,
    async copyTo(stored) {
      present ??= list();
      return (await present).has(stored);
    },
  };
}

/** Tells whoever watches from outside that a good backup was made: they notice when it stays away. */
async function ping(): Promise<void> {
  const { PING_URL } = config();
  if (!PING_URL) return;
  try {
    const answer = await fetch(PING_URL, { signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    if (!answer.ok) log.warn({ status: answer.status }, "PING_URL has refused the request");
  } catch (error) {
    log.warn({ err: error }, "PING_URL could not be reached");
  }
}

async function rehearse(folder: string, backups: string, signal: AbortSignal) {
  const rehearsal = await mkdtemp(path.join(backups, partialPrefix));
  try {
    await unpackBackup(folder, rehearsal, signal);
  } finally {
    await rm(rehearsal, { recursive: true, force: true });
  }
}

/**
 * Folders with future dates, left by a wrong clock, count as the oldest, so that today's is never removed.
 * After files have vanished the last backup that has them stays until a later one lacks none.
 */
async function rotate(backups: string, today: string) {
  const folders = (await readdir(backups)).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)).sort();
  const byAge = [
    ...folders.filter((name) => name > today),
    ...folders.filter((name) => name <= today),
  ];
  const isWhole = await Promise.all(byAge.map((name) => isWithoutGaps(path.join(backups, name))));
  const lastWhole = byAge[isWhole.lastIndexOf(true)];
  for (const name of byAge.slice(0, -keptSnapshots)) {
    if (name === lastWhole) continue;
    await rm(path.join(backups, name), { recursive: true, force: true });
  }
}
