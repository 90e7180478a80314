/** At most `count` events in `windowMs` milliseconds (LOGIN_LIMIT, CONTACT_LIMIT). */
export interface Rate {
  count: number;
  windowMs: number;
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

/**
 * A sliding-window limit on attempts of which only some count, as their end shows (a failed sign-in).
 * Concurrent attempts hold a slot each, and those without a free slot (up to `maxWaiting`) wait for a
 * running one: however many arrive together, no more than `count` can count, and none is rejected because
 * of one that turns out not to count.
 */
export class EventLimit {
  /** In order of the last counted event, or of the first attempt where none has counted. */
  private readonly tallies = new Map<string, Tally>();

  constructor(
    private readonly rate: Rate,
    // A monotonic clock: setting the system clock back would prolong every window.
    private readonly now: () => number = () => performance.now(),
    private readonly mostWaiting = maxWaiting,
  ) {}

  async enter(key: string): Promise<Entry | Refused> {
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
  record(key: string): void {
    this.count(key, this.tallyOf(key));
  }

  /** How many counted events of a key there are in the window. */
  counted(key: string): number {
    const tally = this.tallies.get(key);
    if (!tally) return 0;
    this.forget(tally);
    return tally.events.length;
  }

  /** The same with the attempts that are running. */
  pressure(key: string): number {
    return this.counted(key) + (this.tallies.get(key)?.running ?? 0);
  }

  private start(key: string, tally: Tally): Entry {
    tally.running++;
    let isSettled = false;
    return {
      settle: (counts) => {
        if (isSettled) return;
        isSettled = true;
        tally.running--;
        if (counts) this.count(key, tally);
        for (const wake of tally.waiting.splice(0)) wake();
      },
    };
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
