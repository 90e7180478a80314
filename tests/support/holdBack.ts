import type { Page } from "playwright";

/**
 * Holds a page's requests back, so that what it shows meanwhile can be looked at.
 *
 * @returns lets them go
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
