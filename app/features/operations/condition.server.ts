import { statfs } from "node:fs/promises";
import { storagePaths } from "#app/platform/storage.ts";
import * as Condition from "./condition.repo.server.ts";

/** What will stop the site, or lose something, unless somebody looks after it (contract 1). */
export type Weakness = "disk" | "backup" | "mail";

const hourMs = 60 * 60 * 1000;
const mb = 1024 * 1024;
/** Less of the storage's disk than either of these. */
const leastFree = { share: 0.05, bytes: 200 * mb };
const maxBackupAgeMs = 36 * hourMs;
const maxMailMs = hourMs;

/** What is about to go wrong; empty when all is well. */
export async function findWeaknesses(now = Date.now()): Promise<Weakness[]> {
  const found: Record<Weakness, boolean> = {
    disk: await isDiskShort(),
    backup: await isBackupOld(now),
    mail: await Condition.hasFailedSince(new Date(now - maxMailMs).toISOString()),
  };
  return (Object.keys(found) as Weakness[]).filter((name) => found[name]);
}

/** Room on the storage's disk. */
export async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(storagePaths().root);
  return bavail * bsize;
}

async function isDiskShort(): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(storagePaths().root);
  return bavail * bsize < leastFree.bytes || bavail < blocks * leastFree.share;
}

/** A site that has just been made, or was switched off for days, has a day and a half for its first backup. */
async function isBackupOld(now: number): Promise<boolean> {
  const lastAt = Date.parse((await Condition.findLastBackup()) ?? "") || 0;
  return Math.min(now - lastAt, process.uptime() * 1000) > maxBackupAgeMs;
}
