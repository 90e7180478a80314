import { access, constants, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { db, sqlite } from "#app/db/connection.server.ts";
import { contentState } from "#app/db/contentState.server.ts";
import { databaseFault } from "#app/db/databaseFault.server.ts";
import { pendingMigrations } from "#app/db/migrate.server.ts";
import { log } from "#app/server/log.ts";
import { storagePaths } from "#app/server/storage.ts";
import { isRead, type Step } from "./exchange.ts";

/** How long an answer holds, so that whoever asks often costs no writing. */
const KEPT_MS = 1_000;

/**
 * `GET /healthz`: can the database be read and storage be written (contract 1). A database that could
 * not be migrated is one that this program cannot read whole; one that is damaged or gone is told here as well.
 */
export const health: Step = async ({ guardPath, req, res }) => {
  if (guardPath !== "/healthz" || !isRead(req.method)) return false;
  const isHealthy = await checkNow();
  res.writeHead(isHealthy ? 200 : 503, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(JSON.stringify({ status: isHealthy ? "ok" : "unavailable" }));
  return true;
};

let current: Promise<boolean> | undefined;

/** One check at a time; a disk that hangs is asked once. */
function checkNow(): Promise<boolean> {
  current ??= check().finally(() => {
    setTimeout(() => {
      current = undefined;
    }, KEPT_MS).unref();
  });
  return current;
}

async function check(): Promise<boolean> {
  try {
    // What is pending is told by a chore of its own.
    if ((await pendingMigrations(db())).length > 0) return false;
    // As the pages do first of all.
    contentState();
    if (databaseFault(sqlite())) return false;
    await tryToWrite();
    return true;
  } catch (error) {
    log.error({ err: error }, "unhealthy");
    return false;
  }
}

/** Only writing shows a full disk. */
async function tryToWrite(): Promise<void> {
  const storage = storagePaths();
  await access(storage.public, constants.W_OK);
  const probe = path.join(storage.temporary, "health");
  try {
    await writeFile(probe, "ok");
  } finally {
    await rm(probe, { force: true });
  }
}
