import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { type HeldConnection, holdConnection } from "#tests/support/heldConnection.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

/** A connection that stops at a mark in the middle of a page, until it is resumed. */
let server: TestServer;
let slow: HeldConnection;
let mark: string;
let goOn: () => void;
const chromium = useChromium();

beforeAll(async () => {
  server = await startServer();
  slow = await holdConnection(server, async (answer, res) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!answer.headers["content-type"]?.startsWith("text/html")) return answer.pipe(res);
    const html = Buffer.concat(await answer.toArray());
    const at = html.indexOf(mark);
    res.write(html.subarray(0, at));
    goOn = () => res.end(html.subarray(at));
  });
});
afterAll(async () => {
  slow.stop();
  await server.stop();
});

/** Whether the browser has painted the page; waits a while for a frame. */
const isDrawn = (page: Page) =>
  page.evaluate(() => {
    const frame = new Promise((resolve) => requestAnimationFrame(() => resolve(true)));
    return Promise.race([frame, new Promise((resolve) => setTimeout(resolve, 1000, false))]);
  });

test.each([
  ["/", 'href="/sobre"', "header"],
  ["/sobre", "</h1>", "h1"],
  ["/contato", "</h1>", "h1"],
])("%s cut at %s is not drawn by halves", async (path, cutAt, half) => {
  mark = cutAt;
  const page = await chromium.open();
  await page.goto(slow.url + path, { waitUntil: "commit" });
  await page.locator(half).first().waitFor({ state: "attached" });
  expect(await isDrawn(page)).toBe(false);
  goOn();
  await expect.poll(() => isDrawn(page)).toBe(true);
});
