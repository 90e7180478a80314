import { drawable, measure } from "#app/lettering/letters.ts";

/** A title broken into lines, and its font size; pixels. */
export interface CardText {
  lines: string[];
  size: number;
}

/** From a headline's size to the smallest still legible in a chat. */
const sizes = [104, 92, 80, 70, 62, 54, 48];

/** Longer titles (up to 20,000 characters) are cut before fitting. */
const maxLength = 300;

/**
 * A title as large as fits into a box: tries each size with whole words and balanced lines. What does not
 * fit at the smallest size ends in an ellipsis.
 *
 * @param width, height of the box in pixels
 * @param leading distance between baselines, in ems
 */
export function fitText(
  title: string,
  { width, height, leading }: { width: number; height: number; leading: number },
): CardText {
  const words = drawable(title.slice(0, maxLength)).split(" ").filter(Boolean);
  for (const size of sizes) {
    const maxLines = Math.floor(height / (size * leading));
    const lines = wrap(words, width, size);
    if (lines.length <= maxLines && lines.every((line) => measure(line, size) <= width)) {
      return { lines: evenLines(words, width, size, lines.length), size };
    }
  }
  const size = sizes.at(-1) ?? 48;
  const pieces = words.flatMap((word) => pieceUp(word, width, size));
  const lines = wrap(pieces, width, size);
  const maxLines = Math.floor(height / (size * leading));
  if (lines.length <= maxLines) return { lines, size };
  const last = `${lines[maxLines - 1]} ${lines[maxLines]}`;
  return { lines: [...lines.slice(0, maxLines - 1), shorten(last, width, size)], size };
}

/** Breaks at word boundaries, with as many words per line as fit. */
function wrap(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Balances the lines: finds the narrowest box with the same number of lines, so that no word is left alone
 * on the last one.
 */
function evenLines(
  words: readonly string[],
  width: number,
  size: number,
  maxLines: number,
): string[] {
  const step = size / 4;
  let lines = wrap(words, width, size);
  for (let narrower = width - step; narrower > width / 2; narrower -= step) {
    const next = wrap(words, narrower, size);
    if (next.length > maxLines || next.some((line) => measure(line, size) > width)) break;
    lines = next;
  }
  return lines;
}

/** Splits a word wider than the box into pieces that fit. */
function pieceUp(word: string, width: number, size: number): string[] {
  const pieces = [""];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (measure(longer, size) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

function shorten(line: string, width: number, size: number): string {
  let letters = [...line];
  while (letters.length > 0 && measure(`${letters.join("").trimEnd()}…`, size) > width) {
    letters = letters.slice(0, -1);
  }
  return `${letters.join("").trimEnd()}…`;
}
