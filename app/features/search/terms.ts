import { fold } from "#app/i18n/fold.ts";
import { longestQuery } from "./longestQuery.ts";

/** The most words of it that are looked for. */
const mostTerms = 8;

/** Latin letters and digits, folded: what the index takes for a word too, in every version of Unicode. */
const word = /[a-z0-9\u00aa\u00b5\u00ba\u00df-\u00f6\u00f8-\u024f]+/g;

/** A search as it was typed, cut to its length and free of what no address or page can hold. */
export function queryOf(typed: string | null): string {
  return (
    (typed ?? "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, longestQuery)
      // Also the half of a letter at the cut.
      .replace(/\p{Cs}/gu, "\ufffd")
  );
}

/** The words to look for, each once, folded. Signs, also those of the index's syntax, are only gaps. */
export function searchTerms(query: string): string[] {
  const words = fold(query).match(word) ?? [];
  return [...new Set(words)].slice(0, mostTerms);
}

/** Where words stand in a text, with their folded form. */
export function wordsOf(text: string): { start: number; end: number; folded: string }[] {
  const found = text.matchAll(/[\p{L}\p{N}\p{M}]+/gu);
  return [...found].map(({ 0: letters, index }) => ({
    start: index,
    end: index + letters.length,
    folded: fold(letters),
  }));
}

/** Whether the index finds a word by a term: what stands in `searchIndex`, said once more. */
export function isFoundBy(folded: string, term: string): boolean {
  return term.length > 1 ? folded.startsWith(term) : folded === term;
}
