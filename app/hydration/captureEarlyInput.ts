import type { LeftField } from "./start/start.ts";

/** A text box's content and selection. */
interface Typed {
  text: string;
  start: number;
  end: number;
}

/**
 * Keeps input made before hydration (typed, ticked, chosen) or restored by the browser (Back, reload). React
 * writes the server's text into every `<textarea>` that it hydrates, and sees no earlier events. So the
 * typed text is put back, each changed field gets `input` and `change` events, and each field that was left
 * gets `focusout`. Call it before hydration.
 */
export function captureEarlyInput(): void {
  const typed = new Map<HTMLTextAreaElement, Typed>();
  const note = (box: unknown) => {
    if (!(box instanceof HTMLTextAreaElement)) return;
    typed.set(box, { text: box.value, start: box.selectionStart, end: box.selectionEnd });
  };
  const putBack = () => {
    for (const [box, { text, start, end }] of typed) {
      if (box.value === text) continue;
      box.value = text;
      if (document.activeElement === box) box.setSelectionRange(start, end);
    }
  };

  for (const box of document.querySelectorAll("textarea")) if (isFilledIn(box)) note(box);
  const hydration = new AbortController();
  const options = { capture: true, signal: hydration.signal };
  // Before React's own listeners: a key press may itself trigger hydration of its part of the page.
  for (const type of ["input", "keydown", "keyup", "pointerup"]) {
    addEventListener(type, ({ target }) => note(target), options);
  }
  // Hydration may be spread over time; put texts back as it proceeds, so that no key press lands in a reset
  // box.
  const observer = new MutationObserver(putBack);
  observer.observe(document, { childList: true, subtree: true });

  const end = () => {
    hydration.abort();
    observer.disconnect();
    putBack();
    for (const field of document.querySelectorAll("input[name], select[name], textarea[name]")) {
      const heard = isFilledIn(field) ? ["input", "change"] : [];
      if (wasLeft(field)) heard.push("focusout");
      for (const type of heard) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  addEventListener("hydrated", end, { signal: hydration.signal });
}

/** Whether the field had the focus and lost it; recorded by the script that starts the program. */
function wasLeft(field: LeftField): boolean {
  return field.wasLeft === true && field !== document.activeElement;
}

/** Whether a field differs from what the server sent. */
function isFilledIn(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  if (field instanceof HTMLTextAreaElement) {
    return field.value !== field.defaultValue.replaceAll(/\r\n?/g, "\n");
  }
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === "file") return field.value !== "";
  if (/^(checkbox|radio)$/.test(field.type)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue.replaceAll(/[\r\n]/g, "");
}
