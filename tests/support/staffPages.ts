import type { Page } from "playwright";
import { expect } from "vitest";
import { hydrated } from "./browser.ts";
import { admin, type TestServer } from "./server.ts";

/**
 * Opens a screen in a browser that has just signed in, by the very request that the form of /admin sends;
 * how that form works in a browser is `adminSignIn.test.ts`'s matter.
 */
export async function openAsStaff(
  page: Page,
  server: TestServer,
  path: string,
  javaScriptEnabled = true,
): Promise<void> {
  const answer = await page.context().request.post(`${server.url}/admin`, {
    form: admin,
    headers: { Origin: server.url },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe("/admin/projetos");
  await openScreen(page, server, path, javaScriptEnabled);
}

/** Opens a screen in a browser that is signed in; waits for the script where there is one. */
export async function openScreen(
  page: Page,
  server: TestServer,
  path: string,
  javaScriptEnabled = true,
): Promise<void> {
  await page.goto(`${server.url}${path}`);
  if (javaScriptEnabled) await hydrated(page);
}

/**
 * Picks up what has the focus. It is said to be up a moment before it listens to the keys: dnd-kit
 * begins with that a task later, which on a busy machine comes after the next key.
 *
 * @param said what a screen reader is told then
 */
export async function pickUp(page: Page, said: string | RegExp): Promise<void> {
  await page.keyboard.press("Space");
  await page.getByText(said).waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

/** Whether closing or reloading the page would bring the browser's own question: something is unsaved. */
export function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
}
