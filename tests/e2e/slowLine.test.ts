import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();

/** Opens the home page on a line on which its first picture has not come yet. */
async function openWaiting() {
  const page = await chromium.open();
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/images/hero-*", async (route) => {
    await held;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(server.url, { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, scripts, deliver };
}

test("words and pictures come before the page's program", async () => {
  const { page, scripts, deliver } = await openWaiting();
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  deliver();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test.each([
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a click", (page: Page) => page.mouse.click(5, 5)],
])("%s has it fetched at once", async (_name, act) => {
  const { page, deliver } = await openWaiting();
  await act(page);
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  deliver();
});
