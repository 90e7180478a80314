/**
 * WebKit shows a page restored from the back/forward cache at its top, because the router manages scrolling
 * and sets `scrollRestoration` to "auto" only on `pagehide`. Other browsers keep the position by themselves.
 */
export function restoreBfcacheScroll(): void {
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
