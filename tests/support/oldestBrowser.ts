import type { Page } from "playwright";

/**
 * Features missing in the oldest supported browsers of the README (Chrome 100, Safari 15.4, Firefox 100), by
 * the object that holds them. A script that calls one of these fails there.
 */
export const tooNew: Readonly<Record<string, readonly string[]>> = {
  "Array.prototype": ["toReversed", "toSorted", "toSpliced", "with", "findLast", "findLastIndex"],
  "Set.prototype": [
    "union",
    "intersection",
    "difference",
    "symmetricDifference",
    "isSubsetOf",
    "isSupersetOf",
    "isDisjointFrom",
  ],
  "String.prototype": ["isWellFormed", "toWellFormed"],
  "URLSearchParams.prototype": ["size"],
  "Element.prototype": ["checkVisibility"],
  "HTMLElement.prototype": ["showPopover", "hidePopover", "togglePopover"],
  "Document.prototype": ["adoptedStyleSheets", "startViewTransition"],
  Array: ["fromAsync"],
  Object: ["groupBy"],
  Map: ["groupBy"],
  Promise: ["withResolvers", "try"],
  URL: ["canParse", "parse"],
  AbortSignal: ["any", "timeout"],
  window: ["requestIdleCallback", "Iterator", "scheduler", "navigation"],
};

/** Removes these features from the page's browser, whose pages then run as in the oldest one. */
export async function makeOldest(page: Page): Promise<void> {
  await page.addInitScript((gone: typeof tooNew) => {
    for (const [path, names] of Object.entries(gone)) {
      const step = (holder: object, key: string) => Reflect.get(holder, key) as object;
      const holder = path.split(".").reduce(step, window);
      for (const name of names) Reflect.deleteProperty(holder, name);
    }
  }, tooNew);
}
