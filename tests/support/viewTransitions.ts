import type { Page } from "playwright";

/**
 * Takes the site's scripts away, as a browser without JavaScript has none, and still sees what moves when one document
 * follows another: test scripts run there that the page's policy does not concern.
 *
 * @returns a function that reads what moved at the arrival of the current document; undefined until that is known
 */
export async function recordMotionBetweenPages(
  page: Page,
): Promise<() => Promise<string[] | undefined>> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(`addEventListener("pagereveal", async ({ viewTransition }) => {
    await viewTransition?.ready.catch(() => {});
    window.moved = viewTransition ? (${animatedPseudoElements})() : [];
  })`);
  return () => page.evaluate(() => Reflect.get(window, "moved") as string[] | undefined);
}

/** Runs in the page: the pseudo-elements that move now, such as `::view-transition-new(root)`. */
const animatedPseudoElements = () =>
  document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []);

/**
 * Records what moves in the view transitions that scripts begin, in this document and the next ones.
 *
 * @returns a function that reads `window.moved`, which is undefined until one begins
 */
export async function recordMotion(page: Page): Promise<() => Promise<string[] | undefined>> {
  const record = `{
    const start = Document.prototype.startViewTransition;
    const note = () => {
      window.moved = [...(window.moved ?? []), ...(${animatedPseudoElements})()];
    };
    Document.prototype.startViewTransition = function (change) {
      const transition = start.call(this, change);
      transition.ready.then(note, () => {});
      return transition;
    };
  }`;
  await page.addInitScript(record);
  await page.evaluate(record);
  return () => page.evaluate(() => Reflect.get(window, "moved") as string[] | undefined);
}
