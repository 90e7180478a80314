import type { Page } from "playwright";

/**
 * Holds a page's requests, so that its intermediate state can be examined.
 *
 * @returns a function that releases them
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Lets the scripts of a page fail, which then works as without JavaScript; `open` opens it. */
export async function withoutScripts(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.route("**/*.js", (route) => route.abort());
  await open();
  await page.locator("html[data-failed]").waitFor({ state: "attached" });
}
