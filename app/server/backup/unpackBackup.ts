import { existsSync } from "node:fs";
import { copyFile, open, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import SqliteDatabase from "better-sqlite3";
import { extract } from "tar";
import { migrations } from "#app/db/migrate.server.ts";
import { copyDatabase } from "#app/db/sqlite/sqliteDatabase.server.ts";
import { filesBelow, linkOrCopy } from "#app/platform/diskFiles.ts";
import { UsageError } from "#app/platform/errors.ts";
import { ageHeader, decryptDatabase, readArchive } from "./encryption.ts";
import {
  DamagedBackupError,
  hasManifest,
  holdsFiles,
  manifestName,
  verifyManifest,
} from "./manifest.ts";
import { replacedSite } from "./swapSite.ts";

/** "database": without the files that it refers to, as a bare `site.sqlite`, or the daily backup beside a bucket. */
export type BackupKind = "whole" | "database";

/**
 * Brings a backup (an archive, the folder of a daily backup, what a restore kept aside, or a bare database
 * such as `backups/before-….sqlite`) into a folder and checks it: every file intact, the database sound and
 * not newer than this program. A site kept aside was only moved: it has no manifest and needs none.
 *
 * @throws UsageError when it cannot be restored
 */
export async function unpackBackup(
  source: string,
  folder: string,
  signal?: AbortSignal,
): Promise<BackupKind> {
  try {
    const kind = await bring(source, folder, signal);
    const isBare = kind === "database" && !hasManifest(folder);
    if (!isBare && !isKeptAside(source)) await verifyManifest(folder, signal);
    await decryptDatabase(folder);
    verifyDatabase(path.join(folder, "site.sqlite"));
    return kind;
  } catch (error) {
    signal?.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${source} cannot be restored, nothing was touched: ${why}`);
  }
}

async function bring(source: string, folder: string, signal?: AbortSignal): Promise<BackupKind> {
  if (isKeptAside(source)) {
    bringDatabase(path.join(source, "site.sqlite"), path.join(folder, "site.sqlite"));
    const uploads = path.join(source, "public");
    // Missing where that site had none.
    if (existsSync(uploads)) await copyFolder(uploads, path.join(folder, "public"), signal);
  } else if ((await stat(source)).isDirectory()) {
    // Before a copy of what may be any folder of the machine.
    if (!hasManifest(source)) throw new DamagedBackupError("It has no manifest");
    await copyFolder(source, folder, signal);
    if (!(await holdsFiles(source))) return "database";
  } else if (await isDatabase(source)) {
    bringDatabase(source, path.join(folder, "site.sqlite"));
    return "database";
  } else await unpack(source, folder);
  return "whole";
}

/** Skips the lines that npm has printed before the archive in `npm run backup -- - > FILE`. */
async function unpack(archive: string, folder: string): Promise<void> {
  const beginning = await beginningOf(archive, 4096);
  const encryptedAt = beginning.indexOf(ageHeader);
  const isEncrypted = encryptedAt !== -1;
  const start = isEncrypted ? encryptedAt : beginning.indexOf(`${manifestName}\0`);
  const bytes = await readArchive(archive, Math.max(0, start), isEncrypted);
  await pipeline(bytes, extract({ cwd: folder, strict: true }));
}

/** The name alone does not tell: a backup's folder may be named like this too. */
function isKeptAside(source: string): boolean {
  const isNamed = replacedSite.test(path.basename(path.resolve(source)));
  return isNamed && existsSync(path.join(source, "site.sqlite")) && !hasManifest(source);
}

/** Hard-links the files, which never change, and copies the database, which will. */
async function copyFolder(source: string, folder: string, signal?: AbortSignal) {
  for (const file of await filesBelow(source)) {
    const from = path.join(source, file);
    const to = path.join(folder, file);
    if (path.dirname(to) === folder) await copyFile(from, to);
    else await linkOrCopy(from, to, signal);
  }
}

/** The header of every SQLite database (sqlite.org/fileformat, 1.3.1). */
const databaseHeader = "SQLite format 3\0";

async function isDatabase(file: string): Promise<boolean> {
  return (await beginningOf(file, databaseHeader.length)) === databaseHeader;
}

/** The first bytes of a file, in Latin-1. */
async function beginningOf(file: string, bytes: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Including what is still in a write-ahead log beside it. */
function bringDatabase(source: string, to: string): void {
  const sqlite = new SqliteDatabase(source, { fileMustExist: true, readonly: true });
  try {
    copyDatabase(sqlite, to);
  } finally {
    sqlite.close();
  }
}

function verifyDatabase(file: string) {
  const sqlite = new SqliteDatabase(file, { fileMustExist: true, readonly: true });
  try {
    if (sqlite.pragma("integrity_check", { simple: true }) !== "ok") {
      throw new DamagedBackupError("Its database is damaged");
    }
    const applied = sqlite.prepare("select name from kysely_migration").pluck().all() as string[];
    if (applied.some((name) => !Object.hasOwn(migrations, name))) {
      throw new DamagedBackupError("Its database is newer than this program");
    }
  } finally {
    sqlite.close();
  }
}
