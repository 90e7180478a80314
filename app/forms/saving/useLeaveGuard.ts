import { use, useEffect, useRef, useState } from "react";
import { type Blocker, useBlocker } from "react-router";
import { isStayingOnPage } from "#app/connection/afterUpdate.ts";
import { submissionCount } from "#app/connection/submissionCount.ts";
import { useLatest } from "#app/ui/useLatest.ts";
import { isOfflineNavigation, useStayUnlessReachable } from "#app/ui/withoutConnection.ts";
import { useIsSaving } from "../SubmitButton.tsx";
import { FormPageContext } from "./formPage.ts";

interface LeaveGuard {
  /** A blocked navigation to ask about; undefined when there is none. */
  blocker: Blocker | undefined;
  /** Call when the form is submitted: its own navigation must not be blocked. */
  letSubmitPass: () => void;
  /** Call when somebody leaves on purpose: the browser does not ask once more, until something else is typed. */
  letLeave: () => void;
}

/**
 * Asks before a page with unsaved changes is left: within the site through the returned blocker, also during
 * a save, which another navigation would abort; on closing or reloading through the browser's own dialog,
 * until a save is answered. The navigation after a save is not blocked. Without a connection the page stays.
 *
 * @param hasChanges whether there are unsaved changes
 */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  const isSaving = useIsSaving();
  const latest = useLatest({ hasChanges, isSaving });
  const isSubmit = useRef(false);
  const isLeft = useRef(false);
  /** `submissionCount` when the form was submitted, until the save has ended. */
  const sentAfter = useRef<number>(undefined);
  const [heldFor, setHeldFor] = useState<"changes" | "connection">("changes");
  const { guard, keep } = use(FormPageContext);
  useEffect(guard, [guard]);

  useEffect(() => {
    if (!isSaving) sentAfter.current = undefined;
  }, [isSaving]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const { hasChanges, isSaving } = latest.current;
      // An answered save may end in a new document: the sign-in page, after an expired session. Of one that
      // still waits nobody knows whether it arrived.
      const isWaiting = sentAfter.current === submissionCount();
      if (!hasChanges || isLeft.current || (isSaving && !isWaiting)) return;
      event.preventDefault();
      // Chrome before 119 requires `returnValue`.
      event.returnValue = true;
    };
    const goOn = () => {
      isLeft.current = false;
    };
    window.addEventListener("beforeunload", ask);
    window.addEventListener("input", goOn);
    return () => {
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("input", goOn);
    };
  }, [latest]);

  const blocker = useBlocker((navigation) => {
    if (isSubmit.current || isStayingOnPage()) return false;
    const isLost = isOfflineNavigation(navigation);
    const isHeld = isLost || latest.current.hasChanges;
    if (isHeld) setHeldFor(isLost ? "connection" : "changes");
    return isHeld;
  });
  useEffect(() => {
    // The page that was asked for did not come.
    if (blocker.state === "unblocked") isLeft.current = false;
  }, [blocker.state]);
  useStayUnlessReachable(heldFor === "connection" ? blocker : undefined, () => {
    if (hasChanges) setHeldFor("changes");
    else blocker.proceed?.();
  });
  return {
    blocker: heldFor === "changes" ? blocker : undefined,
    letSubmitPass() {
      isSubmit.current = true;
      keep();
      sentAfter.current = submissionCount();
      // The blocker is consulted within the same event.
      setTimeout(() => {
        isSubmit.current = false;
      });
    },
    letLeave() {
      isLeft.current = true;
    },
  };
}
