import { z } from "zod";

/** Longest text that is stored, in code points, as zod counts. */
export const mostText = 20_000;

/**
 * Browsers send a text's line breaks as CRLF or as LF, by the way that the form travels. Unless they
 * are one, a text saved untouched would differ from itself, and its translation look out of date.
 */
export function toLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/**
 * A text as staff or visitors type it, its line breaks LF. Lone surrogates, which no database can keep,
 * become U+FFFD; NUL is refused.
 *
 * @param error dictionary key of the message for everything but length
 */
export function textOf(most: number, error = "validation.type") {
  return z
    .string({ error })
    .overwrite((value) => toLines(value.replace(/\p{Surrogate}/gu, "\uFFFD")))
    .max(most, { error: "validation.tooLong" })
    .refine((value) => !value.includes("\0"), { error: "validation.characters" });
}

/** An optional text of a record; absent is "" (contract 5). */
export const text = textOf(mostText).default("");
