import { afterAll, beforeAll, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { type HeldConnection, holdConnection } from "#tests/support/heldConnection.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

/** A connection that delivers the answer to a form, but does not end it yet. */
let server: TestServer;
let slow: HeldConnection;
const chromium = useChromium();

beforeAll(async () => {
  server = await startServer();
  slow = await holdConnection(server, (answer, res, path) => {
    // Without a length the browser waits for the end.
    const { "content-length": _, ...headers } = answer.headers;
    res.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(res, { end: !path.startsWith("/contato.data") });
  });
});
afterAll(async () => {
  slow.stop();
  await server.stop();
});

test("a link clicked while the last one's page is half there leads on, without an error", async () => {
  const page = await chromium.open();
  await page.goto(`${slow.url}/termos`);
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  const click = (name: string) =>
    footer.getByRole("link", { name, exact: true }).dispatchEvent("click");
  await holdBack(page, "**/assets/contact-*.js");
  const data = page.waitForResponse((answer) => answer.url().endsWith("/contato.data"));
  await click("Contato");
  await data;
  // The data must have been read as well, which nothing on the page indicates.
  await page.waitForTimeout(300);
  await click("Sobre");
  await page.waitForURL("**/sobre");
  await page.getByRole("heading", { level: 1 }).waitFor();
});
