/* What the router leaves undone when documents and requests are replaced: each goes when the router does it. */
import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext } from "react-router";

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

/** The parts in use of the Navigation API, which TypeScript's DOM types do not include yet. */
interface NavigateEvent extends Event {
  navigationType: "push" | "reload" | "replace" | "traverse";
  /** Triggered from the browser's own interface. */
  userInitiated: boolean;
}

let leaving = false;

/** Whether the document is being replaced, so that results of pending requests must be dropped. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * A new version of the site removes the scripts of the previous one. When one is missing, the framework
 * reloads the current page and loses the link's target. In browsers with the Navigation API the reload is
 * replaced by a navigation to the target; elsewhere the link has to be clicked again.
 */
export function useArriveAfterUpdate(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    if (!navigation || !router) return;
    const arrive = (event: Event) => {
      const { navigationType, userInitiated } = event as NavigateEvent;
      // The router's own state, because React's render of it may lag behind while the script is missing.
      const { state, location } = router.state.navigation;
      if (navigationType !== "reload" || userInitiated || state !== "loading") return;
      event.preventDefault();
      leaving = true;
      window.location.assign(createPath(location));
    };
    navigation.addEventListener("navigate", arrive);
    return () => navigation.removeEventListener("navigate", arrive);
  }, [router]);
}
