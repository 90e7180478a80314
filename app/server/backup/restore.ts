import { existsSync, renameSync, statSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { refuseNewer } from "#app/db/migrate.server.ts";
import { siteFiles } from "#app/files/backend/siteFiles.server.ts";
import type { StoredFiles } from "#app/files/backend/storedFiles.ts";
import { config } from "#app/platform/config.ts";
import { filesBelow, linkOrCopy, syncToDisk, syncTree } from "#app/platform/diskFiles.ts";
import { UsageError } from "#app/platform/errors.ts";
import { Queue } from "#app/platform/limits/queue.ts";
import { makeFolder, type StoragePaths, storagePaths } from "#app/platform/storage.ts";
import { connectServer, type DatabaseServer } from "../databaseServer.ts";
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
 * @throws UsageError when the site runs, is not empty (without `--force`) or a newer program's on a server, or the backup
 *   is damaged
 */
export async function restore(source: string | undefined, isForced: boolean): Promise<void> {
  if (!source) throw new UsageError("Usage: npm run restore -- FILE [--force]");
  if (!existsSync(source)) throw new UsageError(`File not found: ${source}`);
  const storage = storagePaths();
  makeFolder(storage.temporary);
  const lock = lockStorage(storage.root);
  const server = await connectServer();
  let staged: string | undefined;
  let kind: BackupKind;
  try {
    await server?.engine.claim();
    // Tables that this program does not know can be neither kept aside nor replaced.
    if (server) await refuseNewer(server.db, ": restore into an empty one (docs/postgresql.md)");
    await finishRestore(storage, server);
    staged = await mkdtemp(path.join(storage.temporary, "restore-"));
    if (!isForced && (await holdsContent(storage, server))) {
      const place = server ? "The database of DATABASE_URL" : storage.root;
      throw new UsageError(`${place} holds a site: add --force to replace it`);
    }
    kind = await unpackBackup(source, staged);
    endSessions(path.join(staged, path.basename(storage.database)));
    await putInPlace(staged, kind, storage, server);
  } finally {
    // After a damaged archive its last files may still be arriving.
    if (staged) await rm(staged, { recursive: true, force: true, maxRetries: 10 });
    await server?.db.destroy();
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
async function putInPlace(
  staged: string,
  kind: BackupKind,
  storage: StoragePaths,
  server: DatabaseServer | undefined,
) {
  const kept = path.join(staged, `before-restore-${new Date().toISOString()}`);
  await mkdir(kept);
  if (config().FILES_URL) await moveToBucket(path.join(staged, "public"), siteFiles(storage));
  else if (kind === "database") await linkAll(storage.public, path.join(kept, "public"));
  // Also where the new files are in a bucket: the old ones go aside with their site, and with it, after thirty days.
  if (kind === "whole") await mkdir(path.join(staged, "public"), { recursive: true });
  if (await server?.engine.hasTables()) {
    await server?.engine.copyTo(path.join(kept, path.basename(storage.database)));
  }
  await syncTree(staged);
  renameSync(staged, storage.restoring);
  syncToDisk(storage.root);
  await finishRestore(storage, server);
}

/**
 * Before anything is replaced: their names are new to the bucket, or stand for the same bytes. Those of the old site stay
 * there as long as its database is kept aside (`sparesStrays`).
 */
async function moveToBucket(folder: string, files: StoredFiles) {
  const present = new Map<string, number>();
  for await (const { path: stored, size } of files.list()) present.set(stored, size);
  const queue = new Queue({ slots: 8 });
  const move = async (stored: string) => {
    const file = path.join(folder, stored);
    if (present.get(stored) !== statSync(file).size) await files.place(file, stored);
  };
  const names = existsSync(folder) ? await filesBelow(folder) : [];
  const moved = names.map((name) => queue.run(() => move(name)));
  for (const result of await Promise.allSettled(moved)) {
    if (result.status === "rejected") throw result.reason;
  }
  await rm(folder, { recursive: true, force: true });
}

/** By hard links, which take no space. */
async function linkAll(folder: string, target: string) {
  if (!existsSync(folder)) return;
  for (const file of await filesBelow(folder)) {
    await linkOrCopy(path.join(folder, file), path.join(target, file));
  }
}

const contentTables = ["staff", "project", "document", "partner", "contactMessage"] as const;

async function serverHoldsContent({ db }: DatabaseServer): Promise<boolean> {
  for (const table of contentTables) {
    const row = await db.selectFrom(table).select("id").limit(1).executeTakeFirst();
    if (row) return true;
  }
  return false;
}

async function holdsContent(
  { database }: StoragePaths,
  server: DatabaseServer | undefined,
): Promise<boolean> {
  if (server) return (await server.engine.hasTables()) && (await serverHoldsContent(server));
  if (!existsSync(database)) return false;
  const sqlite = new SqliteDatabase(database, { readonly: true });
  try {
    return contentTables.some((table) => sqlite.prepare(`select 1 from ${table} limit 1`).get());
  } catch {
    // Not a database of this program: treat it as content.
    return true;
  } finally {
    sqlite.close();
  }
}
