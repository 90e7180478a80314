import type { Lang } from "#app/i18n/lang.ts";
import { contentState } from "./contentState.server.ts";

/**
 * Wraps what depends on nothing but the content and the language: found once for each content state,
 * as fresh as the page cache. Whoever calls it shares the answer with others and must not change it.
 */
export function oncePerContent<Found>(
  find: (lang: Lang) => Promise<Found>,
): (lang: Lang) => Promise<Found> {
  const kept = new Map<Lang, { state: string; found: Promise<Found> }>();
  return (lang) => {
    // Of this very moment: what the page reads beside it must not be newer. Before the question: what
    // is saved meanwhile may be in the answer, but is another state.
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
