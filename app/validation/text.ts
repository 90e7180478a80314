import { cleanLine, cleanText } from "#app/text/characters.ts";
import { maxLengths } from "./contactFields.ts";
import { cleanEmail, isEmail } from "./emailAddress.ts";
import { z } from "./zod.ts";

/** Maximum length of a stored text, in code points, as zod counts. */
export const maxTextLength = 20_000;

/**
 * A text typed or pasted by staff or visitors, normalized where it enters, whichever way it came.
 *
 * @param error dictionary key of the message for everything but length
 * @param normalize how it is stored; a text of several lines by default
 */
export function textOf(
  max: number,
  error = "validation.type",
  normalize: (text: string) => string = cleanText,
) {
  return z.string({ error }).overwrite(normalize).max(max, { error: "validation.tooLong" });
}

/** An optional text of a record; absent is "" (contract 5). */
export const text = textOf(maxTextLength).default("");

/** An optional text of a record whose field has a single line. */
export const line = textOf(maxTextLength, undefined, cleanLine).default("");

/** An e-mail address (spec 5). */
export const email = textOf(maxLengths.email, "validation.email", cleanEmail)
  .refine(isEmail, { error: "validation.email" })
  .meta({ format: "email" });
