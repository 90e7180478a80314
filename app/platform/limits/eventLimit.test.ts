import { afterEach, describe, expect, test, vi } from "vitest";
import { type Entry, EventLimit, isRefused, type Refused } from "./eventLimit.ts";

let now = 0;
const limitOf = (count: number, windowMs = 60_000) => {
  now = 1_000_000;
  return new EventLimit({ count, windowMs }, () => now);
};

afterEach(() => void vi.useRealTimers());

function settle(entry: Entry | Refused, counts: boolean) {
  if (isRefused(entry)) throw new Error("It was refused");
  entry.settle(counts);
}

/** One event that counts from each of so many addresses that were not there before. */
async function crowd(limit: EventLimit, addresses: number) {
  const first = newcomers;
  newcomers += addresses;
  for (let n = first; n < newcomers; n++) settle(await limit.enter(`crowd ${n}`), true);
}
let newcomers = 0;

describe("a limit of events", () => {
  test("refuses after so many that count, for as long as the oldest one stays in the window", async () => {
    const limit = limitOf(2);
    settle(await limit.enter("a"), true);
    now += 10_000;
    settle(await limit.enter("a"), true);
    expect(await limit.enter("a")).toEqual({ retryAfter: 50 });
    expect(isRefused(await limit.enter("b"))).toBe(false);
    now += 50_000;
    expect(isRefused(await limit.enter("a"))).toBe(false);
  });

  test("never refuses for events that do not count", async () => {
    const limit = limitOf(2);
    for (let time = 0; time < 20; time++) settle(await limit.enter("a"), false);
  });

  test("holds for simultaneous tries: no more than the limit run that could count", async () => {
    const limit = limitOf(3);
    let ran = 0;
    const tries = Array.from({ length: 30 }, async () => {
      const entry = await limit.enter("a");
      if (isRefused(entry)) return "refused";
      ran++;
      await new Promise((resolve) => setTimeout(resolve, 1));
      entry.settle(true);
      return "ran";
    });
    const results = await Promise.all(tries);
    expect(ran).toBe(3);
    expect(results.filter((result) => result === "refused")).toHaveLength(27);
  });

  test("lets all simultaneous tries through when none of them counts", async () => {
    const limit = limitOf(3);
    const tries = Array.from({ length: 30 }, async () => {
      const entry = await limit.enter("a");
      await new Promise((resolve) => setTimeout(resolve, 1));
      settle(entry, false);
    });
    await Promise.all(tries);
  });

  test("keeps whom it refuses, however many others come meanwhile", async () => {
    const limit = limitOf(2);
    settle(await limit.enter("a"), true);
    settle(await limit.enter("a"), true);
    await crowd(limit, 50_000);
    expect(isRefused(await limit.enter("a"))).toBe(true);
  });

  test("forgets of a crowd who came least lately, not who came first", async () => {
    const limit = limitOf(3);
    settle(await limit.enter("a"), true);
    await crowd(limit, 19_000);
    settle(await limit.enter("a"), true);
    await crowd(limit, 10_000);
    settle(await limit.enter("a"), true);
    expect(isRefused(await limit.enter("a"))).toBe(true);
  });

  test("in a crowd has little to do for each newcomer, and holds no more than so many", async () => {
    let asked = 0;
    const clock = () => {
      asked++;
      return 0;
    };
    const limit = new EventLimit({ count: 1, windowMs: 60_000 }, clock);
    await crowd(limit, 20_000);
    asked = 0;
    await crowd(limit, 4_000);
    expect(asked).toBeLessThan(4_000 * 50);
    expect(isRefused(await limit.enter(`crowd ${newcomers - 24_000}`))).toBe(false);
  });

  test("shuts nobody out for longer when the clock is set back", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const limit = new EventLimit({ count: 1, windowMs: 60_000 });
    settle(await limit.enter("a"), true);
    vi.setSystemTime(Date.now() - 365 * 24 * 60 * 60 * 1000);
    expect(await limit.enter("a")).toEqual({ retryAfter: 60 });
  });
});
