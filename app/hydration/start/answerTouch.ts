import { afterFrame } from "./afterFrame.ts";

const controls = "a[href], button, summary, label";

/** These answer by themselves, also inside a label. */
const fields = "input, select, textarea";

/** What a finger has let go of. */
interface Touch {
  pressed: HTMLElement;
  isShown: boolean;
  /** Its click has come before the frame that shows the touch. */
  waits: boolean;
}

/**
 * Shows at once what a finger has pressed (`data-pressed`), and only then lets it act: a menu or a photo takes a slow
 * phone longer than the tenth of a second after which a touch seems to have missed.
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
      const isHeld = event.isTrusted && touch && !touch.isShown;
      if (!isHeld || !touch?.pressed.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      touch.waits = true;
    },
    { capture: true },
  );
}

function show(pressed: HTMLElement): Touch {
  const touch = { pressed, isShown: false, waits: false };
  pressed.dataset.pressed = "";
  afterFrame(() => {
    touch.isShown = true;
    if (touch.waits) pressed.click();
    afterFrame(() => delete pressed.dataset.pressed);
  });
  return touch;
}
