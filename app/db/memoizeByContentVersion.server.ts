import type { Lang } from "#app/i18n/lang.ts";
import { contentVersion } from "./cachedContentVersion.server.ts";
import { engine } from "./connection.server.ts";

/** What a result depends on besides the content, where it is not the language alone; `most` results are kept. */
interface Memory<Given> {
  keyOf: (given: Given) => string;
  most: number;
}

/**
 * Memoizes what depends only on the content and the language: found once per content state, as fresh as the
 * page cache. Callers share the result and must not mutate it. What `find` is given besides the language and the key must
 * be the same for every request, such as the site's origin.
 */
export function memoizeByContentVersion<Given extends { lang: Lang }, Found>(
  find: (given: Given) => Promise<Found>,
  { keyOf, most }: Memory<Given> = { keyOf: ({ lang }) => lang, most: 10 },
): (given: Given) => Promise<Found> {
  /** The one asked for last is the last. */
  const kept = new Map<string, { state: string; found: Promise<Found> }>();
  const recall = (given: Given) => {
    const key = keyOf(given);
    // Not `recentContentState`: what the page reads alongside must not be newer. And read before `find`, so
    // that a save meanwhile, which may be in the result, only leads to another query.
    const state = contentVersion();
    const known = kept.get(key);
    const found = known?.state === state ? known.found : find(given);
    kept.delete(key);
    kept.set(key, { state, found });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    if (found !== known?.found) {
      found.catch(() => {
        if (kept.get(key)?.found === found) kept.delete(key);
      });
    }
    return found;
  };
  // Requests have asked by now; what runs in the background has not.
  return async (given) => {
    if (!engine().isCurrent) await engine().catchUp();
    return recall(given);
  };
}
