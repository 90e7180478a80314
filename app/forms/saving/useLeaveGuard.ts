import { useEffect, useRef } from "react";
import { type Blocker, type Location, useBlocker } from "react-router";
import { useIsSaving } from "./useIsSaving.ts";

interface LeaveGuard {
  /** Held back while it asks. */
  blocker: Blocker;
  /** Call when the form is submitted: its own navigation is no leaving. */
  letSubmitPass: () => void;
}

/**
 * Leaving a page with unsaved changes asks first: within the site by the returned blocker, also while a
 * save is under way, since another navigation would break it off; on closing or reloading by the
 * browser's own question. Where a save leads is not asked about.
 *
 * @param hasChanges whether something is typed and not saved
 */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  const isSaving = useIsSaving();
  const latest = useRef({ hasChanges, isSaving });
  latest.current = { hasChanges, isSaving };
  const isSubmit = useRef(false);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // A save may end in another document: the sign-in, after a session that has expired.
      if (latest.current.hasChanges && !latest.current.isSaving) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      latest.current.hasChanges &&
      !isSubmit.current &&
      !isWithinPage(currentLocation, nextLocation),
  );
  return {
    blocker,
    letSubmitPass() {
      isSubmit.current = true;
      // The blocker is asked within the same event.
      setTimeout(() => {
        isSubmit.current = false;
      });
    },
  };
}

/** A jump to a part of the page. The page's own address reads its data again: that is a leaving. */
function isWithinPage(current: Location, next: Location) {
  const isSame = current.pathname === next.pathname && current.search === next.search;
  return isSame && next.hash !== "";
}
