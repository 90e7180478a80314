import { useEffect, useEffectEvent } from "react";
import { type Blocker, type BlockerFunction, useBlocker } from "react-router";
import { showToast } from "#app/flash/flash.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";

/**
 * Whether the site answers. `navigator.onLine` is only a guess (a site on the same machine needs no
 * network), so when it is false the server is probed.
 */
export async function isReachable(signal?: AbortSignal): Promise<boolean> {
  if (navigator.onLine) return true;
  const init = { method: "HEAD", cache: "no-store", ...(signal && { signal }) } as const;
  return fetch(paths.health, init).then(
    () => true,
    () => false,
  );
}

/** Navigation state of a dialog's way back to the page behind it, which `preserveLayouts` need not fetch. */
export const toPageBehind = { isPageBehind: true };

/**
 * For `useBlocker`: blocks links while there is no connection. Back and Forward are let through, since
 * the browser has already changed the URL by then; so is closing a dialog.
 */
export const isOfflineNavigation: BlockerFunction = ({
  currentLocation: here,
  nextLocation: next,
  historyAction,
}) =>
  !navigator.onLine &&
  historyAction !== "POP" &&
  !next.state?.isPageBehind &&
  here.pathname + here.search !== next.pathname + next.search;

/** For pages whose forms do not use `useLeaveGuard`: the router supports only one blocker. */
export function useStayWithoutConnection(): void {
  const blocker = useBlocker(isOfflineNavigation);
  useStayUnlessReachable(blocker, () => blocker.proceed?.());
}

/**
 * Handles a navigation that `isOfflineNavigation` has blocked: unless the site answers, the page stays and a toast
 * says why.
 *
 * @param blocker undefined when the navigation was blocked for another reason
 * @param goOn called when the site does answer
 */
export function useStayUnlessReachable(blocker: Blocker | undefined, goOn: () => void): void {
  const { connection } = useTexts("common");
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    if (blocker?.state !== "blocked") return;
    // Cancelled when the user has moved on or clicked another link meanwhile.
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
