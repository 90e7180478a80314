import { type RefObject, useEffect, useRef } from "react";
import { type Blocker, useBlocker } from "react-router";

/**
 * Leaving a page with unsaved changes asks first: within the site by the returned blocker, on closing
 * or reloading by the browser's own question.
 *
 * @param hasChanges whether something is typed and not saved
 * @param isSaving a save may leave the page
 */
export function useLeaveGuard(hasChanges: boolean, isSaving: RefObject<boolean>): Blocker {
  const latest = useRef(hasChanges);
  latest.current = hasChanges;

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current && !isSaving.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSaving]);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      latest.current && !isSaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
}
