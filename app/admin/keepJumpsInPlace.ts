import { paths } from "#app/paths.ts";

/**
 * In the back office a jump within the page (`#section`) takes the place of the page's own entry in the
 * history. The browser would add one without the router's number, and the router would go back too far
 * when a form asks before it is left. Call it before the router listens.
 */
export function keepJumpsInPlace(): void {
  /** The entry's state, while a jump is on its way. */
  let state: unknown;
  const keepNumber = () => {
    if (state) history.replaceState(state, "");
  };
  addEventListener("popstate", keepNumber);
  addEventListener("click", (event) => {
    const link = inPageLink(event);
    if (!link || !history.state) return;
    event.preventDefault();
    // With a key of its own: to the present one's place the router would scroll back.
    state = { ...history.state, key: Math.random().toString(36).slice(2, 10) };
    location.replace(link.hash);
    keepNumber();
    state = undefined;
  });
}

/** Undefined for all other clicks, and for those that something else has taken. */
function inPageLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  if (!location.pathname.startsWith(`${paths.admin.login}/`) || !(target instanceof Element))
    return;
  return target.closest<HTMLAnchorElement>("a[href^='#']") ?? undefined;
}
