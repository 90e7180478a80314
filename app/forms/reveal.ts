/** Unfolds whatever hides an element, and puts the focus there. */
export function reveal(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null) {
    at.open = true;
  }
  element.focus({ preventScroll: true });
  // In the middle, out from under whatever sticks to an edge.
  element.scrollIntoView({ block: "center" });
}
