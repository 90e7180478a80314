import { fold } from "#app/i18n/fold.ts";

/** Maximum number of search words. */
const maxTerms = 8;

/**
 * Latin letters and digits, folded, raised and lowered digits (m²) and fractions: the characters that the
 * index also treats as parts of words, in every version of Unicode.
 */
const word =
  /[a-z0-9\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u00bc-\u00be\u00df-\u00f6\u00f8-\u024f\u2070\u2074-\u2079\u2080-\u2089]+/g;

/**
 * The search words, folded and without duplicates. All other characters, including FTS syntax, only separate
 * words.
 */
export function searchTerms(query: string): string[] {
  const words = fold(query).match(word) ?? [];
  return [...new Set(words)].slice(0, maxTerms);
}

/** The positions of words in a text, with their folded form. */
export function wordsOf(text: string): { start: number; end: number; folded: string }[] {
  const found = text.matchAll(/[\p{L}\p{N}\p{M}]+/gu);
  return [...found].map(({ 0: letters, index }) => ({
    start: index,
    end: index + letters.length,
    folded: fold(letters),
  }));
}

/** Whether the index matches a word by a term; mirrors `toExpression` in `searchIndex`. */
export function isFoundBy(folded: string, term: string): boolean {
  return term.length > 1 ? folded.startsWith(term) : folded === term;
}
