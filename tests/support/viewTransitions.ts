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

/**
 * Slows all animations down, so that a transition from one document to the next one is still there when it is looked for:
 * without JavaScript no script of the page can record it.
 *
 * @returns a function that reads what moves now
 */
export async function slowMotion(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
  return () => page.evaluate(animatedPseudoElements);
}
