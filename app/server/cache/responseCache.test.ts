import { afterEach, expect, test, vi } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { responseCache } from "./responseCache.ts";

setupTestDatabase();
afterEach(() => vi.useRealTimers());

test("what was rendered in a half hour is sent until it is over, and then rendered anew", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-27T14:00:00-03:00") });
  const render = vi.fn(async () => ({ status: 200, headers: [], body: Buffer.from("a page") }));
  const get = () => responseCache.get("pt /", "identity", render);
  const cleared = vi.fn();
  responseCache.whenCleared(cleared);

  const first = await get();
  vi.setSystemTime(Date.parse("2026-11-27T14:29:59-03:00"));
  await get();
  expect(render).toHaveBeenCalledTimes(1);
  cleared.mockClear();

  vi.setSystemTime(Date.parse("2026-11-27T14:30:00-03:00"));
  expect(responseCache.has("pt /", "identity")).toBe(false);
  expect(responseCache.isCurrent(first)).toBe(false);
  expect(cleared).toHaveBeenCalledTimes(1);
  await get();
  expect(render).toHaveBeenCalledTimes(2);
});
