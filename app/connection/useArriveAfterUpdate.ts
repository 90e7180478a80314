import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext } from "react-router";

/** As far as we need it of a young interface that the DOM's types do not know yet. */
interface NavigateEvent extends Event {
  navigationType: "push" | "reload" | "replace" | "traverse";
  /** By the browser's own button or key. */
  userInitiated: boolean;
}

let leaving = false;

/** Whether the page is on its way out, so that nothing may come of what it still asked for. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * An update of the site takes the scripts of its last version away. The framework reloads the page that
 * misses one, and forgets which link asked for it. Where the browser tells beforehand (the Navigation
 * API), the reload becomes the way there; elsewhere the link has to be clicked once more.
 */
export function useArriveAfterUpdate(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    if (!navigation || !router) return;
    const arrive = (event: Event) => {
      const { navigationType, userInitiated } = event as NavigateEvent;
      // The router's own state: what React has drawn of it may lag behind the missing script.
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
