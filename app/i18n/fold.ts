import { withoutInvisible } from "#app/text/characters.ts";

/** A text normalized for searching: lower case, without accents and what nobody sees, such as a soft hyphen. */
export function fold(text: string): string {
  return withoutInvisible(text)
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** The words of a search within a short list, each normalized: whatever is found contains all of them. */
export function foldedWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}
