/** Opens whatever collapsed parent hides an element, shows the element, and focuses it or its `<summary>`. */
export function reveal(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null) {
    at.open = true;
  }
  const summary = element instanceof HTMLDetailsElement ? element.querySelector("summary") : null;
  (summary ?? element).focus({ preventScroll: true });
  // A field is centred, clear of sticky bars at the edges; a section, or what is tall, shows its beginning.
  const isTall = element.offsetHeight > innerHeight / 2;
  element.scrollIntoView({ block: summary || isTall ? "start" : "center" });
}

/** The element that a URL's hash names, if any. */
export function targetOf(hash: string): Element | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
