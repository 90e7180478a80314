import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { extract } from "tar";
import { migrations } from "#app/db/migrate.server.ts";
import { lockStorage } from "#app/server/lock.ts";
import { makeFolder, storagePaths } from "#app/server/storage.ts";
import { UsageError } from "#app/server/usageError.ts";
import { DamagedBackupError, verifyManifest } from "./manifest.ts";
import { linkOrCopy } from "./snapshot.ts";

/**
 * `npm run restore -- FILE [--force]`: puts a backup in place. The archive (or the folder of a daily
 * backup) is unpacked beside the site and checked whole before anything is touched; what stood there
 * is kept in a folder named `before-restore-...`.
 *
 * @throws UsageError when the site runs, is not empty (without `--force`), or the backup is damaged
 */
export async function restore(source: string | undefined, isForced: boolean): Promise<void> {
  if (!source) throw new UsageError("Say which: npm run restore -- FILE [--force]");
  if (!existsSync(source)) throw new UsageError(`There is no ${source}`);
  const storage = storagePaths();
  makeFolder(storage.temporary);
  const lock = lockStorage(storage.root);
  const staged = await mkdtemp(path.join(storage.temporary, "restore-"));
  try {
    if (!isForced && holdsContent(storage.database)) {
      throw new UsageError(`${storage.root} holds a site: add --force to replace it`);
    }
    await stage(source, staged);
    await putInPlace(staged, storage);
  } finally {
    await rm(staged, { recursive: true, force: true });
    lock.release();
  }
  process.stdout.write(`Restored from ${source}\n`);
}

/**
 * Brings a backup into a folder and checks it: every file whole, the database sound and not newer
 * than this program.
 */
export async function stage(source: string, folder: string, signal?: AbortSignal): Promise<void> {
  try {
    if ((await stat(source)).isDirectory()) await copyFolder(source, folder, signal);
    else await extract({ file: source, cwd: folder, strict: true });
    await verifyManifest(folder, signal);
    verifyDatabase(path.join(folder, "site.sqlite"));
  } catch (error) {
    signal?.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${source} cannot be restored, nothing was touched: ${why}`);
  }
}

/** Links the files, which never change, and copies the database, which will. */
async function copyFolder(source: string, folder: string, signal?: AbortSignal) {
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(folder, path.relative(source, from));
    if (path.dirname(to) === folder) await copyFile(from, to);
    else await linkOrCopy(from, to, signal);
  }
}

function verifyDatabase(file: string) {
  const sqlite = new SqliteDatabase(file, { fileMustExist: true, readonly: true });
  try {
    if (sqlite.pragma("integrity_check", { simple: true }) !== "ok") {
      throw new DamagedBackupError("Its database is damaged");
    }
    const applied = sqlite.prepare("select name from kysely_migration").pluck().all() as string[];
    if (applied.some((name) => !(name in migrations))) {
      throw new DamagedBackupError("Its database is newer than this program");
    }
  } finally {
    sqlite.close();
  }
}

async function putInPlace(staged: string, storage: ReturnType<typeof storagePaths>) {
  const kept = path.join(storage.root, `before-restore-${new Date().toISOString().slice(0, 19)}`);
  await mkdir(kept);
  for (const name of ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm", "public"]) {
    const current = path.join(storage.root, name);
    if (existsSync(current)) await rename(current, path.join(kept, name));
  }
  const files = path.join(staged, "public");
  if (existsSync(files)) await rename(files, storage.public);
  else await mkdir(storage.public);
  await rename(path.join(staged, "site.sqlite"), storage.database);
}

function holdsContent(database: string): boolean {
  if (!existsSync(database)) return false;
  const sqlite = new SqliteDatabase(database, { readonly: true });
  try {
    const tables = ["staff", "project", "document", "partner", "contactMessage"];
    return tables.some((table) => sqlite.prepare(`select 1 from ${table} limit 1`).get());
  } catch {
    // Not a database that this program made: something to be careful with.
    return true;
  } finally {
    sqlite.close();
  }
}
