import type { LeftField } from "./start/start.ts";

/** The elements that hold what a visitor has done, or the focus. */
const holders = "input, select, textarea, details, video, [popover], a, button, summary";

/**
 * Where hydration fails, React makes the page's elements anew (`docs/decisions`): what the visitor has done to
 * the old ones is carried over, by form, name and position: values, focus and caret, what is open, a film
 * that plays, the scroll position. Call it before hydration.
 *
 * @returns a function to call when the elements have been replaced, before anything else happens
 */
export function prepareToCarryOver(): () => void {
  const before = byKey();
  const open = new Set<EventTarget>(openPopovers());
  let focused = document.activeElement;
  let top = scrollY;
  const following = new AbortController();
  const options = { capture: true, passive: true, signal: following.signal };

  addEventListener(
    "toggle",
    (event) => {
      if (event.target) open[isOpening(event) ? "add" : "delete"](event.target);
    },
    options,
  );
  addEventListener(
    "focusin",
    ({ target }) => {
      focused = target as Element;
    },
    options,
  );
  addEventListener(
    "focusout",
    ({ target }) => {
      // The focus is also lost with an element that is removed.
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected) focused = null;
      });
    },
    options,
  );
  addEventListener(
    "scroll",
    () => {
      top = scrollY;
    },
    options,
  );
  addEventListener("hydrated", () => following.abort(), options);

  return () => {
    if (following.signal.aborted) return;
    const after = byKey();
    for (const [key, old] of before) {
      const now = after.get(key);
      if (old.isConnected || !now) continue;
      carry(old, now);
      if (open.has(old)) (now as HTMLElement).showPopover?.();
      if (old === focused) focus(old, now);
    }
    if (scrollY !== top) scrollTo({ top, behavior: "instant" });
  };
}

/** Before and after they are made anew, the page has the same elements. */
function byKey(): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const element of document.querySelectorAll(holders)) {
    const names = ["id", "name", "type", "href"].map((name) => element.getAttribute(name));
    const choice = /^(radio|checkbox)$/.test(names[2] ?? "") && element.getAttribute("value");
    const key = [element.nodeName, ...names, choice].join(" ");
    let position = 0;
    while (found.has(`${key} ${position}`)) position += 1;
    found.set(`${key} ${position}`, element);
  }
  return found;
}

function carry(old: Element, now: Element): void {
  if ((old as LeftField).wasLeft) (now as LeftField).wasLeft = true;
  if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) {
    if (old.type === "file") now.files = old.files;
    else if (/^(radio|checkbox)$/.test(old.type)) now.checked = old.checked;
    else if (old.type !== "hidden") now.value = old.value;
  }
  if (old instanceof HTMLSelectElement && now instanceof HTMLSelectElement) now.value = old.value;
  if (old instanceof HTMLTextAreaElement && now instanceof HTMLTextAreaElement) {
    now.value = old.value;
  }
  if (old instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = old.open;
  if (old instanceof HTMLVideoElement && now instanceof HTMLVideoElement) resume(old, now);
}

function resume(old: HTMLVideoElement, now: HTMLVideoElement): void {
  const { currentTime, volume, muted, playbackRate, paused } = old;
  Object.assign(now, { currentTime, volume, muted, playbackRate });
  if (!paused) now.play().catch(() => undefined);
}

function focus(old: Element, now: Element): void {
  (now as HTMLElement).focus({ preventScroll: true });
  if (!(old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd, selectionDirection } = old;
  // Some kinds of fields have no selection.
  if (selectionStart === null) return;
  const field = now as HTMLInputElement;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

function isOpening(event: Event): boolean {
  return (event as Event & { newState?: string }).newState === "open";
}

/** Browsers before 2024 know no popovers. */
function openPopovers(): Element[] {
  if (!CSS.supports("selector(:popover-open)")) return [];
  return [...document.querySelectorAll(":popover-open")];
}
