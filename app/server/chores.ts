import * as Chores from "./chores.repo.server.ts";
import { log } from "./log.ts";

/** Work that must be done once a day, whether or not anybody visits. */
export interface Chore {
  name: string;
  /** @param signal aborted at shutdown: leave the rest for the next start */
  run: (signal: AbortSignal) => Promise<void>;
  /** Also run at each start: cheap, and settings may have changed. */
  isRunAtStart?: boolean;
  /** Deletes by age what somebody would miss and nobody can bring back. */
  isErasing?: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;
const checkMs = 60 * 60 * 1000;
/** A little under a day, so that the check 24 hours later does not find the chore not yet due. */
const dueMs = dayMs - 60_000;
/** A machine that starts with a wrong clock is usually set right within minutes. */
const doubtfulMs = 2 * dayMs;
/** Lets the site answer its first visitors before the chores run. */
const startDelayMs = 3_000;

/**
 * Runs each chore once a day, one at a time: soon after the start and then every hour it checks when each
 * last ran, which is kept across restarts. A chore that fails is logged and retried an hour later. An erasing
 * chore that seems not to have run for days also waits for an hour: the clock may be wrong.
 *
 * @returns a handle that stops it, aborting the running chore where that is possible
 */
export function startChores(chores: readonly Chore[]): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const failed = new Set<string>();
  const doubted = new Set<string>();
  let running = Promise.resolve();

  const check = async (isStart: boolean) => {
    // The start of the check, not of each chore: a slow chore must not shift the hour of the next runs.
    const begunAt = new Date().toISOString();
    for (const chore of chores) {
      if (stopping.signal.aborted) return;
      const isOwed = (isStart && chore.isRunAtStart) || failed.has(chore.name);
      const sinceLast = await timeSinceRun(chore.name);
      if (!isOwed && !isDue(sinceLast)) continue;
      if (chore.isErasing && sinceLast >= doubtfulMs && !doubted.has(chore.name)) {
        doubted.add(chore.name);
        log.warn(
          { chore: chore.name },
          "not run for days, or the clock is wrong: erases in an hour",
        );
        continue;
      }
      if (await runAndRecord(chore, begunAt, stopping.signal)) {
        failed.delete(chore.name);
        doubted.delete(chore.name);
      } else failed.add(chore.name);
    }
  };
  const queue = (isStart: boolean) => {
    running = running
      .then(() => check(isStart))
      .catch((error: unknown) => log.error({ err: error }, "chores could not be checked"));
  };

  const first = setTimeout(() => queue(true), startDelayMs);
  const hourly = setInterval(() => queue(false), checkMs);
  return {
    async stop() {
      stopping.abort();
      clearTimeout(first);
      clearInterval(hourly);
      await running;
    },
  };
}

/** In milliseconds; NaN when the chore has never run. */
async function timeSinceRun(name: string): Promise<number> {
  const lastRunAt = await Chores.findLastRun(name);
  return lastRunAt === undefined ? Number.NaN : Date.now() - Date.parse(lastRunAt);
}

/** If the clock was set back, a last run in the future must not suspend the chore until then. */
function isDue(sinceLast: number): boolean {
  return Number.isNaN(sinceLast) || sinceLast >= dueMs || sinceLast < 0;
}

/** @returns whether it succeeded */
async function runAndRecord(
  { name, run }: Chore,
  lastRunAt: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await run(signal);
    await Chores.recordRun(name, lastRunAt);
    return true;
  } catch (error) {
    if (signal.aborted) log.info({ chore: name }, "chore left for the next start");
    else log.error({ err: error, chore: name }, "chore failed");
    return false;
  }
}
