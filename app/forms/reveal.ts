/** Opens whatever collapsed parent hides an element, and focuses the element. */
export function reveal(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null) {
    at.open = true;
  }
  element.focus({ preventScroll: true });
  // Centred, clear of sticky bars at the edges.
  element.scrollIntoView({ block: "center" });
}
