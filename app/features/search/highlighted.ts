import { isFoundBy, wordsOf } from "./searchTerms.ts";

/** A text in pieces, alternating between no match and match: `["Praça das ", "Marés", ""]`. */
export type Highlighted = string[];

/** Length of a result's excerpt, in characters. */
const snippetLength = 220;
/** How much of it precedes the first match. */
const lead = 60;

/** Splits a text at every word that matches a term. */
export function highlightWords(text: string, terms: readonly string[]): Highlighted {
  const pieces: Highlighted = [];
  let done = 0;
  for (const word of wordsOf(text)) {
    if (!terms.some((term) => isFoundBy(word, term))) continue;
    const { start, end } = word;
    pieces.push(text.slice(done, start), text.slice(start, end));
    done = end;
  }
  return [...pieces, text.slice(done)];
}

/**
 * The most relevant passage of a record: the line with the most terms, cut around the first match; the first
 * line when none has any.
 */
export function snippet(lines: readonly string[], terms: readonly string[]): Highlighted {
  const [best] = lines
    .filter((line) => line.trim() !== "")
    .map((line) => ({ line, count: countTerms(line, terms) }))
    .toSorted((a, b) => b.count - a.count);
  const line = best?.line ?? "";
  return highlightWords(cut(line, firstMatch(line, terms)), terms);
}

function countTerms(line: string, terms: readonly string[]): number {
  const words = wordsOf(line);
  return terms.filter((term) => words.some((word) => isFoundBy(word, term))).length;
}

function firstMatch(line: string, terms: readonly string[]): number {
  const found = wordsOf(line).find((word) => terms.some((term) => isFoundBy(word, term)));
  return found?.start ?? 0;
}

/** The part of a line around a position, cut between words, with an ellipsis where something is left out. */
function cut(line: string, place: number): string {
  if (line.length <= snippetLength) return line;
  const from = place <= lead ? 0 : line.lastIndexOf(" ", place - lead) + 1;
  const rest = line.slice(from);
  const isWhole = rest.length <= snippetLength;
  const end = isWhole ? rest.length : rest.lastIndexOf(" ", snippetLength);
  // A single long word is cut anywhere, except within a character of two units.
  const part =
    end > 0 ? rest.slice(0, end) : rest.slice(0, snippetLength).replace(/[\uD800-\uDBFF]$/, "");
  return `${from > 0 ? "… " : ""}${part}${isWhole ? "" : " …"}`;
}
