import { fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

/** How many files there are, or were found for a search. */
export function countText(texts: Dictionary["documents"]["uploads"], count: number, query: string) {
  if (!query) {
    if (count === 0) return texts.empty;
    return count === 1 ? texts.countOne : fill(texts.countMany, { count });
  }
  if (count === 0) return fill(texts.noResults, { query });
  return fill(count === 1 ? texts.resultsOne : texts.resultsMany, { count, query });
}
