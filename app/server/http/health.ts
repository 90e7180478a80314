import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { db, sqlite } from "#app/db/connection.server.ts";
import { contentState } from "#app/db/contentState.server.ts";
import { databaseFault } from "#app/db/databaseFault.server.ts";
import { pendingMigrations } from "#app/db/migrate.server.ts";
import { paths } from "#app/paths.ts";
import { log } from "../log.ts";
import { requireWritable, storagePaths } from "../storage.ts";
import { refuseMethod } from "./answer.ts";
import { isRead, type Step } from "./exchange.ts";

/** How long a result is reused, so that frequent checks do not cause as many writes. */
const keptMs = 1_000;

/**
 * `GET /healthz`: can the database be read and the storage be written (contract 1)? Also fails on a database
 * that could not be migrated, which this program cannot fully read, or that is corrupt or gone.
 */
export const health: Step = async (exchange) => {
  const { guardPath, req, res } = exchange;
  if (guardPath !== paths.health) return false;
  if (!isRead(req.method)) return refuseMethod(exchange, "GET, HEAD");
  const isHealthy = await checkNow();
  res.writeHead(isHealthy ? 200 : 503, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(JSON.stringify({ status: isHealthy ? "ok" : "unavailable" }));
  return true;
};

let current: Promise<boolean> | undefined;

/** One check at a time, so that a hanging disk is not asked again meanwhile. */
function checkNow(): Promise<boolean> {
  current ??= check().finally(() => {
    setTimeout(() => {
      current = undefined;
    }, keptMs).unref();
  });
  return current;
}

async function check(): Promise<boolean> {
  try {
    // A separate chore (`pendingUpgrade.ts`) logs the pending migrations.
    if ((await pendingMigrations(db())).length > 0) return false;
    // The same query that pages run first.
    contentState();
    if (databaseFault(sqlite())) return false;
    await tryToWrite();
    return true;
  } catch (error) {
    log.error({ err: error }, "unhealthy");
    return false;
  }
}

/** A full disk shows only on writing. */
async function tryToWrite(): Promise<void> {
  const storage = storagePaths();
  requireWritable(storage);
  const probe = path.join(storage.temporary, "health");
  try {
    await writeFile(probe, "ok");
  } finally {
    await rm(probe, { force: true });
  }
}
