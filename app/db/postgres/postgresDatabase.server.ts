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
import { migrateToLatest, migrations, pendingMigrations, refuseNewer } from "../migrate.server.ts";
import { createDb as createSqliteDb, openSqlite } from "../sqlite/sqliteDatabase.server.ts";
import type { Database } from "../tables.ts";
import { baseline } from "./baseline.server.ts";
import { SitePool, versionQuery, withoutLimits } from "./client.server.ts";
import { ContentVersions } from "./contentVersions.server.ts";
import { type NodeSettings, PostgresNodes } from "./nodes.server.ts";
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

function createDb(pool: SitePool): Kysely<Database> {
  // Its clients have no cursors, which Kysely's type asks for and only `stream` uses.
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool });
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  return new Kysely<Database>({ dialect, plugins });
}

class PostgresEngine implements Engine {
  readonly file = undefined;
  readonly search = vectorSearch;
  readonly db: Kysely<Database>;
  nodes: PostgresNodes | undefined;
  private readonly versions: ContentVersions;

  constructor(private readonly url: string) {
    this.versions = new ContentVersions(url);
    this.db = createDb(new SitePool(url, this.versions));
  }

  /** {@link migrateToLatest}, however long a statement takes: large tables, and others' transactions. */
  async migrate(): Promise<void> {
    const versions = new ContentVersions(this.url);
    const db = createDb(new SitePool(this.url, versions, withoutLimits));
    try {
      await migrateToLatest(db, baseline);
    } finally {
      await db.destroy();
    }
  }

  get isCurrent(): boolean {
    return this.versions.isCurrent;
  }

  /** Begins to be told of the content version. */
  listen(): Promise<void> {
    return this.versions.start();
  }

  /**
   * Makes the database this process's until it is closed, or takes a share in it.
   *
   * @param shared where it is for several: what they must have in common
   * @throws UsageError where another process has it, or it is none that this program can use
   */
  async claim(shared?: NodeSettings): Promise<void> {
    await this.requireFit();
    if (shared) this.nodes = new PostgresNodes(this.url, this.db, this.versions, shared);
    // Before the share: who waits to start must not keep another from having the database alone.
    await this.nodes?.start();
    if (await this.versions.claim(this.nodes)) return;
    throw new UsageError(
      "Another process is already running on the database of DATABASE_URL" +
        " (several need FILES_URL and SESSION_SECRET: docs/scale.md)",
    );
  }

  /** {@link ContentVersions.alone}, for a process that has the database or a share in it. */
  alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    return this.versions.alone(work);
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

  async bytes(): Promise<number> {
    const size = sql<{ size: number }>`select pg_database_size(current_database()) as size`;
    return (await size.execute(this.db)).rows[0]?.size ?? 0;
  }

  async hasTables(): Promise<boolean> {
    return (await this.db.introspection.getTables()).length > 0;
  }

  /** @throws DatabaseIsNewerError where the copy would be without what a newer program has added */
  async copyTo(file: string): Promise<void> {
    await refuseNewer(this.db);
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
    const source = createSqliteDb(openSqlite(file));
    try {
      await migrateToLatest(source);
    } finally {
      await source.destroy();
    }
    await this.migrate();
    await fillFromSqlite(this.url, file);
  }

  /** Texts are compared and sorted by their bytes, as SQLite does. */
  private async requireFit(): Promise<void> {
    // Earlier servers lack some of the columns, and later ones call them otherwise.
    const { rows } = await sql<{ version: number; facts: Record<string, string | null> }>`
      select current_setting('server_version_num')::integer as version,
        to_jsonb(pg_database) || jsonb_build_object('encoding', pg_encoding_to_char(encoding)) as facts
      from pg_database where datname = current_database()`.execute(this.db);
    const { version = 0, facts = {} } = rows[0] ?? {};
    if (version < 150_000) throw new UsageError("DATABASE_URL: expected PostgreSQL 15 or newer");
    const { encoding, datlocprovider, datcollate, datlocale } = facts;
    // libc, or the server's own.
    const collation = { c: datcollate, b: datlocale }[datlocprovider ?? ""] ?? "";
    if (encoding === "UTF8" && /^(C|POSIX|C\.UTF-?8)$/i.test(collation)) return;
    throw new UsageError(
      "DATABASE_URL: expected a database made by: create database … encoding 'UTF8' locale_provider libc locale 'C' template template0",
    );
  }
}
