import { rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import SqliteDatabase from "better-sqlite3";
import { Kysely } from "kysely";
import { syncToDisk } from "#app/platform/diskFiles.ts";
import { ifAbsent } from "#app/platform/errors.ts";
import type { Db, OpenDatabase } from "../connection.server.ts";
import type { Engine } from "../engine.ts";
import { migrateToLatest } from "../migrate.server.ts";
import type { Database } from "../tables.ts";
import { ContentVersions } from "./contentVersions.server.ts";
import { databaseFault } from "./databaseFault.server.ts";
import { SiteDialect } from "./dialect.server.ts";
import { ftsSearch } from "./searchIndex.server.ts";

/**
 * Opens a file as the site does: `synchronous=FULL` because better-sqlite3's WAL default is NORMAL, with
 * which an acknowledged save may be lost in a power cut.
 *
 * @param file path of the database, ":memory:", or the bytes of a serialized one
 */
export function openSqlite(file: string | Buffer): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(file);
  sqlite.pragma("busy_timeout = 10000");
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("journal_size_limit = 67108864");
  sqlite.pragma("cache_size = -16000");
  // The container's temporary folders may be read-only.
  sqlite.pragma("temp_store = MEMORY");
  return sqlite;
}

export function createDb(sqlite: SqliteDatabase.Database): Db {
  return new Kysely<Database>({ dialect: new SiteDialect(sqlite) });
}

/** An opened file as the site's database. */
export function sqliteDatabase(sqlite: SqliteDatabase.Database): OpenDatabase {
  return { db: createDb(sqlite), engine: new SqliteEngine(sqlite) };
}

class SqliteEngine implements Engine {
  readonly file: string | undefined;
  readonly search = ftsSearch;
  readonly isCurrent = true;
  /** Made when it is first asked: the table is yet to come in a new file. */
  private versions: ContentVersions | undefined;

  constructor(private readonly sqlite: SqliteDatabase.Database) {
    this.file = sqlite.memory ? undefined : sqlite.name;
  }

  async catchUp(): Promise<void> {}

  contentVersion(): string {
    this.versions ??= new ContentVersions(this.sqlite);
    return this.versions.current();
  }

  cachedContentVersion(): string {
    this.versions ??= new ContentVersions(this.sqlite);
    return this.versions.cached();
  }

  fault(): string | undefined {
    return databaseFault(this.sqlite);
  }

  /** With what its write-ahead log holds. */
  async bytes(): Promise<number> {
    const { file } = this;
    if (file === undefined) return 0;
    const files = await Promise.all(
      [file, `${file}-wal`].map((each) => stat(each).catch(ifAbsent)),
    );
    return files.reduce((sum, each) => sum + (each?.size ?? 0), 0);
  }

  async hasTables(): Promise<boolean> {
    return this.sqlite.prepare("select 1 from sqlite_master").get() !== undefined;
  }

  async check(): Promise<string> {
    return String(this.sqlite.pragma("quick_check(1)", { simple: true }));
  }

  async copyTo(file: string): Promise<void> {
    copyDatabase(this.sqlite, file);
  }
}

/** {@link Engine.copyTo} of any file. */
export function copyDatabase(sqlite: SqliteDatabase.Database, file: string): void {
  try {
    sqlite.prepare("VACUUM INTO ?").run(file);
    syncToDisk(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

let schema: Promise<Buffer> | undefined;

/** An empty, migrated database in memory. Migrates once and copies bytes afterwards. */
export async function openInMemory(): Promise<SqliteDatabase.Database> {
  schema ??= migratedBytes();
  return openSqlite(await schema);
}

async function migratedBytes(): Promise<Buffer> {
  const empty = openSqlite(":memory:");
  const database = createDb(empty);
  try {
    await migrateToLatest(database);
    return empty.serialize();
  } finally {
    await database.destroy();
  }
}
