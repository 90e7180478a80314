import type SqliteDatabase from "better-sqlite3";
import { commitCount } from "./dialect.server.ts";

/**
 * How late `cached` may notice a commit of another connection: less than a client needs to send a request once it
 * knows of the commit.
 */
const foreignDelayMs = 1;

let count = 0;

/**
 * The content version of one database: this process's saves raise `contentVersion` in their transaction, and
 * SQLite's `data_version` reveals commits of other connections (a restore, a row edited by hand).
 */
export class ContentVersions {
  /** Begins its states, so that no two databases have one in common: the site as it was has its own. */
  private readonly name = `${count++}:`;
  private readonly version: SqliteDatabase.Statement<[], number>;
  private readonly ownChanges: SqliteDatabase.Statement<[], number>;
  private readonly foreignCommits: SqliteDatabase.Statement<[], number>;
  private state = "";
  private readAfter: { ownChanges: number; foreignCommits: number; at: number } | undefined;
  /** Of this process, when `cached` was asked in this turn of the event loop; undefined if it was not. */
  private commitsWhenRead: number | undefined;

  constructor(private readonly database: SqliteDatabase.Database) {
    const number = (source: string) => database.prepare<[], number>(source).pluck();
    this.version = number("select version from contentVersion where id = 1");
    this.ownChanges = number("select total_changes()");
    this.foreignCommits = number("pragma data_version");
  }

  current(): string {
    return this.read(0);
  }

  /**
   * Asks once in a turn of the event loop and after each commit of this process, and notices commits of other
   * connections only within `foreignDelayMs`. A turn alone would not do: what a timer has read holds until the
   * requests of the same turn, which may have arrived after a commit in between.
   */
  cached(): string {
    const commits = commitCount();
    if (this.commitsWhenRead === commits) return this.state;
    if (this.commitsWhenRead === undefined) setImmediate(this.endTurn);
    this.commitsWhenRead = commits;
    return this.read(foreignDelayMs);
  }

  private readonly endTurn = () => {
    this.commitsWhenRead = undefined;
  };

  /** Queries the version only after a change by this or another connection: the counters are cheaper. */
  private read(delayMs: number): string {
    const { readAfter } = this;
    // Visitors see the previous state until the open transaction commits.
    if (readAfter && this.database.inTransaction) return this.state;
    const ownChanges = this.ownChanges.get() ?? 0;
    const at = performance.now();
    if (readAfter?.ownChanges === ownChanges && at - readAfter.at < delayMs) return this.state;
    // Unlike the other counter, this one takes a lock.
    const foreignCommits = this.foreignCommits.get() ?? 0;
    if (readAfter?.ownChanges !== ownChanges || readAfter.foreignCommits !== foreignCommits) {
      this.state = `${this.name}${this.version.get()}/${foreignCommits}`;
    }
    this.readAfter = { ownChanges, foreignCommits, at };
    return this.state;
  }
}
