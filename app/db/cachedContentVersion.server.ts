import type SqliteDatabase from "better-sqlite3";
import { sqlite } from "./connection.server.ts";
import { commitCount } from "./dialect.server.ts";

/** The state last read, and the prepared statements that read it. */
interface Reader {
  database: SqliteDatabase.Database;
  /** Begins its states, so that no two databases have one in common: the site as it was has its own. */
  name: string;
  version: SqliteDatabase.Statement<[], number>;
  ownChanges: SqliteDatabase.Statement<[], number>;
  foreignCommits: SqliteDatabase.Statement<[], number>;
  state: string;
  readAfter: { ownChanges: number; foreignCommits: number; at: number } | undefined;
}

/** Of the database that was read last. */
let reader: Reader | undefined;
const readers = new WeakMap<SqliteDatabase.Database, Reader>();
let count = 0;

/**
 * How late `cachedContentVersion` may notice a commit of another connection: less than a client needs to send a
 * request once it knows of the commit.
 */
const foreignDelayMs = 1;

/**
 * A string that changes whenever anything visitors can see changes, and is another for each database: this process's saves raise
 * `contentVersion` in their transaction, and SQLite's `data_version` reveals commits of other connections
 * (a restore, a row edited by hand).
 */
export function contentVersion(): string {
  return read(0);
}

/** Of this process, when `reader` was asked in this turn of the event loop; undefined if it was not. */
let commitsWhenRead: number | undefined;

/**
 * The same at a fraction of the cost: asks once in a turn of the event loop and after each commit of this process,
 * and notices commits of other connections only within `foreignDelayMs`. A turn alone would not do: what a timer has
 * read holds until the requests of the same turn, which may have arrived after a commit in between. Sufficient to
 * decide whether a cached answer is still valid, not to label data read alongside it.
 */
export function cachedContentVersion(): string {
  const commits = commitCount();
  if (commitsWhenRead === commits && reader?.database === sqlite()) return reader.state;
  if (commitsWhenRead === undefined) setImmediate(endTurn);
  commitsWhenRead = commits;
  return read(foreignDelayMs);
}

function endTurn() {
  commitsWhenRead = undefined;
}

/** Queries the version only after a change by this or another connection: the counters are cheaper. */
function read(delayMs: number): string {
  const database = sqlite();
  if (reader?.database !== database) {
    reader = readers.get(database) ?? readerOf(database);
    readers.set(database, reader);
  }
  // Visitors see the previous state until the open transaction commits.
  if (reader.readAfter && database.inTransaction) return reader.state;
  const ownChanges = reader.ownChanges.get() ?? 0;
  const at = performance.now();
  const { readAfter } = reader;
  if (readAfter?.ownChanges === ownChanges && at - readAfter.at < delayMs) return reader.state;
  // Unlike the other counter, this one takes a lock.
  const foreignCommits = reader.foreignCommits.get() ?? 0;
  if (readAfter?.ownChanges !== ownChanges || readAfter.foreignCommits !== foreignCommits) {
    reader.state = `${reader.name}${reader.version.get()}/${foreignCommits}`;
  }
  reader.readAfter = { ownChanges, foreignCommits, at };
  return reader.state;
}

function readerOf(database: SqliteDatabase.Database): Reader {
  const number = (source: string) => database.prepare<[], number>(source).pluck();
  return {
    database,
    name: `${count++}:`,
    version: number("select version from contentVersion where id = 1"),
    ownChanges: number("select total_changes()"),
    foreignCommits: number("pragma data_version"),
    state: "",
    readAfter: undefined,
  };
}
