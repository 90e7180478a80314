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

test("the pages where visits begin are ready as they are asked for first, in English also without a cookie", async () => {
  const asked: string[] = [];
  const warmUp = startWarmUp(
    async (request, { lang }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${lang} ${pathname}${search}`);
      return new Response("a page");
    },
    () => "http://localhost",
  );
  await expect.poll(() => asked).toContain("en /documentos");
  await warmUp.stop();
  expect(asked).toEqual(expect.arrayContaining(["pt /sobre", "en /sobre", "en /sobre?lang=en"]));
  expect(asked).not.toContain("pt /sobre?lang=pt");
});
