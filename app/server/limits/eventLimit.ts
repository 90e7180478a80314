/** At most `count` events in `windowMs` milliseconds (LOGIN_LIMIT, CONTACT_LIMIT). */
export interface Rate {
  count: number;
  windowMs: number;
}

/** A try that was let in: says in the end whether it counts. Saying it twice changes nothing. */
export interface Entry {
  settle: (counts: boolean) => void;
}

/** A try that was kept out, and after how many seconds another may be let in. */
export interface Refused {
  retryAfter: number;
}

interface Tally {
  /** When each counted event happened, oldest first. */
  events: number[];
  running: number;
  waiting: (() => void)[];
}

const mostKeys = 20_000;
/** A tenth at once: when all are in use, going through them is shared by so many newcomers. */
const sweptKeys = mostKeys / 10;
const mostWaiting = 100;

/**
 * A sliding window over events of which only their end tells whether they count (a failed sign-in).
 * Tries that run at once hold a place each, and those for which no place is left wait for one that
 * runs: however many come together, no more than `count` can count, and none that would not have
 * counted is refused.
 */
export class EventLimit {
  /** In the order of their last counted event; of those that have none, of their first try. */
  private readonly tallies = new Map<string, Tally>();

  constructor(
    private readonly rate: Rate,
    // Not the time of day: whoever sets the clock back would prolong every window by as much.
    private readonly now: () => number = () => performance.now(),
  ) {}

  async enter(key: string): Promise<Entry | Refused> {
    const tally = this.tallyOf(key);
    for (;;) {
      this.forget(tally);
      const counted = tally.events.length;
      if (counted >= this.rate.count) return { retryAfter: this.secondsUntilFree(tally) };
      if (counted + tally.running < this.rate.count) return this.start(key, tally);
      if (tally.waiting.length >= mostWaiting) return { retryAfter: 1 };
      await new Promise<void>((resolve) => tally.waiting.push(resolve));
    }
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
    if (this.tallies.size >= mostKeys) this.sweep();
    const tally: Tally = { events: [], running: 0, waiting: [] };
    this.tallies.set(key, tally);
    return tally;
  }

  /**
   * Drops those that hold nothing; then, so that memory stays bounded, those below the limit, and only
   * then who is kept out: a crowd of addresses must not let anybody in again. The longest unused go first.
   */
  private sweep() {
    const kinds: ((tally: Tally) => boolean)[] = [
      ({ events }) => events.length === 0,
      ({ events }) => events.length < this.rate.count,
      () => true,
    ];
    for (const isOfKind of kinds) {
      for (const [key, tally] of this.tallies) {
        if (this.tallies.size <= mostKeys - sweptKeys) return;
        this.forget(tally);
        if (tally.running === 0 && isOfKind(tally)) this.tallies.delete(key);
      }
    }
  }
}

export function isRefused(entry: object): entry is Refused {
  return "retryAfter" in entry;
}
