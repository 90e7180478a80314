import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { showToast } from "#app/ui/flash.ts";

/**
 * Without a connection a link leads nowhere: the page stays, and a notice says why. The browser only
 * supposes that there is none (a site on the same machine needs no network), so the server is asked
 * first. Back and Forward are let through: the browser has changed the address by then.
 */
export function useStayWithoutConnection(): void {
  const { connection } = useTexts("common");
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next, historyAction }) =>
      !navigator.onLine &&
      historyAction !== "POP" &&
      here.pathname + here.search !== next.pathname + next.search,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // Who has gone on meanwhile, or pressed another link, waits for another answer.
    const stopped = new AbortController();
    const { signal } = stopped;
    fetch("/healthz", { method: "HEAD", cache: "no-store", signal }).then(
      () => {
        if (!signal.aborted) blocker.proceed();
      },
      () => {
        if (signal.aborted) return;
        blocker.reset();
        showToast({ type: "warning", message: connection.none });
      },
    );
    return () => stopped.abort();
  }, [blocker, connection]);
}
