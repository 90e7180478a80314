import { trimmed } from "./blank.ts";
import { z } from "./zod.ts";

/** Maximum length of a stored text, in code points, as zod counts. */
export const maxTextLength = 20_000;

/**
 * A text typed by staff or visitors. Lone surrogates, which cannot be stored as UTF-8, become U+FFFD; NUL is
 * refused.
 *
 * @param error dictionary key of the message for everything but length
 * @param isTrimmed whether white space at the ends is removed, and neither that nor a blank text counts
 */
export function textOf(max: number, error = "validation.type", isTrimmed = false) {
  const whole = z
    .string({ error })
    .overwrite((value) => value.replace(/\p{Surrogate}/gu, "\uFFFD"));
  return (isTrimmed ? whole.overwrite(trimmed) : whole)
    .max(max, { error: "validation.tooLong" })
    .refine((value) => !value.includes("\0"), { error: "validation.characters" });
}

/** An optional text of a record; absent is "" (contract 5). */
export const text = textOf(maxTextLength).default("");
