import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

/** A connection that stops in the middle of a page, at a mark, until it is told to go on. */
let server: TestServer;
let slow: Server;
let mark: string;
let goOn: () => void;
const chromium = useChromium();

beforeAll(async () => {
  server = await startServer();
  slow = createServer(({ method, url = "/", headers }, res) => {
    const asked = { method, headers: { ...headers, "accept-encoding": "identity" } };
    request(server.url + url, asked, async (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isPage) return answer.pipe(res);
      const html = Buffer.concat(await answer.toArray());
      const at = html.indexOf(mark);
      res.write(html.subarray(0, at));
      goOn = () => res.end(html.subarray(at));
    }).end();
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  slow.closeAllConnections();
  slow.close();
  await server.stop();
});

/** Whether the browser draws the page now; it waits a while for a frame. */
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
  const { port } = slow.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
  await page.locator(half).first().waitFor({ state: "attached" });
  expect(await isDrawn(page)).toBe(false);
  goOn();
  await expect.poll(() => isDrawn(page)).toBe(true);
});
