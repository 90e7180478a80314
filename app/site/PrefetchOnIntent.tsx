import { useEffect, useState } from "react";
import { PrefetchLinks } from "./PrefetchLinks.tsx";

/** How long a pointer must rest on a link to count as intent. */
const intentMs = 80;

/**
 * Prefetches a page's data and scripts when a visitor hovers, focuses or touches a link to it, so that the
 * click finds them loaded. One listener for the whole frame; nothing is prefetched on a slow connection or
 * with data saving on.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    if (isCostly()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target, type }: Event) => {
      clearTimeout(timer);
      const next = pageOf(target);
      if (!next) return;
      // If a module's prefetch fails, a click meanwhile fails too, even if the connection is back.
      const prefetch = () => navigator.onLine && setPage(next);
      timer = setTimeout(prefetch, type === "pointerover" ? intentMs : 0);
    };
    const events = ["pointerover", "focusin", "touchstart"];
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, []);
  return page ? <PrefetchLinks page={page} /> : null;
}

/**
 * The page of this site that a link leads to; undefined for files, whose names contain a dot, and for a link that
 * names a language, which asking for it would choose.
 */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download")) return;
  const { origin, pathname, search } = new URL(link.href);
  const isPage = origin === location.origin && !pathname.includes(".") && !/[?&]lang=/.test(search);
  return isPage && pathname !== location.pathname ? pathname + search : undefined;
}

/** What the browser reports about the connection; not all do. */
function isCostly(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? "");
}
