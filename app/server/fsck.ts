import { existsSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { storedPaths } from "#app/features/media/storedPaths.ts";
import { refuseHalfRestored } from "./backup/putInPlace.ts";
import { filesBelow } from "./filesBelow.ts";
import { storagePaths } from "./storage.ts";
import { UsageError } from "./usageError.ts";

/**
 * `npm run fsck`: compares rows and files, changes nothing. Prints one line per fault and exits with 1 if
 * there is any. A file without a row may be an upload in progress; the sweeper removes the others.
 */
export async function fsck(): Promise<void> {
  const storage = storagePaths();
  refuseHalfRestored(storage);
  if (!existsSync(storage.database)) throw new UsageError(`No site in ${storage.root} yet`);
  const sqlite = new SqliteDatabase(storage.database, { readonly: true });
  const faults: string[] = [];
  try {
    for (const line of sqlite.pragma("integrity_check") as { integrity_check: string }[]) {
      if (line.integrity_check !== "ok") faults.push(`database: ${line.integrity_check}`);
    }
    for (const row of sqlite.pragma("foreign_key_check") as { table: string; rowid: number }[]) {
      faults.push(`${row.table} ${row.rowid} refers to a missing row`);
    }
    const known = knownFiles(sqlite);
    const present = new Set(await filesBelow(storage.public));
    for (const file of known) if (!present.has(file)) faults.push(`missing file: ${file}`);
    for (const file of present) if (!known.has(file)) faults.push(`file without a row: ${file}`);
  } finally {
    sqlite.close();
  }
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  process.stdout.write("Rows and files agree\n");
}

/** Every path under /storage that the database refers to, originals and variants alike. */
export function knownFiles(sqlite: SqliteDatabase.Database): Set<string> {
  return new Set(sqlite.prepare(storedPaths).pluck().all() as string[]);
}
