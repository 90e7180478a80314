import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { ConfigError, config, storageFault } from "./config.ts";
import { syncToDisk } from "./diskFiles.ts";
import { log } from "./log.ts";

/** The layout of the one folder that ops mounts and backs up (contract 1). */
export function storagePaths(storageDir = config().STORAGE_DIR) {
  const root = path.resolve(storageDir);
  return {
    root,
    database: path.join(root, "site.sqlite"),
    /** The only part served to visitors, at /storage. */
    public: path.join(root, "public"),
    /** Uploads in progress; on the same file system as `public`, so that a rename is atomic. */
    temporary: path.join(root, "tmp"),
    /** Copies of files that are stored elsewhere: whatever is here may go. */
    cache: path.join(root, "cache"),
    backups: path.join(root, "backups"),
    /** A site that a restore is putting in place. */
    restoring: path.join(root, "restoring"),
    sessionSecret: path.join(root, "session-secret"),
  };
}

export type StoragePaths = ReturnType<typeof storagePaths>;

/**
 * Creates the missing parts of the folder.
 *
 * @throws ConfigError when they cannot be created or written
 */
export function prepareStorage(): StoragePaths {
  const paths = storagePaths();
  for (const folder of [paths.root, paths.public, paths.temporary]) makeFolder(folder);
  requireWritable(paths);
  for (const folder of uploadFolders(paths)) refuseOtherDisk(paths.temporary, folder);
  return paths;
}

/**
 * Also what is there already must be writable: files that were put back by another user often are not, and
 * SQLite opens such a database for reading without a word.
 *
 * @throws ConfigError naming the first file or folder that is not; also where there is no `public`
 */
export function requireWritable(paths: StoragePaths): void {
  const ofDatabase = ["", "-wal", "-shm"].map((suffix) => paths.database + suffix);
  for (const file of [...ofDatabase, ...uploadFolders(paths)]) {
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // The database may be yet to come, and the files beside it come and go.
      if (code !== "ENOENT" || file === paths.public) throw storageFault(code, file);
    }
  }
}

/**
 * A new database would know none of the uploads that are there, and the sweep of files without a row would
 * erase them all. Call before the database is opened, which creates it.
 *
 * @param isThere whether the database holds anything
 * @param name what it is called in the sentence
 * @param bucket where the uploads are, if not on the disk
 * @throws ConfigError when there are uploads but no database
 */
export function refuseLostDatabase(
  paths: StoragePaths,
  isThere = hasTables(paths.database),
  name = paths.database,
  bucket?: { isEmpty: boolean },
): void {
  const inside = uploadFolders(paths).filter((folder) => folder !== paths.public);
  const hasUploads = bucket
    ? !bucket.isEmpty
    : inside.some((folder) => readdirSync(folder).length > 0);
  if (!hasUploads || isThere) return;
  const place = bucket ? "The bucket of FILES_URL" : paths.public;
  throw new ConfigError(
    `${place} holds uploads, but ${name} is missing or empty: ` +
      "put it back or restore a backup (docs/operate.md, Restore); to begin anew, move the uploads away",
  );
}

/**
 * Whether a database is more than a new one: an empty file, which a copy on a full disk may leave, is one to
 * SQLite, and a copy without the write-ahead log beside it, which may hold everything yet, has no tables.
 */
export function hasTables(file: string): boolean {
  if (!existsSync(file)) return false;
  // Not `readonly`, which does not undo what a crash has left half done; nothing is written otherwise.
  const sqlite = new SqliteDatabase(file);
  try {
    return sqlite.prepare("select 1 from sqlite_master").get() !== undefined;
  } finally {
    sqlite.close();
  }
}

/** `public` and the folders of uploads in it, as far as they exist. */
function uploadFolders(paths: StoragePaths): string[] {
  if (!isFolder(paths.public)) return [paths.public];
  const inside = readdirSync(paths.public).map((name) => path.join(paths.public, name));
  return [paths.public, ...inside.filter(isFolder)];
}

/**
 * Uploads are renamed from `temporary`, which no mount of its own allows, not even one of the same disk.
 * Without this check the site would start, and every upload fail. Other errors, as of a full disk, are none
 * of its business.
 */
function refuseOtherDisk(temporary: string, folder: string): void {
  // Of one name, so that the next start removes what a killed one left.
  const from = path.join(temporary, ".probe");
  const to = path.join(folder, path.basename(from));
  let code: string | undefined;
  try {
    writeFileSync(from, "");
    renameSync(from, to);
    rmSync(to);
  } catch (error) {
    ({ code } = error as NodeJS.ErrnoException);
  }
  if (code !== "EXDEV") return;
  rmSync(from, { force: true });
  throw new ConfigError(
    `Setting STORAGE_DIR is wrong: expected one mount, but ${folder} is another one or on another disk`,
  );
}

/** Creates a folder of the storage if missing. Throws as {@link prepareStorage} does. */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw storageFault((error as NodeJS.ErrnoException).code);
  }
}

/** Not with mkdir's `recursive`, which in Node never returns where nothing can be created (/proc). */
function makeWithParents(folder: string) {
  if (isFolder(folder)) return;
  makeWithParents(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may just have created it.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

let secret: string | undefined;

/** The key that signs cookies: the setting, else one generated once and kept in the storage folder. */
export function sessionSecret(): string {
  secret ??= config().SESSION_SECRET ?? keptSecret(storagePaths().sessionSecret);
  return secret;
}

/** The minimum length of a secret (config.ts); a shorter file is the remains of a crash. */
const minSecretLength = 32;

/**
 * A truncated file is replaced, since with a short key anybody could forge signatures. Notices are lost, and
 * contact forms that are open now count as sent by a program.
 */
function keptSecret(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (kept !== undefined && kept.length >= minSecretLength) return kept;
  if (kept !== undefined) log.warn({}, "the session secret was damaged: made a new one");
  const made = randomBytes(32).toString("base64url");
  const partial = `${file}.partial`;
  writeFileSync(partial, made, { mode: 0o600 });
  syncToDisk(partial);
  renameSync(partial, file);
  syncToDisk(path.dirname(file));
  return made;
}
