import type { Lang } from "#app/i18n/lang.ts";
import { contentVersion } from "./cachedContentVersion.server.ts";

/**
 * Memoizes what depends only on the content and the language: found once per content state, as fresh as the
 * page cache. Callers share the result and must not mutate it. What `find` is given besides the language must
 * be the same for every request, such as the site's origin.
 */
export function memoizeByContentVersion<Given extends { lang: Lang }, Found>(
  find: (given: Given) => Promise<Found>,
): (given: Given) => Promise<Found> {
  const kept = new Map<Lang, { state: string; found: Promise<Found> }>();
  return (given) => {
    const { lang } = given;
    // Not `recentContentState`: what the page reads alongside must not be newer. And read before `find`, so
    // that a save meanwhile, which may be in the result, only leads to another query.
    const state = contentVersion();
    const known = kept.get(lang);
    if (known?.state === state) return known.found;
    const found = find(given);
    kept.set(lang, { state, found });
    found.catch(() => {
      if (kept.get(lang)?.found === found) kept.delete(lang);
    });
    return found;
  };
}
