import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentVersion } from "#app/db/cachedContentVersion.server.ts";
import { db, engine } from "#app/db/connection.server.ts";
import { pendingMigrations } from "#app/db/migrate.server.ts";
import { findWeaknesses, type Weakness } from "#app/features/operations/condition.server.ts";
import { isRead, type Middleware } from "#app/http/context.ts";
import { sendMethodNotAllowed } from "#app/http/respond.ts";
import { paths } from "#app/paths.ts";
import { log } from "#app/platform/log.ts";
import { requireWritable, storagePaths } from "#app/platform/storage.ts";
import { version } from "#package.json";
import { isDraining } from "../shutdown.ts";

/** How long a result is reused, so that frequent checks do not cause as many writes. */
const keptMs = 1_000;

/**
 * `GET /healthz`: can the database be read and the storage be written (contract 1)? Also fails on a database
 * that could not be migrated, which this program cannot fully read, or that is corrupt or gone. It is degraded
 * before it is too late: little room, no backup, no mail.
 */
export const health: Middleware = async (context) => {
  const { normalizedPath, req, res } = context;
  if (normalizedPath !== paths.health) return false;
  if (!isRead(req.method)) return sendMethodNotAllowed(context, "GET, HEAD");
  const found = await checkNow();
  res.writeHead(found.status === "unavailable" ? 503 : 200, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(JSON.stringify({ ...found, version }));
  return true;
};

interface Health {
  /** "degraded": it works, and will not for long, or loses something. */
  status: "ok" | "degraded" | "unavailable";
  reasons?: Weakness[];
}

let current: Promise<Health> | undefined;

/** One check at a time, so that a hanging disk is not asked again meanwhile. */
function checkNow(): Promise<Health> {
  if (isDraining()) return Promise.resolve({ status: "unavailable" });
  current ??= examine().finally(() => {
    setTimeout(() => {
      current = undefined;
    }, keptMs).unref();
  });
  return current;
}

async function examine(): Promise<Health> {
  if (!(await check())) return { status: "unavailable" };
  const reasons = await findWeaknesses();
  return reasons.length > 0 ? { status: "degraded", reasons } : { status: "ok" };
}

async function check(): Promise<boolean> {
  try {
    // A separate chore (`pendingUpgrade.ts`) logs the pending migrations.
    if ((await pendingMigrations(db())).length > 0) return false;
    // The same query that pages run first.
    contentVersion();
    if (engine().fault()) return false;
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
