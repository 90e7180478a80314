import { type RefObject, useLayoutEffect, useRef } from "react";

/** Where somebody is in the form. */
interface Place {
  focused: string;
  selection: [start: number, end: number] | undefined;
  folded: string[];
}

export type FormPosition = RefObject<Place | undefined>;

/** Call it in what stays when a save makes the form anew. */
export function useFormPosition(): FormPosition {
  return useRef<Place>(undefined);
}

/**
 * After a save, which makes the form anew with what was stored, whoever pressed Enter in a field goes on typing
 * there, and folded sections stay folded.
 *
 * @param formId of the form that calls it
 */
export function useGoOnAt(place: FormPosition | undefined, formId: string): void {
  useLayoutEffect(() => {
    if (!place) return;
    if (place.current) goTo(place.current);
    return () => {
      place.current = placeIn(formId);
    };
  }, [place, formId]);
}

function placeIn(formId: string): Place | undefined {
  const form = document.getElementById(formId);
  const focused = document.activeElement;
  if (!form || !focused?.id || !form.contains(focused)) return undefined;
  const folded = [
    ...form.querySelectorAll<HTMLDetailsElement>("details[data-section]:not([open])"),
  ];
  return {
    focused: focused.id,
    selection: isText(focused)
      ? [focused.selectionStart ?? 0, focused.selectionEnd ?? 0]
      : undefined,
    folded: folded.map(({ id }) => id),
  };
}

function goTo({ focused, selection, folded }: Place) {
  for (const id of folded) document.getElementById(id)?.removeAttribute("open");
  const element = document.getElementById(focused);
  element?.focus({ preventScroll: true });
  if (element && selection && isText(element)) element.setSelectionRange(...selection);
}

/** A text field whose caret can be read and set. */
function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && /^(text|url|search)$/.test(element.type);
}
