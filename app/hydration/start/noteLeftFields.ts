/** A field that has lost the focus before hydration; it is validated after it (`captureEarlyInput.ts`). */
export interface LeftField extends Element {
  wasLeft?: boolean;
}

/** Marks fields that are left: React sees no event from before hydration. */
export function noteLeftFields(): void {
  addEventListener("focusout", ({ target }) => {
    (target as LeftField).wasLeft = true;
  });
}
