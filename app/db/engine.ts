import type { RawBuilder, SqlBool } from "kysely";
import type { Db } from "./connection.server.ts";
import type { Search, SearchHit } from "./searchIndex.server.ts";

/**
 * What a database can do besides the statements of `db()`, which are the same for each. Repositories never ask which
 * one they run on.
 */
export interface Engine {
  /** The file that another database may attach, to read from it; undefined where there is none. */
  readonly file: string | undefined;
  /** Whether the content version is known without asking. */
  readonly isCurrent: boolean;
  /** Asks for the content version where it is not known by itself: before the first read of a request. */
  catchUp(): Promise<void>;
  /** As `contentVersion` and `cachedContentVersion` promise. */
  contentVersion(): string;
  cachedContentVersion(): string;
  /** Why nothing must be written until the next start; undefined while all is well. */
  fault(): string | undefined;
  /** "ok", or the first fault found in what is stored. Reads all of it. */
  check(): Promise<string>;
  /** Whether it is more than a new database. */
  hasTables(): Promise<boolean>;
  /**
   * Writes a consistent snapshot into a new SQLite file and syncs it to disk. On failure no file is left: a
   * partial copy would use up a full disk's last space and could be mistaken for a complete one.
   */
  copyTo(file: string): Promise<void>;
  readonly search: SearchEngine;
}

/** A schema as a migration leaves it, made in one step: earlier migrations are in the language of another engine. */
export interface Baseline {
  /** The last migration that it holds. */
  last: string;
  create(db: Db): Promise<void>;
  /** Runs after each later migration. */
  follow(db: Db): Promise<void>;
}

/** The indexes that triggers keep up to date. */
export interface SearchEngine {
  countHits(search: Search): Promise<number>;
  findHits(search: Search, part: { limit: number; offset: number }): Promise<SearchHit[]>;
  /** SQL for a query on `media`: whether a file's name or description has every term. */
  hasTerms(terms: readonly string[]): RawBuilder<SqlBool>;
}
