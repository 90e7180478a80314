import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { DatabaseAwayError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.ts";
import { clientOptions, explained, versionQuery } from "./client.server.ts";
import type { PostgresNodes } from "./nodes.server.ts";

/** How often the connection that listens is tried: a broken one may not tell. */
const trialMs = 5_000;
const maxWaitMs = 5_000;

/** Has the server notice within half a minute that a node is gone whose network is, and free its claim. */
const keepalive =
  "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/** The lock of the process that the database belongs to, for as long as its connection lasts. */
const claim = {
  alone: 'select pg_try_advisory_lock(2) as "isHeld"',
  shared: 'select pg_try_advisory_lock_shared(2) as "isHeld"',
};

let count = 0;
let unsureStates = 0;

/**
 * The content version of one database, answered from memory: each commit that raises it tells every node
 * (`contentVersion_endChange` in the baseline), on a connection that does nothing else but hold the claim. While it is
 * away, the version has to be asked for.
 */
export class ContentVersions {
  /** Begins its states, so that no two databases have one in common. */
  private readonly name = `${count++}:`;
  private version: number | undefined;
  /** One per connection: after a failover a server may stand at an earlier version than it has told. */
  private epoch = 0;
  /** How often a commit's version has stayed unknown; undefined where it is known. */
  private unsure: number | undefined;
  private failure: unknown;
  private listener: pg.Client | undefined;
  private isClaiming = false;
  private isLostToOther = false;
  private isWaiting = false;
  private readonly ended = new AbortController();
  /** Where the database is shared. */
  private nodes: PostgresNodes | undefined;

  constructor(private readonly url: string) {}

  /** Whether the version is known, and every commit told of at the moment. */
  get isCurrent(): boolean {
    const isTold = this.listener !== undefined && (this.nodes?.hasLease ?? true);
    return isTold && this.version !== undefined && this.unsure === undefined;
  }

  /** Why nothing must be written at the moment. */
  get fault(): string | undefined {
    return this.isLostToOther ? "Another process has taken the database meanwhile" : undefined;
  }

  current(): string {
    if (this.version === undefined) throw new Error("The content version has not been read yet");
    // Like no other, so that nothing of an earlier state is found.
    if (this.unsure !== undefined) return `${this.name}?${this.unsure++}`;
    return `${this.name}${this.epoch}:${this.version}`;
  }

  /** What is told may arrive after what was asked for. */
  note(version: number): void {
    this.version = Math.max(version, this.version ?? version);
    this.unsure = undefined;
    this.nodes?.acknowledge(this.version);
  }

  /** After a commit: resolves when no process answers from an older state any more. */
  async settle(version: number): Promise<void> {
    await this.nodes?.settle(version);
  }

  /** A commit of which the version could not be read: it is told, or has to be asked for. */
  forget(): void {
    this.unsure = unsureStates++;
    unsureStates += 1_000_000;
  }

  /** Listens from now on, again and again where the connection is lost. Resolves after the first try. */
  async start(): Promise<void> {
    if (this.listener === undefined && !this.isWaiting) await this.listen();
  }

  /**
   * Takes the database for this process, and again after its connection was lost.
   *
   * @param nodes where it is for several
   * @returns whether it is free
   */
  async claim(nodes?: PostgresNodes): Promise<boolean> {
    this.isClaiming = true;
    this.nodes = nodes;
    await this.listen();
    if (this.listener === undefined)
      throw this.failure ?? new DatabaseAwayError("the connection has ended");
    return !this.isLostToOther;
  }

  /** Does some work while no other process has the database; undefined where one has. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const { listener } = this;
    const answer = await listener?.query<{ isHeld: number }>(claim.alone);
    if (!answer?.rows[0]?.isHeld) return undefined;
    try {
      return await work();
    } finally {
      await listener?.query("select pg_advisory_unlock(2)").catch(() => {});
    }
  }

  async stop(): Promise<void> {
    await this.nodes?.stop();
    this.ended.abort();
    const { listener } = this;
    this.listener = undefined;
    await listener?.end().catch(() => {});
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      ...clientOptions(this.url),
      query_timeout: trialMs,
      options: keepalive,
    });
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      clearInterval(trial);
      const wasListening = this.listener === client;
      if (wasListening) this.listener = undefined;
      if (this.ended.signal.aborted) return;
      if (wasListening) log.warn({}, "the connection to the database is lost");
      void client.end().catch(() => {});
      void this.listenAgain();
    };
    // What it tells before it has answered belongs to its own epoch.
    let told = 0;
    client.on("notification", ({ payload }) => {
      if (this.listener === client) this.note(Number(payload));
      else told = Math.max(told, Number(payload));
    });
    client.on("error", lose);
    client.on("end", lose);
    const trial = setInterval(() => this.tryIt(client).catch(lose), trialMs).unref();
    try {
      await client.connect();
      await client.query('listen "contentVersion"');
      if (this.isClaiming) await this.takeClaim(client);
      // What was committed before.
      const version = await this.ask(client);
      if (this.ended.signal.aborted) return await client.end();
      if (isLost) return;
      this.epoch += 1;
      this.version = undefined;
      if (version !== undefined) this.note(Math.max(version, told));
      this.listener = client;
    } catch (error) {
      this.failure = explained(error);
      log.debug({ err: this.failure }, "cannot listen to the database");
      lose();
    }
  }

  private async tryIt(client: pg.Client): Promise<void> {
    if (this.isLostToOther) await this.takeClaim(client);
    const version = await this.ask(client);
    if (version !== undefined && this.listener === client) this.note(version);
  }

  /** A new database has no version yet. */
  private async ask(client: pg.Client): Promise<number | undefined> {
    const { rows } = await client.query<{ there: string | null }>(
      `select to_regclass('"contentVersion"') as there`,
    );
    if (!rows[0]?.there) return undefined;
    const answer = await client.query<{ version: number }>(versionQuery);
    return answer.rows[0]?.version;
  }

  private async takeClaim(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ isHeld: number }>(
      this.nodes ? claim.shared : claim.alone,
    );
    this.isLostToOther = !rows[0]?.isHeld;
  }

  private async listenAgain(): Promise<void> {
    if (this.isWaiting) return;
    this.isWaiting = true;
    try {
      for (let ms = 50; this.listener === undefined; ms = Math.min(ms * 2, maxWaitMs)) {
        await wait(ms, undefined, { signal: this.ended.signal, ref: false });
        await this.listen();
      }
      log.info({}, "the connection to the database is back");
    } catch {
      // Stopped meanwhile.
    } finally {
      this.isWaiting = false;
    }
  }
}
