import type { Lang } from "#app/i18n/lang.ts";
import { contentState } from "./contentState.server.ts";

/**
 * Memoizes a query that depends only on the content and the language: run once per content state, as
 * fresh as the page cache. Callers share the result and must not mutate it.
 */
export function oncePerContent<Found>(
  find: (lang: Lang) => Promise<Found>,
): (lang: Lang) => Promise<Found> {
  const kept = new Map<Lang, { state: string; found: Promise<Found> }>();
  return (lang) => {
    // Not `contentStateOfTurn`: what the page reads alongside must not be newer. And read before `find`, so
    // that a save meanwhile, which may be in the result, only leads to another query.
    const state = contentState();
    const known = kept.get(lang);
    if (known?.state === state) return known.found;
    const found = find(lang);
    kept.set(lang, { state, found });
    found.catch(() => {
      if (kept.get(lang)?.found === found) kept.delete(lang);
    });
    return found;
  };
}
