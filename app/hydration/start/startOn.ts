import { afterFrame } from "./afterFrame.ts";

const signs = [
  ...["pointermove", "pointerdown", "touchstart", "wheel"],
  ...["scroll", "keydown", "focusin", "click"],
];

/**
 * Calls `load` on the visitor's first interaction. Browsers report a resting mouse with a `pointermove` of
 * zero movement, which is none.
 */
export function startOnInteraction(load: () => void): void {
  const waiting = new AbortController();
  const begin = (event: Event) => {
    if (event instanceof PointerEvent && event.type === "pointermove") {
      if (!event.movementX && !event.movementY) return;
    }
    waiting.abort();
    whenAnswered(load);
  };
  const options = { signal: waiting.signal, capture: true, passive: true };
  for (const sign of signs) addEventListener(sign, begin, options);
}

/**
 * Calls `load` when an interaction has been answered: asking for a page's modules takes a slow phone some 40 ms, which the
 * frame with the answer would come the later. The click of a short touch comes a frame after its beginning.
 */
function whenAnswered(load: () => void): void {
  afterFrame(() => afterFrame(load));
  // Browsers draw no frames in the background.
  setTimeout(load, 500);
}

/**
 * Calls `load` once the page has been painted: just after `load`, because pictures are decoded asynchronously
 * and painted a little later.
 */
export function startEagerly(load: () => void): void {
  const whenPainted = () =>
    setTimeout(() => {
      // WebKit has no `requestIdleCallback`.
      if ("requestIdleCallback" in window) requestIdleCallback(load);
      else setTimeout(load);
    }, 100);
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}
