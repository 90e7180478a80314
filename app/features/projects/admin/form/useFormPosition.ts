import { useLayoutEffect } from "react";

/** Where somebody is in the form. */
interface Position {
  /** The project; undefined: a new one. */
  id: number | undefined;
  /** Its name: a new one's form is followed by that of the project it made. */
  name: string;
  focused: string;
  selection: [start: number, end: number] | undefined;
  folded: string[];
  openRows: string[];
  /** The section at the top of the window, and where. */
  top: { section: string; offset: number } | undefined;
}

/** Of the form that has just been replaced; only for the one that replaces it. */
let left: Position | undefined;

/**
 * After a save, which makes the form anew with what was stored, everything is where it was: the focus and the caret, so
 * that typing goes on, folded sections, open rows, and the window.
 *
 * @param formId of the form that calls it
 */
export function useGoOnAt(formId: string, id: number | undefined): void {
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    const isMadeOf = (former: Position) =>
      former.id === undefined && form !== null && former.name === nameIn(form);
    if (left && (left.id === id || isMadeOf(left))) goTo(left);
    return () => {
      left = form ? { ...positionIn(form), id } : undefined;
      queueMicrotask(() => {
        left = undefined;
      });
    };
  }, [formId, id]);
}

function nameIn(form: HTMLElement): string {
  return form.querySelector<HTMLTextAreaElement>("[name=name]")?.value.trim() ?? "";
}

function positionIn(form: HTMLElement): Omit<Position, "id"> {
  const focused = document.activeElement;
  const sections = [...form.querySelectorAll<HTMLDetailsElement>("details[data-section]")];
  const rows = form.querySelectorAll<HTMLDetailsElement>("details[data-row][open]");
  // Below the bars.
  const top = sections.find((section) => section.getBoundingClientRect().bottom > 200);
  return {
    name: nameIn(form),
    focused: focused && form.contains(focused) ? focused.id : "",
    selection:
      focused && isText(focused)
        ? [focused.selectionStart ?? 0, focused.selectionEnd ?? 0]
        : undefined,
    folded: sections.filter(({ open }) => !open).map((section) => section.id),
    openRows: [...rows].map((row) => row.dataset.row ?? ""),
    top: top && { section: top.id, offset: top.getBoundingClientRect().top },
  };
}

function goTo({ focused, selection, folded, openRows, top }: Position) {
  for (const section of document.querySelectorAll<HTMLDetailsElement>("details[data-section]")) {
    section.open = !folded.includes(section.id);
  }
  for (const row of document.querySelectorAll<HTMLDetailsElement>("details[data-row]")) {
    if (openRows.includes(row.dataset.row ?? "")) row.open = true;
  }
  const element = focused ? document.getElementById(focused) : null;
  element?.focus({ preventScroll: true });
  if (element && selection && isText(element)) element.setSelectionRange(...selection);
  const section = top && document.getElementById(top.section);
  if (!section) return;
  const moved = section.getBoundingClientRect().top - top.offset;
  scrollBy({ top: moved, behavior: "instant" });
}

/** A text field whose caret can be read and set. */
function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && /^(text|url|search)$/.test(element.type);
}
