import type { EventEmitter } from "node:events";
import type { RawBuilder, SqlBool } from "kysely";
import type { SharedTallies } from "#app/platform/limits/sharedTallies.ts";
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
  /** What it takes on the disk. */
  bytes(): Promise<number>;
  /** Whether it is more than a new database. */
  hasTables(): Promise<boolean>;
  /**
   * Writes a consistent snapshot into a new SQLite file and syncs it to disk. On failure no file is left: a
   * partial copy would use up a full disk's last space and could be mistaken for a complete one.
   */
  copyTo(file: string): Promise<void>;
  readonly search: SearchEngine;
  /** What the processes that share the database tell each other; undefined where this one has it to itself. */
  readonly nodes?: Nodes | undefined;
}

/**
 * This process among those that share a database. One of them is the leader, who does what is to be done once, and another
 * takes its place when it ends. "turn" tells whether that is this one, "work" of work for it.
 */
export interface Nodes extends EventEmitter<{ turn: [isLeader: boolean]; work: [kind: string] }> {
  readonly isLeader: boolean;
  readonly tallies: SharedTallies;
  /** Begins to serve: from now on each save waits until this process knows of it. */
  join(): Promise<void>;
  /** Tells the leader of new work. */
  announce(kind: string): void;
  /** Leaves what is done once to another, for good. */
  yieldTurn(): Promise<void>;
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
