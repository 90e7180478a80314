import { type OpenDatabase, setDatabase } from "#app/db/connection.server.ts";
import { openSqlite, sqliteDatabase } from "#app/db/sqlite/sqliteDatabase.server.ts";
import { config } from "#app/platform/config.ts";
import { UsageError } from "#app/platform/errors.ts";
import { keyedHash } from "#app/platform/keyedHash.ts";
import { hasTables, refuseLostDatabase, type StoragePaths } from "#app/platform/storage.ts";
import { version } from "#package.json";

/** A database on a server, which other programs may reach, too. */
export interface DatabaseServer extends OpenDatabase {
  engine: OpenDatabase["engine"] & {
    claim(shared?: { version: string; settings: string }): Promise<void>;
    alone<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
    fillFrom(file: string): Promise<void>;
    listen(): Promise<void>;
    migrate(): Promise<void>;
  };
}

/**
 * Connects to the database of DATABASE_URL; undefined where the site has a file of its own. The driver is loaded on
 * demand: most sites need none.
 */
export async function connectServer(): Promise<DatabaseServer | undefined> {
  const { DATABASE_URL } = config();
  if (!DATABASE_URL) return undefined;
  const { postgresDatabase } = await import("#app/db/postgres/postgresDatabase.server.ts");
  const database = postgresDatabase(DATABASE_URL);
  setDatabase(database);
  return database;
}

/**
 * What the processes must have in common that share the database; undefined where this one needs it to itself, since what
 * it stores or signs is for itself alone.
 */
export function sharedSettings(): { version: string; settings: string } | undefined {
  const { FILES_URL, SESSION_SECRET, PUBLIC_URL = "" } = config();
  if (!FILES_URL || SESSION_SECRET === undefined) return undefined;
  const { endpoint, bucket, prefix } = FILES_URL;
  const settings = keyedHash("settings", [endpoint, bucket, prefix, PUBLIC_URL].join(" "));
  return { version, settings };
}

/** {@link refuseLostDatabase} for wherever the database is. */
export async function refuseLost(
  storage: StoragePaths,
  server: DatabaseServer | undefined,
  bucket?: { isEmpty: boolean },
): Promise<void> {
  if (!server) return refuseLostDatabase(storage, undefined, undefined, bucket);
  const isThere = await server.engine.hasTables();
  refuseLostDatabase(storage, isThere, "the database of DATABASE_URL", bucket);
}

/**
 * Opens the site's database for a command that reads it, while the site may be running.
 *
 * @throws UsageError where there is none yet
 */
export async function openSite(storage: StoragePaths): Promise<OpenDatabase> {
  const server = await connectServer();
  if (server) {
    if (await server.engine.hasTables()) return server;
    await server.db.destroy();
    throw new UsageError("No site in the database of DATABASE_URL yet");
  }
  if (!hasTables(storage.database)) throw new UsageError(`No site in ${storage.root} yet`);
  return sqliteDatabase(openSqlite(storage.database));
}
