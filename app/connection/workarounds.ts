/* What the router leaves undone when documents and requests are replaced: each goes when the router does it. */

/**
 * A new navigation makes the framework abort the data stream of the one before. The decoder's `done` promise
 * then rejects without a handler, and so does `ready` of a view transition that the browser skips (another one begins,
 * the tab is hidden, the page takes seconds); this keeps the browser from reporting them as unhandled rejections.
 */
export function ignoreAbortErrors(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    if (reason.name === "AbortError" || reason.message.startsWith("Transition was")) {
      event.preventDefault();
    }
  });
}

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
