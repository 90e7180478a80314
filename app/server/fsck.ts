import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { OpenDatabase } from "#app/db/connection.server.ts";
import { siteFiles } from "#app/files/backend/siteFiles.server.ts";
import { storedPaths, storedSizes } from "#app/files/sweep/sweep.repo.server.ts";
import { UsageError } from "#app/platform/errors.ts";
import { makeFolder, type StoragePaths, storagePaths } from "#app/platform/storage.ts";
import { requireCompleteRestore } from "./backup/swapSite.ts";
import { openSite } from "./databaseServer.ts";

/**
 * `npm run fsck`: compares rows and files, changes nothing. Prints one line per fault and exits with 1 if
 * there is any. A file without a row may be an upload in progress; the sweeper removes the others. A copy
 * that was cut off, the usual damage to a file, shows in its size.
 */
export async function fsck(): Promise<void> {
  const storage = storagePaths();
  requireCompleteRestore(storage);
  const site = await openSite(storage);
  const sqlite = await readDatabase(site, storage);
  const faults: string[] = [];
  try {
    for (const line of sqlite.pragma("integrity_check") as { integrity_check: string }[]) {
      if (line.integrity_check !== "ok") faults.push(`database: ${line.integrity_check}`);
    }
    for (const row of sqlite.pragma("foreign_key_check") as { table: string; rowid: number }[]) {
      faults.push(`${row.table} ${row.rowid} refers to a missing row`);
    }
    const known = knownFiles(sqlite);
    const present = new Map<string, number>();
    for await (const { path, size } of siteFiles(storage).list()) present.set(path, size);
    for (const file of known) if (!present.has(file)) faults.push(`missing file: ${file}`);
    for (const file of present.keys()) {
      if (!known.has(file)) faults.push(`file without a row: ${file}`);
    }
    for (const [file, size] of knownSizes(sqlite)) {
      const found = present.get(file);
      if (found === undefined || found === size) continue;
      faults.push(`damaged file: ${file} has ${found} bytes instead of ${size}`);
    }
  } finally {
    sqlite.close();
    await site.db.destroy();
  }
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  process.stdout.write("Rows and files agree\n");
}

/** The file itself; of a database on a server a copy, whose name is gone at once. */
async function readDatabase({ engine }: OpenDatabase, storage: StoragePaths) {
  if (engine.file !== undefined) return new SqliteDatabase(engine.file, { readonly: true });
  makeFolder(storage.temporary);
  const copy = path.join(storage.temporary, `fsck-${randomUUID()}.sqlite`);
  await engine.copyTo(copy);
  const sqlite = new SqliteDatabase(copy, { readonly: true });
  rmSync(copy);
  return sqlite;
}

/** Every path under /storage that the database refers to, originals and variants alike. */
export function knownFiles(sqlite: SqliteDatabase.Database): Set<string> {
  return new Set(sqlite.prepare(storedPaths).pluck().all() as string[]);
}

/** Bytes of the stored files, as far as the database has them. */
function knownSizes(sqlite: SqliteDatabase.Database): [string, number][] {
  return sqlite.prepare(storedSizes).raw().all() as [string, number][];
}
