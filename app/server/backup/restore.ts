import { existsSync, renameSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { filesBelow, linkOrCopy, syncToDisk, syncTree } from "#app/platform/diskFiles.ts";
import { UsageError } from "#app/platform/errors.ts";
import { makeFolder, type StoragePaths, storagePaths } from "#app/platform/storage.ts";
import { lockStorage } from "../lock.ts";
import { finishRestore } from "./swapSite.ts";
import { type BackupKind, unpackBackup } from "./unpackBackup.ts";

/**
 * `npm run restore -- FILE [--force]`: puts a backup in place. The source (an archive, the folder of a daily
 * backup, what a restore kept aside, or a bare database) is unpacked beside the site and fully checked
 * before anything is touched; the current site is kept in a folder named `before-restore-...`. A bare
 * database replaces only the database; the files stay, and are also kept there, because the site later
 * sweeps those that the restored database does not know.
 *
 * @throws UsageError when the site runs, is not empty (without `--force`), or the backup is damaged
 */
export async function restore(source: string | undefined, isForced: boolean): Promise<void> {
  if (!source) throw new UsageError("Usage: npm run restore -- FILE [--force]");
  if (!existsSync(source)) throw new UsageError(`File not found: ${source}`);
  const storage = storagePaths();
  makeFolder(storage.temporary);
  const lock = lockStorage(storage.root);
  finishRestore(storage);
  const staged = await mkdtemp(path.join(storage.temporary, "restore-"));
  let kind: BackupKind;
  try {
    if (!isForced && holdsContent(storage.database)) {
      throw new UsageError(`${storage.root} holds a site: add --force to replace it`);
    }
    kind = await unpackBackup(source, staged);
    endSessions(path.join(staged, path.basename(storage.database)));
    await putInPlace(staged, kind, storage);
  } finally {
    // After a damaged archive its last files may still be arriving.
    await rm(staged, { recursive: true, force: true, maxRetries: 10 });
    lock.release();
  }
  const onlyDatabase = kind === "database" ? " (the database alone: fsck compares it)" : "";
  process.stdout.write(`Restored from ${source}${onlyDatabase}\n`);
}

/** Sessions that were ended since that day, by a new password or otherwise, must not come back to life. */
function endSessions(database: string) {
  const sqlite = new SqliteDatabase(database);
  sqlite.exec("delete from session");
  sqlite.close();
}

/**
 * The rename to `restoring` is the commit point: a kill before it leaves the old site, a kill after it a
 * restore that {@link finishRestore} completes.
 */
async function putInPlace(staged: string, kind: BackupKind, storage: StoragePaths) {
  const kept = path.join(staged, `before-restore-${new Date().toISOString()}`);
  await mkdir(kept);
  if (kind === "database") await linkAll(storage.public, path.join(kept, "public"));
  else await mkdir(path.join(staged, "public"), { recursive: true });
  await syncTree(staged);
  renameSync(staged, storage.restoring);
  syncToDisk(storage.root);
  finishRestore(storage);
}

/** By hard links, which take no space. */
async function linkAll(folder: string, target: string) {
  if (!existsSync(folder)) return;
  for (const file of await filesBelow(folder)) {
    await linkOrCopy(path.join(folder, file), path.join(target, file));
  }
}

function holdsContent(database: string): boolean {
  if (!existsSync(database)) return false;
  const sqlite = new SqliteDatabase(database, { readonly: true });
  try {
    const tables = ["staff", "project", "document", "partner", "contactMessage"];
    return tables.some((table) => sqlite.prepare(`select 1 from ${table} limit 1`).get());
  } catch {
    // Not a database of this program: treat it as content.
    return true;
  } finally {
    sqlite.close();
  }
}
