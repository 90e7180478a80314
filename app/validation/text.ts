import { z } from "./zod.ts";

/** Maximum length of a stored text, in code points, as zod counts. */
export const maxTextLength = 20_000;

/**
 * A text typed by staff or visitors, with LF between its lines. Lone surrogates, which cannot be stored as
 * UTF-8, become U+FFFD; NUL is refused.
 *
 * @param error dictionary key of the message for everything but length
 * @param isTrimmed whether white space at the ends is removed, and does not count
 */
export function textOf(max: number, error = "validation.type", isTrimmed = false) {
  const whole = z
    .string({ error })
    .overwrite((value) => toLines(value).replace(/\p{Surrogate}/gu, "\uFFFD"));
  return (isTrimmed ? whole.trim() : whole)
    .max(max, { error: "validation.tooLong" })
    .refine((value) => !value.includes("\0"), { error: "validation.characters" });
}

/**
 * The text with LF between its lines. Browsers, spreadsheets and API clients send CRLF, CR or LF: without
 * normalization a text saved unchanged would differ from itself, and its translation would look outdated.
 */
export function toLines(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

/** An optional text of a record; absent is "" (contract 5). */
export const text = textOf(maxTextLength).default("");
