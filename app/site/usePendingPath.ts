import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** A page that comes sooner than this (ms) is worth no placeholder: it would only flicker. */
const patience = 150;

/**
 * The path of the page that a client navigation is waiting for; undefined while none is, while it
 * has only just begun, and for forms, whose page stays on screen.
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

  // The page that has come is not hidden for another moment: nothing could be focused in it.
  return path && pending;
}
