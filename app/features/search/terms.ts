import { fold } from "#app/i18n/fold.ts";

/** The most words of it that are looked for. */
const mostTerms = 8;

/** Latin letters and digits, folded: what the index takes for a word too, in every version of Unicode. */
const word = /[a-z0-9\u00aa\u00b5\u00ba\u00df-\u00f6\u00f8-\u024f]+/g;

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
