import { counted, fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

/** The number of files, or of files found by a search. */
export function countText(
  texts: Dictionary["publicFiles"],
  total: number,
  { query, lang }: { query: string; lang: Lang },
) {
  if (!query) {
    if (total === 0) return texts.empty;
    return counted(total, lang, texts.countOne, texts.countMany);
  }
  if (total === 0) return fill(texts.noResults, { query });
  return counted(total, lang, texts.resultsOne, texts.resultsMany, { query });
}
