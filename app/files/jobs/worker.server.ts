import type { Log } from "#app/context.ts";
import { newWork } from "#app/platform/backgroundWork.ts";
import { asMediaError, DiskFullError, UnreachableStoreError } from "../mediaErrors.ts";
import { FilmFaultError } from "../video/filmFault.ts";
import * as Jobs from "./jobs.repo.server.ts";

/** Lets a job report progress to its worker, and learn when to stop. */
export interface JobControl {
  /** @param progress 0..100 */
  report: (progress: number) => Promise<void>;
  signal: AbortSignal;
}

export type RunJob = (job: Jobs.Job, control: JobControl) => Promise<void>;

/** The jobs running in this process; no other process runs any, since the storage is locked. */
const running = new Set<number>();

/** Whether an attempt of the job is running: it has been counted already, but has not failed. */
export function isRunning(jobId: number): boolean {
  return running.has(jobId);
}

/** What a worker does after a job, or without one. */
type Outcome = "continue" | "pause";

/** The pause after a full disk or another fault, and the interval at which an idle worker looks for work. */
const minute = 60_000;

/**
 * Processes the jobs of one kind, one at a time. Jobs are rows, so a restart or a crash resumes them, failed
 * ones included; finished parts of an interrupted job are not repeated.
 *
 * @returns a handle that stops the worker after the current step
 */
export function startWorker(
  kind: Jobs.JobKind,
  run: RunJob,
  log: Log,
  { pauseMs = minute }: { pauseMs?: number } = {},
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const bell = createBell(stopping.signal);
  newWork.on("media", bell.ring);

  async function loop() {
    await Jobs.resetFailed(kind).catch((error: unknown) => {
      log.error({ err: error, kind }, "failed media jobs stay parked");
    });
    while (!stopping.signal.aborted) {
      // The database itself may fail, on a full disk; the worker must survive that.
      const outcome = await next().catch((error: unknown) => {
        log.error({ err: error, kind }, "media worker paused");
        return "pause";
      });
      if (outcome === "pause") await bell.wait(pauseMs);
    }
  }

  async function next(): Promise<Outcome> {
    const job = await Jobs.findNext(kind);
    if (!job) return "pause";
    running.add(job.id);
    try {
      await Jobs.markStarted(job.id);
      return await attempt(job);
    } finally {
      running.delete(job.id);
    }
  }

  async function attempt(job: Jobs.Job): Promise<Outcome> {
    // Progress is only informative; failing to store it on a full disk must not end the job.
    const report = (progress: number) =>
      Jobs.setProgress(job.id, Math.round(progress)).catch(() => undefined);
    try {
      await run(job, { report, signal: stopping.signal });
      await Jobs.finish(job.id);
    } catch (error) {
      if (!stopping.signal.aborted) return await failed(job, asMediaError(error));
      await Jobs.unmarkStarted(job.id);
      return "continue";
    }
    log.info({ kind, path: job.media.path }, "media job done");
    return "continue";
  }

  async function failed(job: Jobs.Job, error: unknown): Promise<Outcome> {
    // Its upload was deleted while it ran: no failure.
    if (!(await Jobs.isQueued(job.id))) return "continue";
    // A file that cannot be processed is served as uploaded: no urgent matter for ops.
    log.warn({ err: error, kind, path: job.media.path }, "media job failed");
    // No fault of the file: it is no attempt.
    if (error instanceof DiskFullError || error instanceof UnreachableStoreError) {
      await Jobs.unmarkStarted(job.id);
      return "pause";
    }
    if (error instanceof FilmFaultError) {
      await Jobs.park(job.id, error.message);
      return "continue";
    }
    await Jobs.setError(job.id, error instanceof Error ? error.message : String(error));
    // Retrying at once would meet the same fault; but a new job need not wait.
    const next = await Jobs.findNext(kind);
    return next?.attempts === 0 ? "continue" : "pause";
  }

  const ended = loop();
  return {
    stop: async () => {
      newWork.off("media", bell.ring);
      stopping.abort();
      await ended;
    },
  };
}

/** A wait that a ring, or the abort, cuts short; a ring between two waits is not lost. */
function createBell(signal: AbortSignal) {
  let hasRung = false;
  let wake = () => {};
  const ring = () => {
    hasRung = true;
    wake();
  };
  signal.addEventListener("abort", ring);
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, hasRung ? 0 : ms);
      wake = done;
      function done() {
        clearTimeout(timer);
        hasRung = false;
        wake = () => {};
        resolve();
      }
    });
  return { ring, wait };
}
