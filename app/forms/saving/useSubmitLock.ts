import { type RefObject, useEffect, useRef } from "react";
import { useIsSaving } from "../SubmitButton.tsx";

/**
 * Locks a form from submission until the answer: a successful save re-creates the form, and what was typed
 * meanwhile would be lost silently. Unlike `disabled` or `inert` this keeps the focus where it is. The page
 * can be left as usual.
 *
 * @param ends values that an answer changes; the form is then unlocked
 * @returns a function to call when the form is submitted
 */
export function useSubmitLock(
  form: RefObject<HTMLFormElement | null>,
  ends: unknown[],
): () => void {
  const isSaving = useIsSaving();
  const release = useRef<() => void>(undefined);

  useEffect(() => {
    if (isSaving) return;
    release.current?.();
    release.current = undefined;
  }, [isSaving, ...ends]);

  // At once rather than on the next render: keys pressed in between would still be accepted.
  return () => {
    if (form.current) release.current ??= lock(form.current);
  };
}

/** @returns a function that unlocks the form */
function lock(form: HTMLFormElement): () => void {
  const texts = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=hidden], [readonly]), textarea:not([readonly])",
  );
  const held = new AbortController();
  const on = (types: string[], act: (event: Event) => void) => {
    const options = { capture: true, passive: false, signal: held.signal };
    for (const type of types) form.addEventListener(type, act, options);
  };

  for (const text of texts) text.readOnly = true;
  form.setAttribute("aria-busy", "true");
  // Checkboxes, file pickers, row buttons.
  on(["click", "drop"], (event) => {
    if (isHarmless(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  // Drag handles and sliders.
  on(["mousedown", "touchstart", "keydown"], (event) => {
    if (event instanceof KeyboardEvent && /^(Tab|Escape)$/.test(event.key)) return;
    event.stopPropagation();
    if (event.target instanceof HTMLInputElement && event.target.type === "range") {
      event.preventDefault();
    }
  });
  return () => {
    held.abort();
    for (const text of texts) text.readOnly = false;
    form.removeAttribute("aria-busy");
  };
}

/** A row's `<summary>`, or a link: within the page, or to another one, which is guarded by a question. */
function isHarmless(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, summary") !== null;
}
