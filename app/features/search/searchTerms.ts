import { fold } from "#app/i18n/fold.ts";

/** Maximum number of search words. */
const maxTerms = 8;

/** A number with its thousands apart, as Portuguese (17.875) or English (17,875) writes it. */
const grouped = "[0-9]{1,3}(?:[.,][0-9]{3})+";

/**
 * Latin letters and digits, folded, raised and lowered digits (m²) and fractions: the characters that the
 * index also treats as parts of words, in every version of Unicode.
 */
const letter =
  "[a-z0-9\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u00bc-\u00be\u00df-\u00f6\u00f8-\u024f\u2070\u2074-\u2079\u2080-\u2089]";
const searchedWord = new RegExp(`${grouped}(?!${letter})|${letter}+`, "g");

/** With the soft hyphens and the like within a word, which the index does not see. */
const textLetter = "(?:[\\p{L}\\p{N}\\p{M}]\\p{Default_Ignorable_Code_Point}*)";
const textWord = new RegExp(`${grouped}(?!${textLetter})|${textLetter}+`, "gu");

/**
 * The search words, folded and without duplicates; numbers without the separators of thousands. All other
 * characters, including FTS syntax, only separate words.
 */
export function searchTerms(query: string): string[] {
  const words = fold(query).match(searchedWord) ?? [];
  return [...new Set(words.map(joined))].slice(0, maxTerms);
}

/** A word of a text: where it stands, and the folded forms by which a term may find it. */
interface TextWord {
  start: number;
  end: number;
  forms: string[];
}

/** The words of a text. A number is found by its groups as well: to the index they are words. */
export function wordsOf(text: string): TextWord[] {
  const found = text.matchAll(textWord);
  return [...found].map(({ 0: letters, index }) => ({
    start: index,
    end: index + letters.length,
    forms: [joined(letters), ...letters.split(/[.,]/)].map(fold),
  }));
}

/** Whether the index matches a word by a term; mirrors `toExpression` of the engines. */
export function isFoundBy({ forms }: TextWord, term: string): boolean {
  return forms.some((form) => (term.length > 1 ? form.startsWith(term) : form === term));
}

function joined(word: string): string {
  return word.replace(/[.,]/g, "");
}
