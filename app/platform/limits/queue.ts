/** The task was not started, because the queue is full. */
export class QueueFullError extends Error {}

/**
 * Runs at most `slots` tasks at a time, first come first served. Of the others, `waiting` (any number by
 * default) wait; more are refused.
 */
export class Queue {
  private running = 0;
  private readonly line: (() => void)[] = [];

  /** How many tasks wait for a slot. */
  get waiting(): number {
    return this.line.length;
  }

  constructor(private readonly size: { slots: number; waiting?: number }) {}

  /** @throws QueueFullError when the queue is full */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.size.slots) this.running++;
    else await this.wait();
    try {
      return await task();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.running--;
    }
  }

  /** A finished task hands its slot directly to the next one, so that no newcomer can take it. */
  private wait(): Promise<void> {
    if (this.line.length >= (this.size.waiting ?? Number.POSITIVE_INFINITY)) {
      return Promise.reject(new QueueFullError("Too many tasks wait"));
    }
    return new Promise((resolve) => this.line.push(resolve));
  }
}
