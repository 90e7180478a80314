import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { childProcesses, residentMb } from "./childProcesses.ts";
import type { TestServer } from "./server.ts";

export interface Watched<Result> {
  result: Result;
  /** Peak resident memory during the work, child processes included, and before it, in MiB. */
  peakMb: number;
  idleMb: number;
  /** Response times of a visitor's requests meanwhile, in ms. */
  pages: { count: number; medianMs: number; p95Ms: number; maxMs: number };
}

/**
 * Watches the server's memory and its response times for a visitor while some work runs. Fails if the
 * visitor got anything but the page.
 */
export async function watch<Result>(
  server: TestServer,
  work: () => Promise<Result>,
): Promise<Watched<Result>> {
  // What the first pages bring into memory stays.
  for (let page = 0; page < 40; page++) await visit(server, new Set());
  const idleMb = totalMb(server);
  let peakMb = idleMb;
  let isDone = false;
  const times: number[] = [];
  const statuses = new Set<number>();

  const memory = (async () => {
    for (; !isDone; await setTimeout(50)) peakMb = Math.max(peakMb, totalMb(server));
  })();
  const visitor = (async () => {
    for (; !isDone; await setTimeout(100)) times.push(await visit(server, statuses));
  })();
  try {
    const result = await work();
    isDone = true;
    await Promise.all([memory, visitor]);
    expect([...statuses], "the visitor's answers").toEqual([200]);
    return { result, peakMb, idleMb, pages: summary(times) };
  } finally {
    isDone = true;
  }
}

/** The contact page, which is rendered for each visitor and never cached. */
async function visit(server: TestServer, statuses: Set<number>): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${server.url}/contato`);
  await response.arrayBuffer();
  statuses.add(response.status);
  return performance.now() - startedAt;
}

/** The memory of the server and its child processes. */
function totalMb(server: TestServer): number {
  return [server.process.pid, ...childProcesses(server)].reduce<number>(
    (sum, pid) => sum + residentMb(pid),
    0,
  );
}

function summary(times: number[]): Watched<unknown>["pages"] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { count: sorted.length, medianMs: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}
