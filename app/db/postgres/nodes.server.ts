import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { UsageError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.ts";
import type { Nodes } from "../engine.ts";
import type { Database } from "../tables.ts";
import { clientOptions, explained, versionQuery } from "./client.server.ts";
import { PostgresTallies } from "./tallies.server.ts";

/** For so long a node answers from memory without asking anew, and others' saves wait for it. */
const leaseMs = 2_000;
/** How often it asks, and takes its turn where nobody has it. */
const beatMs = 500;
const lostMs = 250;
/** Of one question; the lease is over long before. */
const patienceMs = 5_000;

/** The server's clock, in ms. */
const clock = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
const undefinedTable = "42P01";

/** Held by the node that starts, so that the next one finds what it has made; and by the leader. */
const startLock = 3;
const leaderLock = 4;

/** What the nodes must have in common, and are told of. */
export interface NodeSettings {
  version: string;
  /** A hash of the settings that must be the same for all. */
  settings: string;
}

/** Where the content version is kept. */
interface Versions {
  note(version: number): void;
}

/**
 * This node among those of one database: it says that it serves, by its row and every half second; says which version of
 * the content it has heard of; and waits, after a save, until the others have. A node that says nothing may answer from
 * memory until its lease is over: for so long its peers' saves wait for it, and then it asks before each answer.
 */
export class PostgresNodes
  extends EventEmitter<{ turn: [boolean]; work: [string] }>
  implements Nodes
{
  readonly tallies: PostgresTallies;
  isLeader = false;
  private readonly id = randomBytes(8).toString("hex");
  /** Tells and is told; away while it is being connected anew. */
  private client: pg.Client | undefined;
  private starting: pg.Client | undefined;
  /** One question after the other: the driver is to give up its own line. */
  private line: Promise<unknown> = Promise.resolve();
  private leaseEnd = 0;
  private isJoined = false;
  private mayLead = true;
  /** The last version that each of the others has said it knows. */
  private readonly heard = new Map<string, number>();
  private readonly waiting = new Set<() => void>();
  private told = 0;
  private isTelling = false;
  private readonly ended = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly db: Kysely<Database>,
    private readonly versions: Versions,
    private readonly own: NodeSettings,
  ) {
    super();
    this.tallies = new PostgresTallies(db);
  }

  /** Whether each save waits for this node to hear of it. */
  get hasLease(): boolean {
    return performance.now() < this.leaseEnd;
  }

  /** Waits for a node that starts: nothing is migrated, or made for the first time, by two at once. */
  async start(): Promise<void> {
    this.starting = new pg.Client({
      ...clientOptions(this.url),
      query_timeout: 0,
      statement_timeout: 0,
    });
    this.starting.on("error", () => {});
    await this.starting.connect();
    await this.starting.query(`select pg_advisory_lock(${startLock})`);
    await this.connect();
    this.running = this.run();
  }

  async join(): Promise<void> {
    await this.refuseOtherSettings();
    this.isJoined = true;
    if (this.client) await this.beat(this.client);
    await this.starting?.end().catch(() => {});
  }

  announce(kind: string): void {
    void this.ask("select pg_notify('work', $1)", [kind]).catch(() => {
      // Whose turn it is looks by itself, too.
    });
  }

  async yieldTurn(): Promise<void> {
    this.mayLead = false;
    if (!this.isLeader) return;
    this.setLeader(false);
    await this.ask(`select pg_advisory_unlock(${leaderLock})`).catch(() => {});
  }

  async stop(): Promise<void> {
    if (this.ended.signal.aborted) return;
    this.isJoined = false;
    this.leaseEnd = 0;
    await this.ask("delete from node where id = $1", [this.id]).catch(() => {});
    this.ended.abort();
    await this.client?.end().catch(() => {});
    await this.starting?.end().catch(() => {});
    await this.running;
  }

  /** Tells the others that this node knows a version. */
  acknowledge(version: number): void {
    if (version <= this.told) return;
    this.told = version;
    if (!this.isTelling) void this.tell();
  }

  /** The saves that come while one is told of are told of together. */
  private async tell(): Promise<void> {
    this.isTelling = true;
    try {
      for (let said = 0; said < this.told; ) {
        said = this.told;
        await this.ask("select pg_notify('heard', $1)", [`${this.id} ${said}`]);
      }
    } catch {
      // The connection is gone; it is said again when it is back.
    } finally {
      this.isTelling = false;
    }
  }

  /** After a commit: resolves when every node knows of the version, or answers nothing from memory. */
  async settle(version: number): Promise<void> {
    const end = performance.now() + leaseMs + 100;
    const missing = (await this.peers(end)).filter((id) => (this.heard.get(id) ?? -1) < version);
    if (missing.length === 0) return;
    let isLate = false;
    const late = wait(end - performance.now(), undefined, { ref: false }).then(() => {
      isLate = true;
    });
    while (!isLate && missing.some((id) => (this.heard.get(id) ?? -1) < version)) {
      await Promise.race([late, new Promise<void>((wake) => this.waiting.add(wake))]);
    }
  }

  /** The others that may answer from memory. Where nobody can say, all leases are waited for. */
  private async peers(end: number): Promise<string[]> {
    const live = `select id from node where id <> $1 and "seenAt" > ${clock} - ${leaseMs}`;
    try {
      const { rows } = await this.ask<{ id: string }>(live, [this.id]);
      return rows.map(({ id }) => id);
    } catch (error) {
      // Not migrated yet: the earlier version serves alone.
      if (error instanceof pg.DatabaseError && error.code === undefinedTable) return [];
      await wait(Math.max(0, end - performance.now()), undefined, { ref: false });
      return [];
    }
  }

  /** Connects, again and again, and says that this node is there. */
  private async run(): Promise<void> {
    const { signal } = this.ended;
    while (!signal.aborted) {
      try {
        const client = this.client ?? (await this.connect());
        while (this.client === client && !signal.aborted) {
          await this.beat(client);
          await wait(beatMs, undefined, { signal, ref: false });
        }
      } catch (error) {
        if (signal.aborted) return;
        log.debug({ err: explained(error) }, "cannot speak to the other nodes");
        this.lose();
        await wait(lostMs, undefined, { ref: false });
      }
    }
  }

  private ask<Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
  ): Promise<pg.QueryResult<Row>> {
    const { client } = this;
    if (!client) return Promise.reject(new Error("The connection is being made anew"));
    const asked = this.line.then(() => client.query<Row>(text, values));
    this.line = asked.catch(() => {});
    return asked;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...clientOptions(this.url), query_timeout: patienceMs });
    const lose = () => {
      if (this.client === client) this.lose();
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ channel, payload = "" }) => this.hear(channel, payload));
    try {
      await client.connect();
      await client.query("listen heard; listen work");
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.heard.clear();
    this.line = Promise.resolve();
    this.client = client;
    return client;
  }

  private lose(): void {
    const { client } = this;
    this.client = undefined;
    this.leaseEnd = 0;
    this.told = 0;
    this.setLeader(false);
    void client?.end().catch(() => {});
  }

  private hear(channel: string, payload: string): void {
    if (channel === "work") return void this.emit("work", payload);
    const [id = "", version = ""] = payload.split(" ");
    if (id === this.id) return;
    this.heard.set(id, Math.max(Number(version), this.heard.get(id) ?? 0));
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  /**
   * Its row first, and in a transaction of its own: a save that does not see it is over when the version is read. The lease
   * runs from before both.
   */
  private async beat(client: pg.Client): Promise<void> {
    if (!this.isJoined) return void (await this.ask("select 1"));
    const begunAt = performance.now();
    await this.ask(
      `insert into node (id, version, settings, "seenAt") values ($1, $2, $3, ${clock})
        on conflict (id) do update set "seenAt" = excluded."seenAt"`,
      [this.id, this.own.version, this.own.settings],
    );
    const { rows } = await this.ask<{ version: number }>(versionQuery);
    if (this.client !== client) return;
    if (rows[0]) this.versions.note(rows[0].version);
    this.leaseEnd = begunAt + leaseMs;
    if (this.isLeader || !this.mayLead) return;
    const turn = await this.ask<{ isMine: number }>(
      `select pg_try_advisory_lock(${leaderLock}) as "isMine"`,
    );
    if (!turn.rows[0]?.isMine || this.client !== client) return;
    await this.ask(`delete from node where "seenAt" < ${clock} - 60000`);
    // Given up meanwhile.
    if (this.mayLead) this.setLeader(true);
    else await this.ask(`select pg_advisory_unlock(${leaderLock})`);
  }

  private setLeader(isLeader: boolean): void {
    if (this.isLeader === isLeader) return;
    this.isLeader = isLeader;
    log.info({ isLeader }, "whose turn it is has changed");
    this.emit("turn", isLeader);
  }

  /** @throws UsageError where a node that serves has others, or nodes cannot be told apart yet */
  private async refuseOtherSettings(): Promise<void> {
    const { rows } =
      await sql`select id from node where "seenAt" > ${sql.raw(clock)} - ${sql.lit(leaseMs)}
      and settings <> ${this.own.settings}`
        .execute(this.db)
        .catch(explainNotMigrated);
    if (rows.length === 0) return;
    throw new UsageError(
      "Another node of this database has another SESSION_SECRET, FILES_URL or PUBLIC_URL: expected the same for all",
    );
  }
}

/** The log has told why the upgrade failed; one process alone could serve the database as it was. */
function explainNotMigrated(error: unknown): never {
  if ((error as { code?: string }).code !== undefinedTable) throw error;
  throw new UsageError(
    "The database could not be migrated, and is as it was before: start the version before (docs/operate.md, Upgrade)",
  );
}
