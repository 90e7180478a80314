import type SqliteDatabase from "better-sqlite3";
import { sqlite } from "./connection.server.ts";

/** What was read last, and the statements that read it again. */
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
 * A text that changes with everything visitors can see: our own saves raise `contentVersion` in
 * their transaction, and SQLite's `data_version` tells of other connections (a restore, a row edited
 * by hand).
 */
export function contentState(): string {
  return read().state;
}

/**
 * The state, read once in each turn of the event loop. Good for deciding whether a kept answer still
 * holds, since whoever learns of a save asks in a later turn; not for pairing with what is read beside
 * it, which may be newer.
 */
export function contentStateOfTurn(): string {
  if (isRead && reader) return reader.state;
  isRead = true;
  setImmediate(() => {
    isRead = false;
  });
  return read().state;
}

/** Asks for our version only where this connection has changed a row since: that takes no lock. */
function read(): Reader {
  const database = sqlite();
  if (reader?.database !== database) reader = readerOf(database);
  // Until our transaction is committed, visitors see what they saw before.
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
