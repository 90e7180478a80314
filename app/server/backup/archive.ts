import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { create } from "tar";
import { openSqlite } from "#app/db/connection.server.ts";
import { hasTables, makeFolder, storagePaths } from "../storage.ts";
import { syncFile } from "../syncToDisk.ts";
import { UsageError } from "../usageError.ts";
import { clearPartialArchives } from "./leftovers.ts";
import { refuseHalfRestored } from "./putInPlace.ts";
import { takeSnapshot } from "./snapshot.ts";

/**
 * `npm run backup -- FILE`: one tar archive with a consistent copy of the database and every file it refers
 * to; the site may be running. The file appears only once it is complete and on the disk.
 *
 * @throws UsageError when files are missing from the storage: the archive holds the rest
 */
export async function backup(file: string | undefined): Promise<void> {
  if (!file) throw new UsageError("Usage: npm run backup -- FILE");
  const storage = storagePaths();
  refuseHalfRestored(storage);
  if (!hasTables(storage.database)) throw new UsageError(`No site in ${storage.root} yet`);
  makeFolder(storage.temporary);
  const folder = await mkdtemp(path.join(storage.temporary, "backup-"));
  const sqlite = openSqlite(storage.database);
  let missing: string[];
  try {
    ({ missing } = await takeSnapshot(sqlite, storage, folder));
    await pack(folder, path.resolve(file));
  } catch (error) {
    throw isFault(error) ? new UsageError(`The backup was not written: ${error.message}`) : error;
  } finally {
    sqlite.close();
    await rm(folder, { recursive: true, force: true });
  }
  process.stdout.write(`Backup written: ${file} (${megabytes((await stat(file)).size)} MB)\n`);
  if (missing.length === 0) return;
  const lost = missing.map((name) => `Missing in the storage: ${name}\n`).join("");
  throw new UsageError(`${lost}The backup was written without these files`);
}

/** Each run has a partial file of its own: the next one may start before a slow one has ended. */
async function pack(folder: string, file: string) {
  await clearPartialArchives(file);
  const partial = `${file}.${randomBytes(4).toString("hex")}.partial`;
  try {
    const parts = ["manifest.json", "site.sqlite", "public"];
    const present = parts.filter((part) => existsSync(path.join(folder, part)));
    await create({ file: partial, cwd: folder, portable: true }, present);
    await syncFile(partial);
    await rename(partial, file);
    await syncFile(path.dirname(file));
  } finally {
    await rm(partial, { force: true });
  }
}

/** Whether this is a system error about a file: no such folder, no permission, no space. */
function isFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}

function megabytes(bytes: number) {
  return (bytes / 1024 / 1024).toFixed(1);
}
