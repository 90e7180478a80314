import { whenAtRest } from "../whenAtRest.ts";
import { afterFrame } from "./afterFrame.ts";

/** Loads the page's bundle, which hydrates it when `whenFree` calls back, or at once. */
type Load = (whenFree?: (act: () => void) => void) => void;

/** These may be the beginning of a movement through the page, which needs no components. */
const movements = ["pointerdown", "touchstart", "wheel", "scroll"];
/** These may need them. */
const requests = ["pointermove", "keydown", "focusin", "input", "click"];

/**
 * Loads the bundle on the visitor's first interaction. While the page is only scrolled it is fetched, and hydrates nothing:
 * that takes a slow phone frames of a quarter of a second.
 */
export function startOnInteraction(load: Load): void {
  const asked = new Promise<void>((resolve) => listenOnce(requests, () => afterFrame(resolve)));
  const whenFree = async (act: () => void) => {
    await Promise.race([asked, new Promise<void>(whenAtRest)]);
    act();
  };
  listenOnce([...movements, ...requests], () => whenAnswered(() => load(whenFree)));
}

/** Calls `act` on the first of the events that is not a resting mouse's. */
function listenOnce(types: string[], act: () => void): void {
  const listening = new AbortController();
  const listen = (event: Event) => {
    if (event.type === "pointermove" && !isMouseMove(event as PointerEvent)) return;
    listening.abort();
    act();
  };
  const options = { signal: listening.signal, capture: true, passive: true };
  for (const type of types) addEventListener(type, listen, options);
}

/** Browsers report a resting mouse with a `pointermove` of zero movement, and a finger that scrolls with some. */
function isMouseMove({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === "mouse" && (movementX !== 0 || movementY !== 0);
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
export function startEagerly(load: Load): void {
  const whenPainted = () =>
    setTimeout(() => {
      // WebKit has no `requestIdleCallback`.
      if ("requestIdleCallback" in window) requestIdleCallback(() => load());
      else setTimeout(load);
    }, 100);
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}
