import type SqliteDatabase from "better-sqlite3";
import { sqlite } from "./connection.server.ts";

/** The state last read, and the prepared statements that read it. */
interface Reader {
  database: SqliteDatabase.Database;
  version: SqliteDatabase.Statement<[], number>;
  ownChanges: SqliteDatabase.Statement<[], number>;
  foreignCommits: SqliteDatabase.Statement<[], number>;
  state: string;
  readAfter: { ownChanges: number; foreignCommits: number } | undefined;
}

let reader: Reader | undefined;
let isRead = false;

/**
 * A string that changes whenever anything visitors can see changes: this process's saves raise
 * `contentVersion` in their transaction, and SQLite's `data_version` reveals commits of other connections
 * (a restore, a row edited by hand).
 */
export function contentState(): string {
  return read().state;
}

/**
 * The state, read at most once per turn of the event loop. Sufficient to decide whether a cached answer is
 * still valid, since whoever learns of a save sends their request in a later turn; not to label data read
 * alongside it, which may be newer.
 */
export function contentStateOfTurn(): string {
  if (isRead && reader) return reader.state;
  isRead = true;
  setImmediate(() => {
    isRead = false;
  });
  return read().state;
}

/** Queries the version only after a change by this or another connection: the counters take no lock. */
function read(): Reader {
  const database = sqlite();
  if (reader?.database !== database) reader = readerOf(database);
  // Visitors see the previous state until the open transaction commits.
  if (reader.readAfter && database.inTransaction) return reader;
  const ownChanges = reader.ownChanges.get() ?? 0;
  const foreignCommits = reader.foreignCommits.get() ?? 0;
  const { readAfter } = reader;
  if (readAfter?.ownChanges !== ownChanges || readAfter.foreignCommits !== foreignCommits) {
    reader.state = `${reader.version.get()}/${foreignCommits}`;
    reader.readAfter = { ownChanges, foreignCommits };
  }
  return reader;
}

function readerOf(database: SqliteDatabase.Database): Reader {
  const number = (source: string) => database.prepare<[], number>(source).pluck();
  return {
    database,
    version: number("select version from contentVersion where id = 1"),
    ownChanges: number("select total_changes()"),
    foreignCommits: number("pragma data_version"),
    state: "",
    readAfter: undefined,
  };
}
