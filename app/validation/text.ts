import { z } from "#app/validation/zod.ts";

/** Longest text that is stored, in code points, as zod counts. */
export const mostText = 20_000;

/**
 * A text as staff or visitors type it. Lone surrogates, which no database can keep, become U+FFFD;
 * NUL is refused.
 *
 * @param error dictionary key of the message for everything but length
 */
export function textOf(most: number, error = "validation.type") {
  return z
    .string({ error })
    .overwrite((value) => value.replace(/\p{Surrogate}/gu, "\uFFFD"))
    .max(most, { error: "validation.tooLong" })
    .refine((value) => !value.includes("\0"), { error: "validation.characters" });
}

/** An optional text of a record; absent is "" (contract 5). */
export const text = textOf(mostText).default("");
