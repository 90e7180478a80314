import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** In ms. For a page that arrives sooner a placeholder would only flicker. */
const patience = 150;

/**
 * The path of the page that a client navigation is loading; undefined while none is, during the first
 * `patience` ms, and for forms, whose page stays on the screen.
 */
export function usePendingPath(): string | undefined {
  const { state, location, formMethod } = useNavigation();
  const current = useLocation().pathname;
  const waitsFor = state === "loading" && !formMethod ? location.pathname : undefined;
  const path = waitsFor === current ? undefined : waitsFor;
  const [pending, setPending] = useState<string>();

  useEffect(() => {
    if (path === undefined) return;
    const timer = setTimeout(() => setPending(path), patience);
    return () => {
      clearTimeout(timer);
      setPending(undefined);
    };
  }, [path]);

  // Both: when the page has arrived it must be shown at once, or nothing in it could be focused.
  return path && pending;
}
