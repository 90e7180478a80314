import { drawable, measure } from "#app/lettering/letters.ts";

/** A title broken into lines, with the height of its letters' em; pixels. */
export interface CardText {
  lines: string[];
  size: number;
}

/** From a headline's size to the smallest that is still read in a chat. */
const sizes = [104, 92, 80, 70, 62, 54, 48];

/** No card holds more; a title may have 20,000. */
const mostLetters = 300;

/**
 * A title as large as it fits a box: each size is tried with whole words, the lines as even as they
 * can be. What does not fit at the smallest size ends in an ellipsis.
 *
 * @param width, height of the box in pixels
 * @param leading distance of two base lines, in ems
 */
export function fitText(
  title: string,
  { width, height, leading }: { width: number; height: number; leading: number },
): CardText {
  const words = drawable(title.slice(0, mostLetters)).split(" ").filter(Boolean);
  for (const size of sizes) {
    const most = Math.floor(height / (size * leading));
    const lines = wrap(words, width, size);
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) {
      return { lines: evenLines(words, width, size, lines.length), size };
    }
  }
  const size = sizes.at(-1) ?? 48;
  const pieces = words.flatMap((word) => pieceUp(word, width, size));
  const lines = wrap(pieces, width, size);
  const most = Math.floor(height / (size * leading));
  if (lines.length <= most) return { lines, size };
  const last = `${lines[most - 1]} ${lines[most]}`;
  return { lines: [...lines.slice(0, most - 1), shorten(last, width, size)], size };
}

/** Whole words, line by line, as many as go into the width. */
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

/** The narrowest box that still takes no more lines: no word is left alone on the last one. */
function evenLines(words: readonly string[], width: number, size: number, most: number): string[] {
  const step = size / 4;
  let lines = wrap(words, width, size);
  for (let narrower = width - step; narrower > width / 2; narrower -= step) {
    const next = wrap(words, narrower, size);
    if (next.length > most || next.some((line) => measure(line, size) > width)) break;
    lines = next;
  }
  return lines;
}

/** A word that is wider than the box, in pieces that are not. */
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
