import { useEffect, useEffectEvent } from "react";
import type { Blocker, BlockerFunction } from "react-router";
import { showToast } from "#app/flash/flash.ts";
import { useTexts } from "#app/i18n/useTexts.ts";

/**
 * Whether the site answers. The browser only supposes that there is no connection (a site on the same
 * machine needs no network), so the server is asked before that counts.
 */
export async function isReachable(signal?: AbortSignal): Promise<boolean> {
  if (navigator.onLine) return true;
  const init = { method: "HEAD", cache: "no-store", ...(signal && { signal }) } as const;
  return fetch("/healthz", init).then(
    () => true,
    () => false,
  );
}

/**
 * For `useBlocker`: without a connection a link leads nowhere. Back and Forward are let through: the
 * browser has changed the address by then.
 */
export const leadsNowhere: BlockerFunction = ({
  currentLocation: here,
  nextLocation: next,
  historyAction,
}) =>
  !navigator.onLine &&
  historyAction !== "POP" &&
  here.pathname + here.search !== next.pathname + next.search;

/**
 * Decides about a navigation that `leadsNowhere` has held back: the page stays, and a notice says why.
 *
 * @param blocker undefined where it was held back for another reason
 * @param goOn called when the site does answer
 */
export function useStayUnlessReachable(blocker: Blocker | undefined, goOn: () => void): void {
  const { connection } = useTexts("common");
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    if (blocker?.state !== "blocked") return;
    // Who has gone on meanwhile, or pressed another link, waits for another answer.
    const stopped = new AbortController();
    isReachable(stopped.signal).then((isThere) => {
      if (stopped.signal.aborted) return;
      if (isThere) return goOnNow();
      blocker.reset();
      showToast({ type: "warning", message: connection.none });
    });
    return () => stopped.abort();
  }, [blocker, connection]);
}
