import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

/** As far as we need it of a young interface that the DOM's types do not know yet. */
interface NavigateEvent extends Event {
  navigationType: "push" | "reload" | "replace" | "traverse";
}

/**
 * An update of the site takes the scripts of its last version away. The framework reloads the page that
 * misses one, and forgets which link asked for it. Where the browser tells beforehand (the Navigation
 * API), the reload becomes the way there; elsewhere the link has to be clicked once more.
 */
export function useArriveAfterUpdate(): void {
  const { state, location } = useNavigation();
  const target = state === "loading" ? createPath(location) : undefined;
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    if (!navigation || target === undefined) return;
    const arrive = (event: Event) => {
      if ((event as NavigateEvent).navigationType !== "reload") return;
      event.preventDefault();
      window.location.assign(target);
    };
    navigation.addEventListener("navigate", arrive);
    return () => navigation.removeEventListener("navigate", arrive);
  }, [target]);
}
