import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { log } from "#app/platform/log.ts";
import * as ScheduledJobs from "./scheduledJobs.repo.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
const checkMs = 60 * 60 * 1000;
/** A little under a day, so that the check 24 hours later does not find the job not yet due. */
const dueMs = dayMs - 60_000;
/** A machine that starts with a wrong clock is usually set right within minutes. */
const doubtfulMs = 2 * dayMs;
/** Lets the site answer its first visitors before the jobs run. */
const startDelayMs = 3_000;

/** Where is kept when each job last ran. */
type Runs = Pick<typeof ScheduledJobs, "findLastRun" | "recordRun">;

/** Of a process alone: each start runs all of its jobs. */
export function runsInMemory(): Runs {
  const runs = new Map<string, string>();
  return {
    findLastRun: async (name) => runs.get(name),
    recordRun: async (name, at) => void runs.set(name, at),
  };
}

/**
 * Runs each job once a day, an hourly one each hour, one at a time: soon after the start and then every hour it checks when each
 * last ran, which is kept across restarts. A job that fails is logged and retried an hour later. An erasing
 * job that seems not to have run for days also waits for an hour: the clock may be wrong.
 *
 * @returns a handle that stops it, aborting the running job where that is possible
 */
export function startScheduledJobs(
  jobs: readonly ScheduledJob[],
  runs: Runs = ScheduledJobs,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const failed = new Set<string>();
  const doubted = new Set<string>();
  let running = Promise.resolve();

  const check = async (isStart: boolean) => {
    // The start of the check, not of each job: a slow job must not shift the hour of the next runs.
    const begunAt = new Date().toISOString();
    for (const job of jobs) {
      if (stopping.signal.aborted) return;
      const isOwed = job.isHourly || (isStart && job.isRunAtStart) || failed.has(job.name);
      const sinceLast = timeSince(await runs.findLastRun(job.name));
      if (!isOwed && !isDue(sinceLast)) continue;
      if (job.isErasing && sinceLast >= doubtfulMs && !doubted.has(job.name)) {
        doubted.add(job.name);
        log.warn({ job: job.name }, "not run for days, or the clock is wrong: erases in an hour");
        continue;
      }
      if (await runAndRecord(job, runs, begunAt, stopping.signal)) {
        failed.delete(job.name);
        doubted.delete(job.name);
      } else failed.add(job.name);
    }
  };
  const queue = (isStart: boolean) => {
    running = running
      .then(() => check(isStart))
      .catch((error: unknown) => log.error({ err: error }, "jobs could not be checked"));
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

/** In milliseconds; NaN when the job has never run. */
function timeSince(lastRunAt: string | undefined): number {
  return lastRunAt === undefined ? Number.NaN : Date.now() - Date.parse(lastRunAt);
}

/** If the clock was set back, a last run in the future must not suspend the job until then. */
function isDue(sinceLast: number): boolean {
  return Number.isNaN(sinceLast) || sinceLast >= dueMs || sinceLast < 0;
}

/** @returns whether it succeeded */
async function runAndRecord(
  { name, run }: ScheduledJob,
  runs: Runs,
  lastRunAt: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await run(signal);
    await runs.recordRun(name, lastRunAt);
    return true;
  } catch (error) {
    if (signal.aborted) log.info({ job: name }, "job left for the next start");
    else log.error({ err: error, job: name }, "scheduled job failed");
    return false;
  }
}
