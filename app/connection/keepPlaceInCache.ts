/**
 * WebKit shows a page that it had kept whole (its back/forward cache) at the top, since the router, which
 * scrolls by itself, says only on leaving that the browser should. Other browsers are there already.
 */
export function keepPlaceInCache(): void {
  let top = 0;
  addEventListener("pagehide", () => {
    top = scrollY;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    history.scrollRestoration = "manual";
    scrollTo({ top, behavior: "instant" });
  });
}
