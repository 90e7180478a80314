import { paths } from "#app/paths.ts";

/**
 * In the back office an in-page link (`#section`) replaces the page's own history entry. The browser would
 * push an entry without the router's index, and the router would then go back too far when a form's leave
 * guard blocks a navigation. Call it before the router starts to listen.
 */
export function keepJumpsInPlace(): void {
  /** The entry's state while a jump is in progress. */
  let state: unknown;
  const keepNumber = () => {
    if (state) history.replaceState(state, "");
  };
  addEventListener("popstate", keepNumber);
  addEventListener("click", (event) => {
    const link = inPageLink(event);
    if (!link || !history.state) return;
    event.preventDefault();
    // A new key: under the current one the router would restore the old scroll position.
    state = { ...history.state, key: Math.random().toString(36).slice(2, 10) };
    location.replace(link.hash);
    keepNumber();
    state = undefined;
  });
}

/** Undefined for all other clicks, and for those already handled (`defaultPrevented`). */
function inPageLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  if (!location.pathname.startsWith(`${paths.admin.login}/`) || !(target instanceof Element))
    return;
  return target.closest<HTMLAnchorElement>("a[href^='#']") ?? undefined;
}
