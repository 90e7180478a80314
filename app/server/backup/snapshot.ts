import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type SqliteDatabase from "better-sqlite3";
import { copyDatabase, openSqlite } from "#app/db/connection.server.ts";
import { knownFiles } from "#app/server/fsck.ts";
import type { storagePaths } from "#app/server/storage.ts";
import { syncFolders } from "#app/server/syncToDisk.ts";
import { writeManifest } from "./manifest.ts";

/**
 * Copies the state of one instant into a new folder: a consistent copy of the database and every file that
 * it refers to. The site may go on writing meanwhile: the copy reads one snapshot, and stored files never
 * change. Within one file system the files are hard links and take no space. Everything is synced to disk at
 * the end.
 *
 * @param signal aborts it; removing the folder is up to the caller
 * @returns the files that the database refers to but the disk lacks
 */
export async function takeSnapshot(
  sqlite: SqliteDatabase.Database,
  storage: ReturnType<typeof storagePaths>,
  folder: string,
  signal?: AbortSignal,
): Promise<{ missing: string[] }> {
  await mkdir(folder, { recursive: true });
  const copy = path.join(folder, "site.sqlite");
  copyDatabase(sqlite, copy);
  const missing: string[] = [];
  for (const file of filesOf(copy)) {
    const isThere = await linkOrCopy(
      path.join(storage.public, file),
      path.join(folder, "public", file),
      signal,
    );
    if (!isThere) missing.push(file);
  }
  await writeManifest(folder, signal);
  // The contents of the files are on the disk already.
  await syncFolders(folder);
  return { missing };
}

/** The files of the copied database; closes it as a single file, without a write-ahead log. */
function filesOf(database: string): Set<string> {
  const sqlite = openSqlite(database);
  try {
    return knownFiles(sqlite);
  } finally {
    sqlite.pragma("journal_mode = DELETE");
    sqlite.close();
  }
}

/** Adds a file to the copy. False when it does not exist. */
export async function linkOrCopy(from: string, to: string, signal?: AbortSignal): Promise<boolean> {
  signal?.throwIfAborted();
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return false;
    if (code !== "EXDEV" && code !== "EPERM") throw error;
    await pipeline(createReadStream(from), createWriteStream(to, { flush: true }), { signal });
  }
  return true;
}
