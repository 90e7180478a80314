import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { mayBeDiskFull, UsageError } from "#app/platform/errors.ts";
import { freeReserve } from "./reserve.ts";

/** Another process is using the same storage folder. */
class StorageInUseError extends UsageError {}

/**
 * Holds the storage folder for this process until `release`. The lock is SQLite's own lock on a file beside
 * the database, so the operating system frees it however the process ends. On a full disk the reserve is
 * freed to make room for it.
 *
 * @throws StorageInUseError when another process holds it
 */
export function lockStorage(storageDir: string): { release: () => void } {
  try {
    return lock(storageDir);
  } catch (error) {
    if (!mayBeDiskFull(error)) throw error;
    freeReserve(storageDir);
    return lock(storageDir);
  }
}

function lock(storageDir: string): { release: () => void } {
  const sqlite = new SqliteDatabase(path.join(storageDir, "lock"), { timeout: 0 });
  try {
    sqlite.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    sqlite.close();
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith("SQLITE_BUSY")) {
      throw new StorageInUseError(`Another process is already running on ${storageDir}`);
    }
    throw error;
  }
  return { release: () => sqlite.close() };
}
