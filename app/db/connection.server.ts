import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";
import type { Engine } from "./engine.ts";
import type { Database } from "./tables.ts";

export type Db = Kysely<Database>;
/** Inside a transaction use only this: with a single connection, `db()` would deadlock. */
export type Trx = Transaction<Database>;

/** A database, and what it can do besides statements. */
export interface OpenDatabase {
  db: Db;
  engine: Engine;
}

let current: OpenDatabase | undefined;

/** The database that a part of the program reads instead of the process's own. */
const scoped = new AsyncLocalStorage<OpenDatabase>();

/** Does some work on another database: all that it calls finds that one behind `db()`. */
export function runWithDatabase<Result>(database: OpenDatabase, work: () => Result): Result {
  return scoped.run(database, work);
}

function opened(): OpenDatabase {
  const database = scoped.getStore() ?? current;
  if (!database) throw new Error("The database is not open");
  return database;
}

/** Makes this the process's database; called at start-up and by tests. */
export function setDatabase(database: OpenDatabase): Db {
  current = database;
  return database.db;
}

/** The process's database, or the caller's own (`runWithDatabase`). Throws when none is open. */
export function db(): Db {
  return opened().db;
}

/** What the database behind {@link db} can do that Kysely does not cover: copies, counters, searches. */
export function engine(): Engine {
  return opened().engine;
}
