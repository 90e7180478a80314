/**
 * How far a page's hydration has come: marks on `<html>`, which styles and tests read, each with an event of
 * the same name on `window`. `hydrated`: the page's components handle its events. `failed`: its scripts could
 * not be loaded, and the page stays as it is without JavaScript.
 */
type Progress = "hydrated" | "failed";

/** Marks the page, and tells whoever waits for it. */
export function report(progress: Progress): void {
  document.documentElement.dataset[progress] = "true";
  dispatchEvent(new Event(progress));
}

/** Calls `act` once when the page gets there. */
export function when(progress: Progress, act: () => void): void {
  addEventListener(progress, act, { once: true });
}

export function has(progress: Progress): boolean {
  return progress in document.documentElement.dataset;
}
