import pg from "pg";
import { DatabaseAwayError } from "#app/platform/errors.ts";
import { Queue } from "#app/platform/limits/queue.ts";
import { log } from "#app/platform/log.ts";
import { translated } from "./ddl.ts";

/** Longer than any statement of the site takes: a server that hangs must not hold requests for ever. */
const patience = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  // Beyond the server's own limit, of which a broken network would not tell.
  query_timeout: 35_000,
  // Less than others wait for its lock.
  idle_in_transaction_session_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** For work that may take as long as it takes, such as an index of a large table. */
export const withoutLimits = {
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} satisfies pg.ClientConfig;

/** How long a writer waits for those of its own process: as long as for others' at the server. */
const turnMs = 30_000;

/** The key of the lock that writers hold: one at a time, as SQLite has it. */
const writeLock = "select pg_advisory_xact_lock(1)";

const bool = 16;
const int8 = 20;
const numeric = 1700;

/** Values as SQLite gives them: numbers for whole numbers and sums, 1 and 0 for conditions. */
const parsers = new Map<number, (text: string) => unknown>([
  [bool, (text) => (text === "t" ? 1 : 0)],
  [int8, Number],
  [numeric, Number],
]);

/** How to connect to a database; without `search_path` or the like, which belong to the database itself. */
export function clientOptions(url: string): pg.ClientConfig {
  return {
    ...patience,
    connectionString: url,
    application_name: "site",
    types: {
      getTypeParser: ((id: number, format?: "text" | "binary") =>
        (format !== "binary" && parsers.get(id)) ||
        pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  };
}

/** What a connection tells, and asks before it writes. */
interface Versions {
  note(version: number): void;
  /** A commit has raised the version, which could not be read. */
  forget(): void;
  /** Resolves when every process knows of it. */
  settle(version: number): Promise<void>;
  readonly fault: string | undefined;
  stop(): Promise<void>;
}

/** Finds the content version. */
export const versionQuery = 'select version from "contentVersion" where id = 1';

/** A pool for Kysely's dialect, whose connections write as this site does. */
export class SitePool {
  readonly options: pg.PoolConfig;
  private readonly pool: pg.Pool;
  /** One writer waits at the server; the others wait here, and leave the connections to readers. */
  private readonly writers = new Queue({ slots: 1 });

  /**
   * @param versions are told after each commit that has raised the content version, before its caller goes on
   * @param limits instead of the site's
   */
  constructor(
    url: string,
    private readonly versions: Versions,
    limits: pg.ClientConfig = {},
  ) {
    this.options = { ...clientOptions(url), ...limits, max: 10 };
    this.pool = new pg.Pool(this.options);
    // Of a connection that nobody uses at the moment: whoever needs one opens another.
    this.pool.on("error", noteEnd);
    // Between two statements of a transaction: the next one fails.
    this.pool.on("connect", (client) => client.on("error", noteEnd));
  }

  /** Its connection is opened by its first statement: only that one tells whether it writes. */
  async connect(): Promise<SiteClient> {
    const source = { connect: () => this.pool.connect(), takeTurn: () => this.takeTurn() };
    return new SiteClient(source, this.versions);
  }

  /** @returns ends the turn, for the next writer */
  private takeTurn(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      let isTooLate = false;
      const timer = setTimeout(() => {
        isTooLate = true;
        reject(new DatabaseAwayError("too many wait to write"));
      }, turnMs);
      void this.writers.run(async () => {
        clearTimeout(timer);
        if (!isTooLate) await new Promise<void>((end) => resolve(end));
      });
    });
  }

  async end(): Promise<void> {
    await this.versions.stop();
    await this.pool.end();
  }
}

function noteEnd(error: Error): void {
  log.debug({ err: explained(error) }, "a connection has ended");
}

type Answer = pg.QueryResult<Record<string, unknown>>;

/** Where a client has its connection from, and its turn to write. */
interface Source {
  connect(): Promise<pg.PoolClient>;
  takeTurn(): Promise<() => void>;
}

/**
 * A connection while it is in use. All transactions write, and take the write lock from their beginning, so that nothing
 * can change between what they read and what they write. A change outside of one becomes one.
 */
class SiteClient {
  private isInTransaction = false;
  /** Nobody knows in which state its session is: it is closed rather than used again. */
  private isLost = false;
  private hasRaised = false;
  private client: pg.PoolClient | undefined;
  private endTurn: (() => void) | undefined;

  constructor(
    private readonly source: Source,
    private readonly versions: Versions,
  ) {}

  release(isBroken?: boolean): void {
    this.client?.release(isBroken || this.isLost);
    this.endTurn?.();
  }

  async query(sql: string, values: readonly unknown[] = []): Promise<Answer> {
    log.trace({ sql }, "statement");
    try {
      if (sql === "begin") return await this.begin();
      if (sql === "commit") return await this.commit();
      if (sql === "rollback") this.isInTransaction = false;
      if (this.isInTransaction || !/^\s*(insert|update|delete)\b/i.test(sql))
        return await this.run(sql, values);
      return await this.runAlone(sql, values);
    } catch (error) {
      const reason = explained(error);
      if (reason instanceof DatabaseAwayError) this.isLost = true;
      throw reason;
    }
  }

  private async run(sql: string, values: readonly unknown[]): Promise<Answer> {
    if (/^\s*update "contentVersion"/i.test(sql)) this.hasRaised = true;
    return (await this.connection()).query(translated(sql), [...values]);
  }

  private async connection(): Promise<pg.PoolClient> {
    this.client ??= await this.source.connect();
    return this.client;
  }

  private async begin(): Promise<Answer> {
    const { fault } = this.versions;
    if (fault !== undefined) throw new DatabaseAwayError(fault);
    this.hasRaised = false;
    this.endTurn ??= await this.source.takeTurn();
    const client = await this.connection();
    try {
      // Two statements in one message.
      const answers = (await client.query(`begin; ${writeLock}`)) as unknown as [Answer];
      this.isInTransaction = true;
      return answers[0];
    } catch (error) {
      // The wait for the lock was too long: the transaction has begun, and nobody would end it.
      this.isLost = true;
      throw error;
    }
  }

  private async commit(): Promise<Answer> {
    this.isInTransaction = false;
    const client = await this.connection();
    const answer = await client.query("commit").catch((error) => {
      // It may have arrived.
      if (this.hasRaised) this.versions.forget();
      throw error;
    });
    if (this.hasRaised && answer.command === "COMMIT") await this.tell(client);
    return answer;
  }

  /** What is committed stays so, whatever becomes of this question. */
  private async tell(client: pg.PoolClient): Promise<void> {
    const answer = await client.query<{ version: number }>(versionQuery).catch(() => undefined);
    const version = answer?.rows[0]?.version;
    if (version === undefined) this.versions.forget();
    else this.versions.note(version);
    if (version !== undefined) await this.versions.settle(version);
  }

  private async runAlone(sql: string, values: readonly unknown[]): Promise<Answer> {
    await this.begin();
    try {
      const answer = await this.run(sql, values);
      await this.commit();
      return answer;
    } catch (error) {
      this.isInTransaction = false;
      // A connection that is gone has nothing to roll back.
      await this.client?.query("rollback").catch(() => {});
      throw error;
    }
  }
}

/** SQLSTATE of a server that is stopping, starting or full, or whose answer took too long: the next try may reach it. */
const awayCodes = /^(08|25P03|53300|55P03|57014|57P0[123])/;

/** The error that callers meet. One of the server's goes without the values of rows, which must not reach the log. */
export function explained(error: unknown): unknown {
  if (error instanceof DatabaseAwayError) return error;
  if (!(error instanceof pg.DatabaseError)) {
    // The driver's own errors are all of the connection; a wrong call is another type.
    const isOfConnection = error instanceof Error && error.name === "Error";
    return isOfConnection ? new DatabaseAwayError(error.message, { cause: error }) : error;
  }
  const { code = "", constraint, table } = error;
  if (awayCodes.test(code)) return new DatabaseAwayError(error.message);
  // Those of class 22 quote the value. A new error, since the message stands in the stack, too.
  const message = code.startsWith("22") ? `PostgreSQL refuses a value (${code})` : error.message;
  return Object.assign(new Error(message), { code, constraint, table });
}
