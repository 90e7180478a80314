import { has, when } from "../progress.ts";

/** What waits for hydration: the pressed element, which shows it, and how to press it again. */
interface Held {
  pressed: HTMLElement;
  pressAgain: () => void;
}

let held: Held | undefined;

/**
 * A click or a send that only the page's components can handle waits for them, however long, and shows at
 * once that it does (`data-held`). Where they can not be loaded it goes the way of a page without scripts. React must
 * not see the event: it would handle it during hydration already.
 * Clicks wait inside `data-replay`. A form that sends something waits everywhere: empty it would be sent for
 * nothing, and filled in it would be lost with the connection.
 */
export function holdFirstTouch(): void {
  addEventListener("click", holdClick, { capture: true });
  addEventListener("submit", holdSubmit, { capture: true });
  // After the components have heard of what was typed (`captureEarlyInput.ts`).
  when("hydrated", () => setTimeout(release));
  when("failed", release);
}

function holdClick(event: MouseEvent): void {
  const target = event.target as Element;
  const place = target.closest<HTMLElement>("[data-replay]");
  const pressed = target.closest<HTMLElement>("a, button");
  if (has("hydrated") || has("failed") || !place || !pressed || isForNewTab(event)) return;
  stop(event);
  const index = indexOf("[data-replay]", place);
  const pressAgain = () => {
    // Hydration may replace the link by a button, or the page's elements altogether.
    const now = document.querySelectorAll("[data-replay]")[index];
    const element = pressed.isConnected ? pressed : now?.querySelector<HTMLElement>("a, button");
    element?.click();
  };
  hold({ pressed, pressAgain });
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (has("hydrated") || has("failed") || form.getAttribute("method") !== "post") return;
  // Nobody has pressed it: the form's component is there already, and asks for a field to be checked (conform). Pressed
  // again later, it would be gone, and another button in its place would send the form.
  if (event.submitter?.hidden) return;
  stop(event);
  const submitter = event.submitter ?? form;
  const index = indexOf("form, button", submitter);
  const pressAgain = () => {
    const now = document.querySelectorAll<HTMLElement>("form, button")[index];
    const element = submitter.isConnected ? submitter : now;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element?.click();
  };
  hold({ pressed: submitter, pressAgain });
}

function hold(waiting: Held): void {
  unmark();
  held = waiting;
  waiting.pressed.dataset.held = "";
  waiting.pressed.ariaBusy = "true";
}

function release(): void {
  const waiting = held;
  unmark();
  waiting?.pressAgain();
}

function unmark(): void {
  if (!held) return;
  delete held.pressed.dataset.held;
  held.pressed.ariaBusy = null;
  held = undefined;
}

function indexOf(selector: string, element: Element): number {
  return [...document.querySelectorAll(selector)].indexOf(element);
}

function isForNewTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
