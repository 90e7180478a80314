import { counted } from "#app/i18n/counted.ts";
import { fill } from "#app/i18n/fill.ts";
import { grouped } from "#app/i18n/grouped.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

/** The number of files, or of files found by a search. */
export function countText(
  texts: Dictionary["publicFiles"],
  total: number,
  { query, lang }: { query: string; lang: Lang },
) {
  const count = grouped(total, lang);
  if (!query) {
    if (total === 0) return texts.empty;
    return counted(total, texts.countOne, texts.countMany, { count });
  }
  if (total === 0) return fill(texts.noResults, { query });
  return counted(total, texts.resultsOne, texts.resultsMany, { count, query });
}
