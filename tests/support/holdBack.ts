import type { Page } from "playwright";

/**
 * Holds a page's requests, so that its intermediate state can be examined.
 *
 * @returns a function that releases them
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
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
