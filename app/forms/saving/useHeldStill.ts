import { type RefObject, useEffect, useRef } from "react";
import { useIsSaving } from "./useIsSaving.ts";

/**
 * Keeps a form as it was sent until the answer is there: a save that succeeds draws the form anew, and
 * what was typed meanwhile would be lost without a word. Unlike `disabled` or `inert` it leaves the focus
 * where it is. The page can be left as ever.
 *
 * @param ends what an answer changes; the form can be edited again then
 * @returns to be called when the form is sent
 */
export function useHeldStill(form: RefObject<HTMLFormElement | null>, ends: unknown[]): () => void {
  const isSaving = useIsSaving();
  const release = useRef<() => void>(undefined);

  useEffect(() => {
    if (isSaving) return;
    release.current?.();
    release.current = undefined;
  }, [isSaving, ...ends]);

  // At once, not with the next drawing: keys that are pressed before it would still be taken.
  return () => {
    if (form.current) release.current ??= holdStill(form.current);
  };
}

/** @returns what lets it go */
function holdStill(form: HTMLFormElement): () => void {
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
  // Boxes, file pickers, the buttons of rows.
  on(["click", "drop"], (event) => {
    if (isHarmless(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  // Where a row is taken hold of, or a slider.
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

/** A folded row, and a link that leaves the page, which asks: one within it would break the save off. */
function isHarmless(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const link = target.closest("a");
  return link ? link.pathname !== location.pathname : target.closest("summary") !== null;
}
