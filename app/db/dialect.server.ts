import type SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { watchConnection } from "./databaseFault.server.ts";
import { withStatementCache } from "./statementCache.server.ts";

/** Kysely's dialect for SQLite, with three of SQLite's own ways that it does not know. */
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
 * SQLite can change a schema inside a transaction. Kysely's own adapter denies it, and would note a
 * migration in another commit than the migration's, which a crash between the two would part.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SiteDriver extends SqliteDriver {
  /** The only connection there is. */
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
   * Ours all write. One that began by reading could not go on to write, busy timeout or not, once
   * another process (a command of staff's) has committed between; so each waits for its turn first.
   */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /**
   * After a full disk or an I/O error SQLite has rolled back by itself. A second rollback would fail,
   * and its error would hide why nothing was stored.
   */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}
