import type { RawBuilder, SqlBool } from "kysely";
import type { Search, SearchHit } from "./searchIndex.server.ts";

/**
 * What a database can do besides the statements of `db()`, which are the same for each. Repositories never ask which
 * one they run on.
 */
export interface Engine {
  /** The file that another database may attach, to read from it; undefined where there is none. */
  readonly file: string | undefined;
  /** As `contentVersion` and `cachedContentVersion` promise. */
  contentVersion(): string;
  cachedContentVersion(): string;
  /** Why nothing must be written until the next start; undefined while all is well. */
  fault(): string | undefined;
  /** "ok", or the first fault found in what is stored. Reads all of it. */
  check(): Promise<string>;
  /**
   * Writes a consistent snapshot into a new SQLite file and syncs it to disk. On failure no file is left: a
   * partial copy would use up a full disk's last space and could be mistaken for a complete one.
   */
  copyTo(file: string): Promise<void>;
  readonly search: SearchEngine;
}

/** The indexes that triggers keep up to date. */
export interface SearchEngine {
  countHits(search: Search): Promise<number>;
  findHits(search: Search, part: { limit: number; offset: number }): Promise<SearchHit[]>;
  /** SQL for a query on `media`: whether a file's name or description has every term. */
  hasTerms(terms: readonly string[]): RawBuilder<SqlBool>;
}
