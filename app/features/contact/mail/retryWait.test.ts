import { expect, test } from "vitest";
import { waitAfter } from "./retryWait.ts";

const minute = 60_000;

test("a mail is tried again within 10 s, then at least every minute for ten minutes", () => {
  expect(waitAfter(1, 0)).toBeLessThanOrEqual(10_000);
  let age = 0;
  for (let attempts = 1; age < 10 * minute; attempts++) {
    const wait = waitAfter(attempts, age);
    expect(wait).toBeLessThanOrEqual(minute);
    age += wait;
  }
});

test("after ten minutes it backs off, never past half an hour", () => {
  const waits = [10, 20, 60, 150, 1_000, 100_000].map((age) => waitAfter(50, age * minute));
  expect(waits).toEqual([2, 4, 12, 30, 30, 30].map((wait) => wait * minute));
});
