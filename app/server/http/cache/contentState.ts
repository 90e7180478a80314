import type SqliteDatabase from "better-sqlite3";
import { sqlite } from "#app/db/connection.server.ts";

interface Statements {
  own: SqliteDatabase.Statement;
  foreign: SqliteDatabase.Statement;
}

const prepared = new WeakMap<SqliteDatabase.Database, Statements>();
let state: string | undefined;

/**
 * A text that changes with everything visitors can see: our own saves raise `contentVersion` in
 * their transaction, and SQLite's `data_version` tells of other connections (a restore, a row edited
 * by hand). Read once a turn of the event loop: whoever learns of a save asks in a later one.
 */
export function contentState(): string {
  if (state === undefined) {
    const { own, foreign } = statements(sqlite());
    state = `${own.get()}/${foreign.get()}`;
    setImmediate(() => {
      state = undefined;
    });
  }
  return state;
}

function statements(database: SqliteDatabase.Database): Statements {
  const known = prepared.get(database);
  if (known) return known;
  const made = {
    own: database.prepare("select version from contentVersion where id = 1").pluck(),
    foreign: database.prepare("pragma data_version").pluck(),
  };
  prepared.set(database, made);
  return made;
}
