import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { syncToDisk } from "#app/platform/diskFiles.ts";
import { UsageError } from "#app/platform/errors.ts";
import type { StoragePaths } from "#app/platform/storage.ts";
import type { DatabaseServer } from "../databaseServer.ts";

/** Where a restore keeps the site that it replaces: `before-restore-` and a timestamp. */
export const replacedSite = /^before-restore-/;

/** `site.sqlite` last: `replace` then moves the new one in, when no old WAL is left to be applied to it. */
const databaseFiles = ["site.sqlite-wal", "site.sqlite-shm", "site.sqlite"];

/**
 * Puts the site in the folder `restoring` in place: a fully checked site, next to the folder that keeps the
 * one it replaces. Whatever is still in `restoring` is still to be done, so after a kill it resumes. Call
 * with the storage locked, before anything of the site is opened.
 *
 * @param server where the database is one on a server: what was restored becomes its content, in one transaction
 * @returns whether there was a site to put in place
 * @throws UsageError when files cannot be moved; the next call resumes
 */
export async function finishRestore(
  { root, restoring }: StoragePaths,
  server?: Pick<DatabaseServer, "engine">,
): Promise<boolean> {
  if (!existsSync(restoring)) return false;
  try {
    const kept = readdirSync(restoring).find((name) => replacedSite.test(name));
    if (kept) {
      if (existsSync(path.join(restoring, "public"))) replace(["public"], kept);
      const database = path.join(restoring, "site.sqlite");
      if (existsSync(database) && server) {
        keepFile(kept);
        await server.engine.fillFrom(database);
        rmSync(database);
      } else if (existsSync(database)) replace(databaseFiles, kept);
      renameSync(path.join(restoring, kept), path.join(root, kept));
    }
    syncToDisk(root);
    rmSync(restoring, { recursive: true });
  } catch (error) {
    throw new UsageError(`A restore was cut off and cannot be finished: ${String(error)}`);
  }
  return true;

  /** One that the site ran on before it had a server is not left for whoever starts without the setting. */
  function keepFile(kept: string) {
    for (const name of databaseFiles) {
      const old = path.join(restoring, kept, name);
      if (existsSync(path.join(root, name)) && !existsSync(old))
        renameSync(path.join(root, name), old);
    }
  }

  function replace(names: string[], kept: string) {
    for (const name of names) {
      const current = path.join(root, name);
      const old = path.join(restoring, kept, name);
      if (!existsSync(current)) continue;
      // An empty folder that a later start has created: the old one has been kept already.
      if (existsSync(old)) rmdirSync(current);
      else renameSync(current, old);
    }
    const last = names.at(-1) ?? "";
    renameSync(path.join(restoring, last), path.join(root, last));
  }
}

/**
 * For commands that open the database beside the site: a half-finished restore is neither the old site nor
 * the new one.
 *
 * @throws UsageError when a restore was interrupted, or is running
 */
export function requireCompleteRestore({ restoring }: StoragePaths): void {
  if (!existsSync(restoring)) return;
  throw new UsageError(
    "A restore was cut off: start the site, or restore again, and it will be finished",
  );
}
