import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  replaceWithNoncontingentExpression,
  sql,
} from "kysely";
import { UsageError } from "#app/platform/errors.ts";
import type { OpenDatabase } from "../connection.server.ts";
import type { Engine } from "../engine.ts";
import { migrateToLatest, migrations, pendingMigrations } from "../migrate.server.ts";
import { createDb, openSqlite } from "../sqlite/sqliteDatabase.server.ts";
import type { Database } from "../tables.ts";
import { baseline } from "./baseline.server.ts";
import { SitePool, versionQuery } from "./client.server.ts";
import { ContentVersions } from "./contentVersions.server.ts";
import { vectorSearch } from "./searchIndex.server.ts";
import { copyToSqlite, fillFromSqlite } from "./sqliteCopy.server.ts";

/**
 * Connects to a PostgreSQL database. Nothing is read from it before the first statement.
 *
 * @param url `postgres://user:password@host/name`
 */
export function postgresDatabase(url: string): OpenDatabase & { engine: PostgresEngine } {
  const engine = new PostgresEngine(url);
  return { db: engine.db, engine };
}

class PostgresEngine implements Engine {
  readonly file = undefined;
  readonly baseline = baseline;
  readonly search = vectorSearch;
  readonly db: Kysely<Database>;
  private readonly versions: ContentVersions;

  constructor(private readonly url: string) {
    const versions = new ContentVersions(url);
    const pool = new SitePool(url, versions);
    // Its clients have no cursors, which Kysely's type asks for and only `stream` uses.
    const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool });
    const plugins = [
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
    ];
    this.db = new Kysely<Database>({ dialect, plugins });
    this.versions = versions;
  }

  get isCurrent(): boolean {
    return this.versions.isCurrent;
  }

  /** Begins to be told of the content version. */
  listen(): Promise<void> {
    return this.versions.start();
  }

  /**
   * Makes the database this process's until it is closed.
   *
   * @throws UsageError where another process has it, or it is none that this program can use
   */
  async claim(): Promise<void> {
    await this.requireFit();
    if (await this.versions.claim()) return;
    throw new UsageError("Another process is already running on the database of DATABASE_URL");
  }

  async catchUp(): Promise<void> {
    if (this.isCurrent) return;
    const { rows } = await sql<{ version: number }>`${sql.raw(versionQuery)}`.execute(this.db);
    if (rows[0]) this.versions.note(rows[0].version);
  }

  contentVersion(): string {
    return this.versions.current();
  }

  cachedContentVersion(): string {
    return this.versions.current();
  }

  fault(): string | undefined {
    return this.versions.fault;
  }

  /** A server has its own ways to tell of damage. */
  async check(): Promise<string> {
    return "ok";
  }

  async hasTables(): Promise<boolean> {
    return (await this.db.introspection.getTables()).length > 0;
  }

  async copyTo(file: string): Promise<void> {
    const pending = await pendingMigrations(this.db);
    const last = Object.keys(migrations).findLast((name) => !pending.includes(name));
    if (last === undefined) throw new Error("The database is empty");
    await copyToSqlite(this.url, file, last);
  }

  /**
   * Puts the content of an SQLite file in the place of its own, in one transaction. Both are migrated first.
   *
   * @param file of its own, which is changed
   */
  async fillFrom(file: string): Promise<void> {
    const source = createDb(openSqlite(file));
    try {
      await migrateToLatest(source);
    } finally {
      await source.destroy();
    }
    await migrateToLatest(this.db, baseline);
    await fillFromSqlite(this.url, file);
  }

  /** Texts are compared and sorted by their bytes, as SQLite does. */
  private async requireFit(): Promise<void> {
    const { rows } = await sql<{
      version: number;
      encoding: string;
      collation: string;
      provider: string;
    }>`
      select current_setting('server_version_num')::integer as version, datcollate as collation, datlocprovider as provider,
        pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`.execute(
      this.db,
    );
    const { version = 0, encoding, collation = "", provider } = rows[0] ?? {};
    if (version < 150_000) throw new UsageError("DATABASE_URL: expected PostgreSQL 15 or newer");
    if (encoding === "UTF8" && provider === "c" && /^(C|POSIX|C\.UTF-?8)$/i.test(collation)) return;
    throw new UsageError(
      "DATABASE_URL: expected a database made by: create database … encoding 'UTF8' locale 'C' template template0",
    );
  }
}
