import { expect, test } from "vitest";
import { QueueFullError } from "./queue.ts";
import { RankedLine } from "./rankedLine.ts";

const atOnce = { delayMs: 0, pauseMs: 0 };

/** Runs tasks of these ranks, which all come while another one runs; returns their order. */
async function orderOf(line: RankedLine, ranks: number[]) {
  const order: number[] = [];
  const first = line.run(() => new Promise(setImmediate), { rank: 0, ...atOnce });
  const others = ranks.map((rank, index) =>
    line.run(async () => void order.push(index), { rank, ...atOnce }),
  );
  const results = await Promise.allSettled([first, ...others]);
  const refused = results.flatMap((result, index) =>
    result.status === "rejected" && result.reason instanceof QueueFullError ? [index - 1] : [],
  );
  return { order, refused };
}

test("the lowest rank goes first, of equal ones the newest", async () => {
  const { order, refused } = await orderOf(new RankedLine(10), [2, 0, 1, 0, 2]);
  expect(order).toEqual([3, 1, 2, 4, 0]);
  expect(refused).toEqual([]);
});

test("where too many wait those of the highest rank have to go, the oldest first", async () => {
  const { order, refused } = await orderOf(new RankedLine(3), [1, 2, 2, 0, 3, 0]);
  expect(refused).toEqual([1, 2, 4]);
  expect(order).toEqual([5, 3, 0]);
});

test("one task runs at a time, and one that fails makes way", async () => {
  const line = new RankedLine(10);
  let running = 0;
  const tasks = Array.from({ length: 5 }, (_, index) =>
    line.run(
      async () => {
        running++;
        expect(running).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running--;
        if (index % 2 === 0) throw new Error("no");
      },
      { rank: 0, ...atOnce },
    ),
  );
  const results = await Promise.allSettled(tasks);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(3);
});

test("a task waits as long as its place says, and lets others go meanwhile", async () => {
  const line = new RankedLine(10);
  const startedAt = performance.now();
  const times: Record<string, number> = {};
  const run = (name: string, place: { rank: number; delayMs: number; pauseMs: number }) =>
    line.run(async () => {
      times[name] = performance.now() - startedAt;
    }, place);
  await Promise.all([
    run("first", { rank: 0, ...atOnce }),
    run("delayed", { rank: 0, delayMs: 150, pauseMs: 0 }),
    run("paced", { rank: 5, delayMs: 0, pauseMs: 60 }),
    run("free", { rank: 9, ...atOnce }),
  ]);
  expect(times.free).toBeLessThan(60);
  expect(times.paced).toBeGreaterThanOrEqual(59);
  expect(times.delayed).toBeGreaterThanOrEqual(149);
});
