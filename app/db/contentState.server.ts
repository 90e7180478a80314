import type SqliteDatabase from "better-sqlite3";
import { sqlite } from "./connection.server.ts";

interface Statements {
  version: SqliteDatabase.Statement<[], number>;
  ownChanges: SqliteDatabase.Statement<[], number>;
  foreignCommits: SqliteDatabase.Statement<[], number>;
}

const prepared = new WeakMap<SqliteDatabase.Database, Statements>();
let state = "";
let readAfter: { ownChanges: number; foreignCommits: number } | undefined;
let isRead = false;

/**
 * A text that changes with everything visitors can see: our own saves raise `contentVersion` in
 * their transaction, and SQLite's `data_version` tells of other connections (a restore, a row edited
 * by hand).
 */
export function contentState(): string {
  read(sqlite());
  return state;
}

/**
 * The same as it was in this turn of the event loop, for whoever only asks whether an answer may still
 * be given: who learns of a save asks in a later turn. What is read beside it may be newer.
 */
export function contentStateOfTurn(): string {
  if (!isRead) {
    read(sqlite());
    isRead = true;
    setImmediate(() => {
      isRead = false;
    });
  }
  return state;
}

/** Asks for our version only where this connection has changed a row since: that takes no lock. */
function read(database: SqliteDatabase.Database) {
  const statements = statementsOf(database);
  // Until our transaction is committed, visitors see what they saw before.
  if (readAfter && database.inTransaction) return;
  const ownChanges = statements.ownChanges.get() ?? 0;
  const foreignCommits = statements.foreignCommits.get() ?? 0;
  if (readAfter?.ownChanges === ownChanges && readAfter.foreignCommits === foreignCommits) return;
  state = `${statements.version.get()}/${foreignCommits}`;
  readAfter = { ownChanges, foreignCommits };
}

function statementsOf(database: SqliteDatabase.Database): Statements {
  const known = prepared.get(database);
  if (known) return known;
  const number = (source: string) => database.prepare<[], number>(source).pluck();
  const made = {
    version: number("select version from contentVersion where id = 1"),
    ownChanges: number("select total_changes()"),
    foreignCommits: number("pragma data_version"),
  };
  prepared.set(database, made);
  readAfter = undefined;
  return made;
}
