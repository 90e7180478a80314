import type { Page } from "playwright";
import { expect } from "vitest";
import { hydrated } from "./browser.ts";
import { holdBack } from "./holdBack.ts";
import { admin, type TestServer } from "./server.ts";

/**
 * Opens a screen in a browser that has just signed in, by the same request that the form of /admin sends;
 * `adminSignIn.test.ts` tests the form itself.
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

/** Opens a screen in a signed-in browser; waits for hydration if JavaScript is on. */
export async function openScreen(
  page: Page,
  server: TestServer,
  path: string,
  javaScriptEnabled = true,
): Promise<void> {
  await page.goto(`${server.url}${path}`);
  if (javaScriptEnabled) await hydrated(page);
}

/** Fills in the sign-in page to which an expired session has led. */
export async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel("E-mail").fill(admin.email);
  await page.locator("[name=password]").fill(admin.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/**
 * Picks up the focused item. dnd-kit announces this one task before it listens to keys; on a busy machine
 * the next key may come in between.
 *
 * @param said the screen reader announcement
 */
export async function pickUp(page: Page, said: string | RegExp): Promise<void> {
  await page.keyboard.press("Space");
  await page.getByText(said).waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

/** Nothing is kept while somebody types, as on a line that does not answer: leaving asks about it, however late. */
export function holdAutosave(page: Page): Promise<() => void> {
  return holdBack(page, /[?&]automatico/);
}

/** Whether closing or reloading the page would show the browser's own dialog for unsaved changes. */
export function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
}
