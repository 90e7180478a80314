import { afterFrame } from "./afterFrame.ts";

const controls = "a[href], button, summary, label";

/** These answer by themselves, also inside a label. */
const fields = "input, select, textarea";

/**
 * What they do is more than a frame's work. Nothing that needs the visitor's own press, as a film's sound, a new tab and the
 * choice of a file do in Safari: a press by script, a frame later, is none there.
 */
const slow = "summary, a[href^='#'], a[href^='/'], [type=submit], label:has(> [type=radio])";
const isSlow = (control: Element) =>
  control.matches(slow) && !control.matches("[target], [download]");

/** What a finger has let go of. */
interface Touch {
  pressed: HTMLElement;
  /** Its click waits for the frame that shows the touch. */
  isHeld: boolean;
  /** The click has come. */
  isDue: boolean;
}

/**
 * Shows at once what a finger has pressed (`data-pressed`), and lets what is slow act only then: a menu or a photo takes a
 * slow phone longer than the tenth of a second after which a touch seems to have missed.
 */
export function answerTouch(): void {
  let touch: Touch | undefined;
  addEventListener(
    "pointerup",
    ({ pointerType, target }) => {
      const pressed = (target as Element).closest<HTMLElement>(`${controls}, ${fields}`);
      if (pointerType !== "touch" || !pressed?.matches(controls)) return;
      touch = show(pressed);
    },
    { capture: true },
  );
  addEventListener(
    "click",
    (event) => {
      const isHeld = event.isTrusted && touch?.isHeld;
      if (!isHeld || !touch?.pressed.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      touch.isDue = true;
    },
    { capture: true },
  );
}

function show(pressed: HTMLElement): Touch {
  const touch = { pressed, isHeld: isSlow(pressed), isDue: false };
  pressed.dataset.pressed = "";
  afterFrame(() => {
    touch.isHeld = false;
    if (touch.isDue) pressed.click();
    afterFrame(() => delete pressed.dataset.pressed);
  });
  return touch;
}
