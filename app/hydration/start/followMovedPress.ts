/** A pointer that has moved less between press and release is held still, as far as a hand can. */
const stillPx = 10;

/**
 * Hydration, or the message of the field that is just left, may move a button from under the pointer that
 * presses it: a click within a few pixels of the press belongs to what was pressed.
 */
export function followMovedPress(): void {
  let press: PointerEvent | undefined;
  addEventListener(
    "pointerdown",
    (event) => {
      press = event;
    },
    { capture: true },
  );
  addEventListener(
    "click",
    (event) => {
      const before = press;
      press = undefined;
      const pressed = (before?.target as Element | undefined)?.closest?.<HTMLElement>(
        "a, button, label, summary",
      );
      if (!before || !pressed || pressed.contains(event.target as Node)) return;
      const moved = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
      if (moved >= stillPx) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.click();
    },
    { capture: true },
  );
}
