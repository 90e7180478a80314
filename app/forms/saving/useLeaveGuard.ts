import { use, useEffect, useRef, useState } from "react";
import { type Blocker, type BlockerFunction, useBlocker } from "react-router";
import { leadsNowhere, useStayUnlessReachable } from "#app/connection/withoutConnection.ts";
import { ScreenContext } from "./screen.ts";
import { useIsSaving } from "./useIsSaving.ts";

type Navigation = Parameters<BlockerFunction>[0];

interface LeaveGuard {
  /** Held back while it asks; undefined where nothing is to be asked. */
  blocker: Blocker | undefined;
  /** Call when the form is submitted: its own navigation is no leaving. */
  letSubmitPass: () => void;
}

/**
 * Leaving a page with unsaved changes asks first: within the site by the returned blocker, also while a
 * save is under way, since another navigation would break it off; on closing or reloading by the
 * browser's own question. Where a save leads is not asked about. Without a connection the page stays.
 *
 * @param hasChanges whether something is typed and not saved
 */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  const isSaving = useIsSaving();
  const latest = useRef({ hasChanges, isSaving });
  latest.current = { hasChanges, isSaving };
  const isSubmit = useRef(false);
  const [heldFor, setHeldFor] = useState<"changes" | "connection">("changes");
  const { guard } = use(ScreenContext);
  useEffect(guard, [guard]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // A save may end in another document: the sign-in, after a session that has expired.
      if (!latest.current.hasChanges || latest.current.isSaving) return;
      event.preventDefault();
      // Chrome before 119 asks for this alone.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);

  const blocker = useBlocker((navigation) => {
    if (isSubmit.current) return false;
    const isLost = leadsNowhere(navigation);
    const isHeld = isLost || (latest.current.hasChanges && !isWithinPage(navigation));
    if (isHeld) setHeldFor(isLost ? "connection" : "changes");
    return isHeld;
  });
  useStayUnlessReachable(heldFor === "connection" ? blocker : undefined, () => {
    if (hasChanges) setHeldFor("changes");
    else blocker.proceed?.();
  });
  return {
    blocker: heldFor === "changes" ? blocker : undefined,
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
function isWithinPage({ currentLocation: current, nextLocation: next }: Navigation) {
  const isSame = current.pathname === next.pathname && current.search === next.search;
  return isSame && next.hash !== "";
}
