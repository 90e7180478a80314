import type { Page } from "playwright";

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
