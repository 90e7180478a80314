import { setTimeout as wait } from "node:timers/promises";
import { log } from "../log.ts";
import { type Counted, type SharedTallies, sharedTallies } from "./sharedTallies.ts";

/** At most `count` events in `windowMs` milliseconds (LOGIN_LIMIT, CONTACT_LIMIT). */
export interface Rate {
  count: number;
  windowMs: number;
}

/** A limit with a name holds for all processes of the site together. */
interface NamedRate extends Rate {
  name?: string;
}

/** An admitted attempt: `settle` reports at the end whether it counts. Further calls have no effect. */
export interface Entry {
  settle: (counts: boolean) => void;
}

/** A rejected attempt, and the seconds after which another may be admitted. */
export interface Refused {
  retryAfter: number;
}

interface Tally {
  /** When each counted event happened, oldest first. */
  events: number[];
  running: number;
  waiting: (() => void)[];
}

const maxKeys = 20_000;
/** A tenth at a time, so that one scan serves many new keys. */
const sweptKeys = maxKeys / 10;
const maxWaiting = 100;
/** How often an attempt asks for a place that another process's may have. */
const askMs = 40;

/**
 * A sliding-window limit on attempts of which only some count, as their end shows (a failed sign-in).
 * Concurrent attempts hold a slot each, and those without a free slot (up to `maxWaiting`) wait for a
 * running one: however many arrive together, no more than `count` can count, and none is rejected because
 * of one that turns out not to count.
 */
export class EventLimit {
  /** In order of the last counted event, or of the first attempt where none has counted. */
  private readonly tallies = new Map<string, Tally>();
  /** How many attempts of a key wait for a place among those of all processes. */
  private readonly asking = new Map<string, number>();

  constructor(
    private readonly rate: NamedRate,
    // A monotonic clock: setting the system clock back would prolong every window.
    private readonly now: () => number = () => performance.now(),
    private readonly mostWaiting = maxWaiting,
  ) {}

  async enter(key: string): Promise<Entry | Refused> {
    const shared = this.shared(key);
    if (shared) return this.enterShared(shared);
    const tally = this.tallyOf(key);
    for (;;) {
      this.forget(tally);
      const counted = tally.events.length;
      if (counted >= this.rate.count) return { retryAfter: this.secondsUntilFree(tally) };
      if (counted + tally.running < this.rate.count) return this.start(key, tally);
      if (tally.waiting.length >= this.mostWaiting) return { retryAfter: 1 };
      await new Promise<void>((resolve) => tally.waiting.push(resolve));
    }
  }

  /** Counts an event without an attempt. */
  async record(key: string): Promise<void> {
    const shared = this.shared(key);
    if (shared) return shared.tallies.record(shared.of, this.rate);
    this.count(key, this.tallyOf(key));
  }

  /** How many counted events of a key there are in the window. */
  async counted(key: string): Promise<number> {
    const shared = this.shared(key);
    if (shared) return (await shared.tallies.count(shared.of)).counted;
    const tally = this.tallies.get(key);
    if (!tally) return 0;
    this.forget(tally);
    return tally.events.length;
  }

  /** The same with the attempts that are running. */
  async pressure(key: string): Promise<number> {
    const shared = this.shared(key);
    if (!shared) return (await this.counted(key)) + (this.tallies.get(key)?.running ?? 0);
    const { counted, running } = await shared.tallies.count(shared.of);
    return counted + running;
  }

  private shared(key: string): { tallies: SharedTallies; of: Counted } | undefined {
    const { name } = this.rate;
    const tallies = name === undefined ? undefined : sharedTallies();
    return tallies && name !== undefined ? { tallies, of: { name, key } } : undefined;
  }

  private async enterShared({
    tallies,
    of,
  }: {
    tallies: SharedTallies;
    of: Counted;
  }): Promise<Entry | Refused> {
    const others = this.asking.get(of.key) ?? 0;
    if (others > this.mostWaiting) return { retryAfter: 1 };
    this.asking.set(of.key, others + 1);
    try {
      for (;;) {
        const taken = await tallies.take(of, this.rate);
        if (taken === "busy") await wait(askMs);
        else if ("retryAfter" in taken) return taken;
        else return this.endingOnce((counts) => this.settleShared(tallies, taken.place, counts));
      }
    } finally {
      const left = (this.asking.get(of.key) ?? 1) - 1;
      if (left > 0) this.asking.set(of.key, left);
      else this.asking.delete(of.key);
    }
  }

  /** Until then the attempt's place stays taken, so that nobody has to wait for this. */
  private settleShared(tallies: SharedTallies, place: number, counts: boolean): void {
    tallies.settle(place, counts, this.rate).catch((error: unknown) => {
      log.warn({ err: error, limit: this.rate.name }, "an attempt could not be counted");
    });
  }

  private endingOnce(end: (counts: boolean) => void): Entry {
    let isSettled = false;
    return {
      settle: (counts) => {
        if (isSettled) return;
        isSettled = true;
        end(counts);
      },
    };
  }

  private start(key: string, tally: Tally): Entry {
    tally.running++;
    return this.endingOnce((counts) => {
      tally.running--;
      if (counts) this.count(key, tally);
      for (const wake of tally.waiting.splice(0)) wake();
    });
  }

  private count(key: string, tally: Tally) {
    tally.events.push(this.now());
    this.tallies.delete(key);
    this.tallies.set(key, tally);
  }

  private forget(tally: Tally) {
    const from = this.now() - this.rate.windowMs;
    while ((tally.events[0] ?? Number.POSITIVE_INFINITY) <= from) tally.events.shift();
  }

  private secondsUntilFree({ events }: Tally) {
    const freeAt = (events[events.length - this.rate.count] ?? 0) + this.rate.windowMs;
    return Math.max(1, Math.ceil((freeAt - this.now()) / 1000));
  }

  private tallyOf(key: string): Tally {
    const known = this.tallies.get(key);
    if (known) return known;
    if (this.tallies.size >= maxKeys) this.sweep();
    const tally: Tally = { events: [], running: 0, waiting: [] };
    this.tallies.set(key, tally);
    return tally;
  }

  /**
   * Keeps memory bounded by dropping a tenth of the tallies: empty ones first, then those below the limit, and
   * blocked ones last, so that a flood of addresses unblocks nobody. The least recently used go first.
   */
  private sweep() {
    const kinds: ((tally: Tally) => boolean)[] = [
      ({ events }) => events.length === 0,
      ({ events }) => events.length < this.rate.count,
      () => true,
    ];
    for (const isOfKind of kinds) {
      for (const [key, tally] of this.tallies) {
        if (this.tallies.size <= maxKeys - sweptKeys) return;
        this.forget(tally);
        if (tally.running === 0 && isOfKind(tally)) this.tallies.delete(key);
      }
    }
  }
}

/** Whether an attempt was rejected by a limit. */
export function isRefused(entry: object): entry is Refused {
  return "retryAfter" in entry;
}
