import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type SqliteDatabase from "better-sqlite3";
import { type Db, setDatabase } from "#app/db/connection.server.ts";
import type { Engine } from "#app/db/engine.ts";
import {
  DatabaseIsNewerError,
  migrateToLatest,
  migrations,
  pendingMigrations,
} from "#app/db/migrate.server.ts";
import { openSqlite, sqliteDatabase } from "#app/db/sqlite/sqliteDatabase.server.ts";
import { syncToDisk } from "#app/platform/diskFiles.ts";
import { UsageError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.ts";
import type { StoragePaths } from "#app/platform/storage.ts";
import type { DatabaseServer } from "./databaseServer.ts";

/** How many upgrades can be undone. */
const keptSnapshots = 3;

/** File names of the snapshots: `before-` and the first migration applied after the copy. */
export const upgradeSnapshot = /^before-\d+-.*\.sqlite$/;

/**
 * Opens the site's database and migrates it. A database with content is copied first and tested afterwards;
 * when anything fails it is served as it was before, so that visitors can still read the site until ops start
 * the previous version.
 *
 * @throws DatabaseIsNewerError when a newer version of the program wrote it
 */
export async function openDatabase(storage: StoragePaths, server?: DatabaseServer): Promise<Db> {
  return server ? openOnServer(storage, server) : openFile(storage);
}

/** Others serve the database as it is, and could not as it would be. */
class NotAloneError extends UsageError {}
const notAlone =
  "This version changes the database so that the nodes of the earlier one could not go on: " +
  "stop all of them, start one of this version, then the others (docs/scale.md, Updates)";

async function migrateAlone(engine: DatabaseServer["engine"]): Promise<void> {
  const isDone = await engine.alone(async () => {
    await engine.migrate();
    return true;
  });
  if (!isDone) throw new NotAloneError(notAlone);
}

/** Migrations are one transaction, and the server keeps every key: there is nothing to put back or to test. */
async function openOnServer(storage: StoragePaths, { db, engine }: DatabaseServer): Promise<Db> {
  const pending = await pendingMigrations(db);
  const isNew = pending.length === Object.keys(migrations).length;
  try {
    if (!isNew && pending.length > 0) {
      const snapshot = path.join(storage.backups, `before-${pending[0]}.sqlite`);
      await copyBeforeUpgrade(engine, snapshot, pending);
    }
    // Whatever is made for the first time, nobody serves yet.
    if (isNew || pending.every((name) => migrations[name]?.isAdditive)) await engine.migrate();
    else await migrateAlone(engine);
  } catch (error) {
    if (isNew || error instanceof DatabaseIsNewerError || error instanceof NotAloneError) {
      throw error;
    }
    log.error({ err: error, pending }, "migration failed: the database is as it was before");
  }
  await engine.catchUp();
  return db;
}

async function openFile(storage: StoragePaths): Promise<Db> {
  const sqlite = openSqlite(storage.database);
  const opened = sqliteDatabase(sqlite);
  const db = setDatabase(opened);
  const pending = await pendingMigrations(db);
  const isNew = pending.length === Object.keys(migrations).length;
  if (isNew || pending.length === 0) {
    await migrateToLatest(db);
    return db;
  }
  const snapshot = path.join(storage.backups, `before-${pending[0]}.sqlite`);
  try {
    await copyBeforeUpgrade(opened.engine, snapshot, pending);
    await migrateToLatest(db);
    selfTest(sqlite);
    return db;
  } catch (error) {
    if (error instanceof DatabaseIsNewerError) throw error;
    log.error({ err: error, pending }, "migration failed: the database is as it was before");
    // What fails before its commit has changed nothing: there may be no room to put the copy back.
    if ((await pendingMigrations(db)).length > 0) return db;
    await db.destroy();
    putBack(snapshot, storage.database);
    return setDatabase(sqliteDatabase(openSqlite(storage.database)));
  }
}

async function copyBeforeUpgrade(
  engine: Pick<Engine, "copyTo">,
  snapshot: string,
  pending: string[],
) {
  const { dir, base } = path.parse(snapshot);
  mkdirSync(dir, { recursive: true });
  rmSync(snapshot, { force: true });
  await engine.copyTo(snapshot);
  log.info({ snapshot: base, pending }, "snapshot before migrating");
  rotateSnapshots(dir, base);
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
