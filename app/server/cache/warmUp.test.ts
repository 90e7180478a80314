import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { responseCache } from "./responseCache.ts";
import { startWarmUp } from "./warmUp.ts";

const { db } = setupTestDatabase();

let version = 100;

async function changeContent() {
  version += 1;
  await db().updateTable("contentVersion").set({ version }).execute();
  await setTimeout(10);
  responseCache.refresh();
}

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
  await ask("pt /sobre");
  await changeContent();
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

/** A visitor's request for what is kept under that key. */
async function ask(key: string) {
  const page = { status: 200, headers: [], body: Buffer.from("a page") };
  (await responseCache.get(key, "br", async () => page)).isAsked = true;
}

/** Waits until the page that is being rendered is kept: a change before that makes it ready once more. */
async function isKept(key: string) {
  await responseCache.get(key, "br", () => Promise.reject(new Error("It is not being rendered")));
}

/**
 * @param whenRendering runs before each page is there
 * @returns what a warm-up renders, as `pt /sobre`
 */
function recordingWarmUp(whenRendering = async (_count: number) => {}) {
  const rendered: string[] = [];
  const warmUp = startWarmUp(
    async (request, { lang }) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(`${lang} ${pathname}${search}`);
      await whenRendering(rendered.length);
      return new Response("a page");
    },
    () => "http://localhost",
  );
  return { rendered, warmUp };
}

const home = ["pt /", "en /?lang=en", "en /"];

test("after the start the home page is ready as it is asked for first, in English also without a cookie", async () => {
  const { rendered, warmUp } = recordingWarmUp();
  await expect.poll(() => rendered).toEqual(home);
  await warmUp.stop();
});

test("after a change the first pages that somebody had asked for are ready again, and no others", async () => {
  const { rendered, warmUp } = recordingWarmUp();
  await expect.poll(() => rendered).toEqual(home);
  await ask("en /sobre");
  await ask("pt /projeto/praca-das-mares/1");
  await changeContent();
  await expect.poll(() => rendered.slice(3)).toEqual(["en /sobre"]);
  await isKept("en /sobre");
  await changeContent();
  await setTimeout(500);
  await warmUp.stop();
  expect(rendered.slice(3)).toEqual(["en /sobre"]);
});

test("a change while pages are made ready begins with all of them anew", async () => {
  const { rendered, warmUp } = recordingWarmUp(async (count) => {
    if (count === 2) await changeContent();
  });
  await expect.poll(() => rendered).toEqual([...home.slice(0, 2), ...home]);
  await warmUp.stop();
});
