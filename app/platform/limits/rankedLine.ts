import { QueueFullError } from "./queue.ts";

/** When a waiting task may start, and before which others. */
interface Place {
  /** Lower ones go first; of equal ones the newest, whose sender is the least likely to have given up. */
  rank: number;
  /** How long it waits at least, in ms. */
  delayMs: number;
  /** How long ago the task before it must have started, in ms. */
  pauseMs: number;
}

interface Waiting extends Omit<Place, "delayMs"> {
  /** On the clock of `performance.now`. */
  from: number;
  start: () => void;
  refuse: (error: QueueFullError) => void;
}

/**
 * Runs tasks one at a time, by rank rather than by arrival. Where too many wait, those of the highest rank
 * have to go, and of equal ones the oldest.
 */
export class RankedLine {
  private waiting: Waiting[] = [];
  private isRunning = false;
  private startedAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly maxWaiting: number) {}

  /** @throws QueueFullError when it had to go */
  async run<Result>(task: () => Promise<Result>, place: Place): Promise<Result> {
    await this.wait(place);
    try {
      return await task();
    } finally {
      this.isRunning = false;
      this.next();
    }
  }

  private wait({ rank, delayMs, pauseMs }: Place): Promise<void> {
    return new Promise((start, refuse) => {
      this.waiting.push({ rank, pauseMs, from: performance.now() + delayMs, start, refuse });
      if (this.waiting.length > this.maxWaiting) {
        const last = this.waiting.reduce((last, each) => (each.rank > last.rank ? each : last));
        this.leave(last);
        last.refuse(new QueueFullError("Too many tasks wait"));
      }
      this.next();
    });
  }

  private next(): void {
    if (this.isRunning || this.waiting.length === 0) return;
    clearTimeout(this.timer);
    const now = performance.now();
    const dueAt = ({ from, pauseMs }: Waiting) => Math.max(from, this.startedAt + pauseMs);
    const due = this.waiting.filter((each) => dueAt(each) <= now);
    if (due.length === 0) {
      const soonest = Math.min(...this.waiting.map(dueAt));
      this.timer = setTimeout(() => this.next(), Math.ceil(soonest - now));
      return;
    }
    const first = due.reduce((first, each) => (each.rank <= first.rank ? each : first));
    this.leave(first);
    this.isRunning = true;
    this.startedAt = now;
    first.start();
  }

  private leave(one: Waiting) {
    this.waiting = this.waiting.filter((each) => each !== one);
  }
}
