import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type SqliteDatabase from "better-sqlite3";
import { copyDatabase, type Db, openSqlite, setDatabase } from "#app/db/connection.server.ts";
import {
  DatabaseIsNewerError,
  migrateToLatest,
  migrations,
  pendingMigrations,
} from "#app/db/migrate.server.ts";
import { log } from "./log.ts";
import type { StoragePaths } from "./storage.ts";
import { syncToDisk } from "./syncToDisk.ts";

/** How many upgrades can be undone. */
const keptSnapshots = 3;

/** File names of the snapshots: `before-` and the first migration applied after the copy. */
export const upgradeSnapshot = /^before-\d+-.*\.sqlite$/;

/**
 * Opens the site's database and migrates it. A database with content is copied first and tested afterwards;
 * when anything fails the copy is put back and served, so that visitors can still read the site until ops
 * start the previous version.
 *
 * @throws DatabaseIsNewerError when a newer version of the program wrote it
 */
export async function openDatabase(storage: StoragePaths): Promise<Db> {
  const sqlite = openSqlite(storage.database);
  const db = setDatabase(sqlite);
  const pending = await pendingMigrations(db);
  const isNew = pending.length === Object.keys(migrations).length;
  if (isNew || pending.length === 0) {
    await migrateToLatest(db);
    return db;
  }
  let snapshot: string | undefined;
  try {
    snapshot = copyBeforeUpgrade(sqlite, storage, pending);
    await migrateToLatest(db);
    selfTest(sqlite);
    return db;
  } catch (error) {
    if (error instanceof DatabaseIsNewerError) throw error;
    log.error({ err: error, pending }, "migration failed: the database is as it was before");
    // Without a snapshot, no migration was attempted.
    if (snapshot === undefined) return db;
    await db.destroy();
    putBack(snapshot, storage.database);
    return setDatabase(openSqlite(storage.database));
  }
}

function copyBeforeUpgrade(
  sqlite: SqliteDatabase.Database,
  storage: StoragePaths,
  pending: string[],
) {
  mkdirSync(storage.backups, { recursive: true });
  const snapshot = path.join(storage.backups, `before-${pending[0]}.sqlite`);
  rmSync(snapshot, { force: true });
  copyDatabase(sqlite, snapshot);
  log.info({ snapshot: path.basename(snapshot), pending }, "snapshot before migrating");
  rotateSnapshots(storage.backups, path.basename(snapshot));
  return snapshot;
}

/**
 * Removes all but the last ones, by name, which begins with the migration's date. The one just made always
 * stays: after the restore of an old backup its name may be the oldest.
 */
function rotateSnapshots(backups: string, made: string) {
  const others = readdirSync(backups).filter((name) => upgradeSnapshot.test(name) && name !== made);
  for (const name of others.sort().slice(0, 1 - keptSnapshots)) rmSync(path.join(backups, name));
}

/** Checks foreign keys and the integrity of the file. */
function selfTest(sqlite: SqliteDatabase.Database) {
  const orphans = sqlite.pragma("foreign_key_check") as unknown[];
  const health = sqlite.pragma("quick_check", { simple: true });
  if (orphans.length > 0 || health !== "ok") {
    throw new Error(`Self-test after migrating: ${orphans.length} orphans, ${String(health)}`);
  }
}

/** By a rename, so that a crash in between leaves one complete database or the other. */
function putBack(snapshot: string, database: string): void {
  const partial = `${database}.partial`;
  copyFileSync(snapshot, partial);
  syncToDisk(partial);
  for (const suffix of ["-wal", "-shm"]) rmSync(database + suffix, { force: true });
  renameSync(partial, database);
  syncToDisk(path.dirname(database));
}
