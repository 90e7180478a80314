import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
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
import type { storagePaths } from "./storage.ts";
import { syncToDisk } from "./syncToDisk.ts";

/** This version of the program cannot bring the database up to date; the data is as it was. */
export class MigrationFailedError extends Error {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`The upgrade failed, start the version before: its data is as it was (${why})`, {
      cause,
    });
  }
}

/**
 * Opens the site's database and brings it up to date. A database that holds content is copied first
 * and tested afterwards; when anything fails the copy is put back, so that an upgrade gone wrong
 * costs nothing but the upgrade. It is not served: this program knows only its own schema.
 *
 * @throws MigrationFailedError
 * @throws DatabaseIsNewerError when a newer version of the program wrote it
 */
export async function openDatabase(storage: ReturnType<typeof storagePaths>): Promise<Db> {
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
    snapshot = takeSnapshot(sqlite, storage, pending);
    await migrateToLatest(db);
    selfTest(sqlite);
    return db;
  } catch (error) {
    if (error instanceof DatabaseIsNewerError) throw error;
    log.error({ err: error, pending }, "migration failed");
    await db.destroy();
    // Without a snapshot nothing was migrated.
    if (snapshot !== undefined) putBack(snapshot, storage.database);
    throw new MigrationFailedError(error);
  }
}

function takeSnapshot(
  sqlite: SqliteDatabase.Database,
  storage: ReturnType<typeof storagePaths>,
  pending: string[],
) {
  mkdirSync(storage.backups, { recursive: true });
  const snapshot = path.join(storage.backups, `before-${pending[0]}.sqlite`);
  rmSync(snapshot, { force: true });
  copyDatabase(sqlite, snapshot);
  log.info({ snapshot: path.basename(snapshot), pending }, "snapshot before migrating");
  return snapshot;
}

/** Every reference leads somewhere and every page of the file is sound. */
function selfTest(sqlite: SqliteDatabase.Database) {
  const orphans = sqlite.pragma("foreign_key_check") as unknown[];
  const health = sqlite.pragma("quick_check", { simple: true });
  if (orphans.length > 0 || health !== "ok") {
    throw new Error(`Self-test after migrating: ${orphans.length} orphans, ${String(health)}`);
  }
}

/** By a rename, so that a crash in the middle leaves a whole database of one kind or the other. */
function putBack(snapshot: string, database: string): void {
  const partial = `${database}.partial`;
  copyFileSync(snapshot, partial);
  syncToDisk(partial);
  for (const suffix of ["-wal", "-shm"]) rmSync(database + suffix, { force: true });
  renameSync(partial, database);
  syncToDisk(path.dirname(database));
}
