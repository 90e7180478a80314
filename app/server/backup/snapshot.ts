import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { Engine } from "#app/db/engine.ts";
import type { StoredFiles } from "#app/files/backend/storedFiles.ts";
import { syncFolders } from "#app/platform/diskFiles.ts";
import { knownFiles } from "../fsck.ts";
import { writeManifest } from "./manifest.ts";

export interface SnapshotSource extends Pick<StoredFiles, "copyTo"> {
  /** It copies nothing, and only says whether a file is there. */
  staysOutside?: true;
}

/**
 * Copies the state of one instant into a new folder: a consistent copy of the database and every file that
 * it refers to. The site may go on writing meanwhile: the copy reads one snapshot, and stored files never
 * change. Within one file system the files are hard links and take no space. Everything is synced to disk at
 * the end.
 *
 * @param signal aborts it; removing the folder is up to the caller
 * @returns the files that the database's records need but the disk lacks; not those that were erased while the copy was
 *   made, of which the copied database still tells
 */
export async function takeSnapshot(
  engine: Pick<Engine, "copyTo" | "file">,
  files: SnapshotSource,
  folder: string,
  signal?: AbortSignal,
): Promise<{ missing: string[] }> {
  await mkdir(folder, { recursive: true });
  const copy = path.join(folder, "site.sqlite");
  await engine.copyTo(copy);
  const absent: string[] = [];
  const { known, needed } = filesOf(copy);
  for (const file of known) {
    const isThere = await files.copyTo(file, path.join(folder, "public", file), signal);
    // What no record needs may have been swept since the copy.
    if (!isThere && needed.has(file)) absent.push(file);
  }
  const stillNeeded = absent.length > 0 ? await neededNow(engine, folder) : needed;
  const missing = absent.filter((file) => stillNeeded.has(file));
  await writeManifest(folder, { missing, holdsFiles: !files.staysOutside }, signal);
  // The contents of the files are on the disk already.
  await syncFolders(folder);
  return { missing };
}

/** The files that records need by now. */
async function neededNow(engine: Pick<Engine, "copyTo" | "file">, folder: string) {
  // A second copy would take as long as the first, each day, where one file is lost for good.
  if (engine.file !== undefined) return filesOf(engine.file).needed;
  const later = path.join(folder, "later.sqlite");
  try {
    await engine.copyTo(later);
    return filesOf(later).needed;
  } finally {
    await rm(later, { force: true });
  }
}

/** The files that the copied database knows, and those that its records need. */
function filesOf(database: string) {
  const sqlite = new SqliteDatabase(database, { readonly: true });
  try {
    return { known: knownFiles(sqlite), needed: neededFiles(sqlite) };
  } finally {
    sqlite.close();
  }
}

/**
 * The known files that records need: those that they refer to, and those generated from them. The referring
 * columns are read from the database, whose schema may be older than this program's.
 */
function neededFiles(sqlite: SqliteDatabase.Database): Set<string> {
  const references = sqlite
    .prepare(
      `select m.name as "table", f."from" as "column"
       from sqlite_master m join pragma_foreign_key_list(m.name) f
       where f."table" = 'media' and f."to" = 'path'`,
    )
    .all() as { table: string; column: string }[];
  const referenced = references.map(({ table, column }) => `select "${column}" from "${table}"`);
  const needed = sqlite.prepare(
    `with needed as (select id, path, poster from media where path in (${referenced.join(" union ")}))
     select path from needed
     union select path from mediaVariant where mediaId in (select id from needed)
     union select path from mediaTrack where mediaId in (select id from needed)
     union select poster from needed where poster is not null`,
  );
  return new Set(needed.pluck().all() as string[]);
}
