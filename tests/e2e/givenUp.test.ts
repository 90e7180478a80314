import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

/** A connection that brings what answers a form, but not for now that it ends there. */
let server: TestServer;
let slow: Server;
const chromium = useChromium();

beforeAll(async () => {
  server = await startServer();
  slow = createServer((req, res) => {
    const { method, url = "/", headers } = req;
    const asked = request(server.url + url, { method, headers }, (answer) => {
      // Without its length, the browser waits for the end.
      const { "content-length": _, ...kept } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(res, { end: !url.startsWith("/contato.data") });
    });
    req.pipe(asked);
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  slow.closeAllConnections();
  slow.close();
  await server.stop();
});

test("a link clicked while the last one's page is half there leads on, without an error", async () => {
  const page = await chromium.open();
  await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/termos`);
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  const click = (name: string) =>
    footer.getByRole("link", { name, exact: true }).dispatchEvent("click");
  await holdBack(page, "**/assets/contact-*.js");
  const data = page.waitForResponse((answer) => answer.url().endsWith("/contato.data"));
  await click("Contato");
  await data;
  // The data have to be read, too, which nothing on the page tells.
  await page.waitForTimeout(300);
  await click("Sobre");
  await page.waitForURL("**/sobre");
  await page.getByRole("heading", { level: 1 }).waitFor();
});
