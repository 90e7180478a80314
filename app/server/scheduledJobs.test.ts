import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { setupSqlite } from "#tests/support/database.ts";
import { startScheduledJobs } from "./scheduledJobs.ts";

// A server's answers take time, which a clock of the test's own does not give.
setupSqlite();

const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs the jobs for some hours, in steps of one hour so that each check ends before the next. */
async function live(jobs: ScheduledJob[], hours: number) {
  const runner = startScheduledJobs(jobs);
  await vi.advanceTimersByTimeAsync(5_000);
  for (let passed = 0; passed < hours; passed++) await vi.advanceTimersByTimeAsync(hour);
  await runner.stop();
}

test("a job runs soon after the start, then once a day, restarts included", async () => {
  const run = vi.fn(async () => undefined);
  const jobs = [{ name: "sweep", run }];
  await live(jobs, 0);
  expect(run).toHaveBeenCalledTimes(1);
  await live(jobs, 20);
  expect(run).toHaveBeenCalledTimes(1);
  await live(jobs, 10);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a day after the last time, not a check later", async () => {
  const runAt: number[] = [];
  const begun = Date.now();
  const run = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    runAt.push(Math.floor((Date.now() - begun) / hour));
  };
  await live([{ name: "backup", run }], 49);
  expect(runAt).toEqual([0, 24, 48]);
});

test("an hourly job runs at the start and at each check, restarts included", async () => {
  const run = vi.fn(async () => undefined);
  const jobs = [{ name: "alertMail", isHourly: true, run }];
  await live(jobs, 3);
  expect(run).toHaveBeenCalledTimes(4);
  await live(jobs, 0);
  expect(run).toHaveBeenCalledTimes(5);
});

test("a restart shortly before the day is over is too early", async () => {
  const run = vi.fn(async () => undefined);
  const jobs = [{ name: "backup", run }];
  await live(jobs, 0);
  await vi.advanceTimersByTimeAsync(23 * hour + hour / 2);
  await live(jobs, 0);
  expect(run).toHaveBeenCalledTimes(1);
  await live(jobs, 1);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a clock that was set back delays nothing", async () => {
  const run = vi.fn(async () => undefined);
  const jobs = [{ name: "backup", run }];
  await live(jobs, 0);
  vi.setSystemTime(Date.now() - 30 * 24 * hour);
  await live(jobs, 2);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a cheap job may run at each start too", async () => {
  const run = vi.fn(async () => undefined);
  const jobs = [{ name: "retention", run, isRunAtStart: true }];
  await live(jobs, 0);
  await live(jobs, 3);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a job that fails is tried again an hour later, and stops no other", async () => {
  const failing = vi.fn(async () => {
    throw new Error("disk full");
  });
  const other = vi.fn(async () => undefined);
  await live(
    [
      { name: "backup", run: failing },
      { name: "sweep", run: other },
    ],
    2,
  );
  expect(failing).toHaveBeenCalledTimes(3);
  expect(other).toHaveBeenCalledTimes(1);
});

test("so is one that fails at the start on a day that it was done before", async () => {
  let isBroken = false;
  const run = vi.fn(async () => {
    if (isBroken) throw new Error("not migrated");
  });
  const jobs = [{ name: "upgrade", run, isRunAtStart: true }];
  await live(jobs, 0);
  isBroken = true;
  await live(jobs, 2);
  expect(run).toHaveBeenCalledTimes(4);
});

test("one that is running when the site stops is broken off, and run at the next start", async () => {
  const isBrokenOff = vi.fn();
  const run = vi.fn(async (signal: AbortSignal) => {
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    isBrokenOff();
    throw signal.reason;
  });
  await live([{ name: "backup", run }], 0);
  expect(isBrokenOff).toHaveBeenCalledTimes(1);
  await live([{ name: "backup", run }], 0);
  expect(run).toHaveBeenCalledTimes(2);
});

test("what erases waits for an hour after days without a run, in case the clock is wrong", async () => {
  const run = vi.fn(async () => undefined);
  const jobs = [{ name: "retention", run, isRunAtStart: true, isErasing: true }];
  await live(jobs, 0);
  expect(run).toHaveBeenCalledTimes(1);
  const rightTime = Date.now();
  vi.setSystemTime(rightTime + 5 * 365 * 24 * hour);
  await live(jobs, 0);
  vi.setSystemTime(rightTime + hour);
  await live(jobs, 0);
  expect(run).toHaveBeenCalledTimes(2);
  // The site was switched off for a week.
  vi.setSystemTime(rightTime + 7 * 24 * hour);
  await live(jobs, 0);
  expect(run).toHaveBeenCalledTimes(2);
  await live(jobs, 1);
  expect(run).toHaveBeenCalledTimes(3);
});
