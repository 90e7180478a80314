/** What stands in a text box, and where its caret is. */
interface Typed {
  text: string;
  start: number;
  end: number;
}

/**
 * Keeps what was typed, ticked and chosen before the page's program ran, or brought back by the browser
 * (Back, reload). React writes the stored text into every text box that it takes over, and hears of
 * nothing that came before: so what was typed is put back, and each field that is not as the server sent
 * it says so, as if it were filled in now, and each that was left, as if it were left now. Call it before
 * React takes the page over.
 */
export function keepEarlyInput(): void {
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
  // Before React's own listeners: a key may be what makes it take the page over at once.
  for (const type of ["input", "keydown", "keyup", "pointerup"]) {
    addEventListener(type, ({ target }) => note(target), options);
  }
  // React may take its time between one box and the last; no key is to fall into a box that was put back.
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

/** Whether the focus has come and gone; noted by what starts the page's program. */
function wasLeft(field: Element & { wasLeft?: boolean }): boolean {
  return field.wasLeft === true && field !== document.activeElement;
}

/** Whether a field is not as the server sent it. */
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
