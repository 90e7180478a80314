import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Context } from "#app/http/context.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { remember, sendFromFastPath } from "./fastPath.ts";
import { type RenderedResponse, responseCache } from "./responseCache.ts";

setupTestDatabase();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: at("14:00:00") });
});
afterEach(() => vi.useRealTimers());

function at(time: string) {
  return Date.parse(`2026-11-27T${time}-03:00`);
}

let renderings = 0;

/** A rendering of its own each time, true until then. */
async function render(expires?: number): Promise<RenderedResponse> {
  renderings += 1;
  return { status: 200, headers: [], body: Buffer.from(`rendering ${renderings}`), expires };
}

test("at the half hour a page that expires is rendered anew, and every other stays as it is", async () => {
  const home = () => responseCache.get("pt /", "br", () => render(at("14:30:00")));
  const other = () => responseCache.get("pt /sobre", "br", () => render());
  const kept = [await home(), await other()] as const;
  const cleared = vi.fn();
  responseCache.whenCleared(cleared);

  vi.setSystemTime(at("14:29:59"));
  expect(await home()).toBe(kept[0]);
  expect(responseCache.isCurrent(kept[0])).toBe(true);

  vi.setSystemTime(at("14:30:00"));
  expect(responseCache.has("pt /", "br")).toBe(false);
  expect(responseCache.isCurrent(kept[0])).toBe(false);
  const next = await responseCache.get("pt /", "br", () => render(at("15:00:00")));
  expect(next.etag).not.toBe(kept[0].etag);
  expect(await home()).toBe(next);
  expect(await other()).toBe(kept[1]);
  expect(cleared).not.toHaveBeenCalled();
});

test("what was rendered before the half hour and is ready after it is not kept", async () => {
  const late = await responseCache.get("en /", "identity", async () => {
    vi.setSystemTime(at("14:30:00"));
    return render(at("14:30:00"));
  });
  expect(responseCache.isCurrent(late)).toBe(false);
  expect(responseCache.has("en /", "identity")).toBe(false);
});

test("the fast path sends what has not expired", async () => {
  const exchange = () => {
    const req = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: "/" });
    return { req, res: new ServerResponse(req) };
  };
  const send = () => {
    const { req, res } = exchange();
    return sendFromFastPath(req, res, "id");
  };
  const answer = await responseCache.get("pt /", "identity", () => render(at("14:30:00")));
  const asked = { ...exchange(), url: new URL("http://localhost/"), normalizedPath: "/" };
  remember(asked as unknown as Context, answer);
  expect(send()).toBe(true);
  vi.setSystemTime(at("14:30:00"));
  expect(send()).toBe(false);
});
