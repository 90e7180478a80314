import type SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { refuseIfFaulty, watchConnection } from "./databaseFault.server.ts";
import { withStatementCache } from "./statementCache.server.ts";

/**
 * Kysely's SQLite dialect, adapted: DDL in transactions, `begin immediate`, rollback, statements prepared
 * once, and faults watched for.
 */
export class SiteDialect extends SqliteDialect {
  constructor(private readonly sqlite: SqliteDatabase.Database) {
    super({ database: sqlite });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }

  override createDriver() {
    return new SiteDriver(this.sqlite);
  }
}

/**
 * SQLite supports DDL inside a transaction. Kysely's own adapter denies it, and would record a migration in
 * a separate commit, so that a crash between the two would leave it applied but not recorded.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

let commits = 0;

/** How many transactions this process has committed. */
export function commitCount(): number {
  return commits;
}

class SiteDriver extends SqliteDriver {
  /** The only connection. */
  private watched: DatabaseConnection | undefined;

  constructor(private readonly sqlite: SqliteDatabase.Database) {
    super({ database: withStatementCache(sqlite) });
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection();
    this.watched ??= watchConnection(connection, this.sqlite);
    return this.watched;
  }

  /**
   * All our transactions write. A deferred one that reads first fails with SQLITE_BUSY, whatever the busy
   * timeout, when another process (a command run by staff) commits in between; so take the write lock first.
   *
   * @throws when the database must not be written to (`refuseIfFaulty`)
   */
  override async beginTransaction(connection: DatabaseConnection) {
    refuseIfFaulty(this.sqlite);
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await super.commitTransaction(connection);
    commits += 1;
  }

  /**
   * After a full disk or an I/O error SQLite has already rolled back. A second rollback would fail, and its
   * error would hide the cause.
   */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}
