/** Nothing was started: as many tasks wait already as may. */
export class QueueFullError extends Error {}

/** Runs tasks a few at a time; the others wait in line, and past a length are refused at once. */
export class Queue {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly size: { slots: number; waiting: number }) {}

  /** @throws QueueFullError when the line is full */
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

  /** The one who leaves hands its slot on, so that nobody slips in between. */
  private wait(): Promise<void> {
    if (this.line.length >= this.size.waiting) {
      return Promise.reject(new QueueFullError("Too many tasks wait"));
    }
    return new Promise((resolve) => this.line.push(resolve));
  }
}
