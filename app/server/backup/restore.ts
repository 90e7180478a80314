import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { lockStorage } from "#app/server/lock.ts";
import { makeFolder, storagePaths } from "#app/server/storage.ts";
import { UsageError } from "#app/server/usageError.ts";
import { linkOrCopy } from "./snapshot.ts";
import { type BackupKind, stage } from "./stage.ts";

/**
 * `npm run restore -- FILE [--force]`: puts a backup in place. The archive (or the folder of a daily
 * backup, or a bare database) is unpacked beside the site and checked whole before anything is touched;
 * what stood there is kept in a folder named `before-restore-...`. A bare database replaces the
 * database alone; the files stay, and are kept there too: the site clears away what it does not know.
 *
 * @throws UsageError when the site runs, is not empty (without `--force`), or the backup is damaged
 */
export async function restore(source: string | undefined, isForced: boolean): Promise<void> {
  if (!source) throw new UsageError("Say which: npm run restore -- FILE [--force]");
  if (!existsSync(source)) throw new UsageError(`There is no ${source}`);
  const storage = storagePaths();
  makeFolder(storage.temporary);
  const lock = lockStorage(storage.root);
  const staged = await mkdtemp(path.join(storage.temporary, "restore-"));
  let kind: BackupKind;
  try {
    if (!isForced && holdsContent(storage.database)) {
      throw new UsageError(`${storage.root} holds a site: add --force to replace it`);
    }
    kind = await stage(source, staged);
    await putInPlace(staged, kind, storage);
  } finally {
    await rm(staged, { recursive: true, force: true });
    lock.release();
  }
  const onlyDatabase = kind === "database" ? " (the database alone: fsck compares it)" : "";
  process.stdout.write(`Restored from ${source}${onlyDatabase}\n`);
}

const databaseFiles = ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm"];

async function putInPlace(
  staged: string,
  kind: BackupKind,
  storage: ReturnType<typeof storagePaths>,
) {
  const kept = path.join(storage.root, `before-restore-${new Date().toISOString().slice(0, 19)}`);
  await mkdir(kept);
  if (kind === "database") await linkAll(storage.public, path.join(kept, "public"));
  for (const name of kind === "whole" ? [...databaseFiles, "public"] : databaseFiles) {
    const current = path.join(storage.root, name);
    if (existsSync(current)) await rename(current, path.join(kept, name));
  }
  const files = path.join(staged, "public");
  if (existsSync(files)) await rename(files, storage.public);
  else await mkdir(storage.public, { recursive: true });
  await rename(path.join(staged, "site.sqlite"), storage.database);
}

/** Hard links, which take no room. */
async function linkAll(folder: string, target: string) {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    await linkOrCopy(from, path.join(target, path.relative(folder, from)));
  }
}

function holdsContent(database: string): boolean {
  if (!existsSync(database)) return false;
  const sqlite = new SqliteDatabase(database, { readonly: true });
  try {
    const tables = ["staff", "project", "document", "partner", "contactMessage"];
    return tables.some((table) => sqlite.prepare(`select 1 from ${table} limit 1`).get());
  } catch {
    // Not a database that this program made: something to be careful with.
    return true;
  } finally {
    sqlite.close();
  }
}
