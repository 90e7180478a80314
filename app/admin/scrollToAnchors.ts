import { reveal, targetOf } from "#app/ui/reveal.ts";

/**
 * Follows the links within a page (`#section`) of the back office itself. The router would take such a jump for
 * a navigation: it would cut off a save whose answer is awaited, and as an entry of the history without the
 * router's index it would make a blocked navigation go back too far. Call it before the router starts.
 */
export function scrollToAnchors(): void {
  addEventListener("click", (event) => {
    const link = inPageLink(event);
    if (!link) return;
    event.preventDefault();
    history.replaceState(history.state, "", link.hash);
    reveal(targetOf(link.hash));
  });
}

/** Undefined for all other clicks, and for those already handled (`defaultPrevented`). */
function inPageLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  // Spelt out: it is part of every page’s script.
  if (!location.pathname.startsWith("/admin/") || !(target instanceof Element)) return;
  return target.closest<HTMLAnchorElement>("a[href^='#']") ?? undefined;
}
