import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { responseCache } from "./responseCache.ts";
import { startWarmUp } from "./warmUp.ts";

const { db } = setupTestDatabase();

test("stopping waits for a warm-up that is still at work, after later ones were planned too", async () => {
  let finish = () => {};
  const isHeld = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const render = vi.fn(async () => {
    if (render.mock.calls.length === 1) await isHeld;
    return new Response("a page");
  });
  const warmUp = startWarmUp(render, () => "http://localhost");
  await expect.poll(() => render.mock.calls.length).toBe(1);
  await db().updateTable("contentVersion").set({ version: 99 }).execute();
  await setTimeout(10);
  responseCache.refresh();
  await setTimeout(400);

  let isStopped = false;
  const stopped = warmUp.stop().then(() => {
    isStopped = true;
  });
  await setTimeout(50);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(render).toHaveBeenCalledTimes(1);
});
