import type { Dictionary } from "#app/i18n/pt.ts";
import { trimmed } from "#app/validation/blank.ts";
import { type ContactField, contactSubjects, maxLengths } from "./contactFields.ts";
import { phonePattern, toPhone } from "./phone.ts";

type ValidationKey = `validation.${keyof Dictionary["validation"]}`;

/** The same pattern as the server's (`z.email()`). */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Spec 5's rules for validation in the browser. They match `contactSchema` (a test compares them), in a
 * fraction of a validation library's size.
 *
 * @returns the error as a dictionary key, as the schema gives it; undefined when valid
 */
export function judge(field: ContactField, value: string): ValidationKey | undefined {
  const [key, isFine] = rules[field];
  if (field !== "subject" && countLetters(value) > maxLengths[field]) return "validation.tooLong";
  if (field !== "subject" && value.includes("\0")) return "validation.characters";
  return isFine(trimmed(value)) ? undefined : key;
}

/** In code points, like the server: an emoji outside the BMP counts as one. */
function countLetters(text: string) {
  return [...text].length;
}

const rules: Record<ContactField, [ValidationKey, (value: string) => boolean]> = {
  name: ["validation.text", (value) => countLetters(value) >= 3],
  email: ["validation.email", (value) => emailPattern.test(value)],
  phone: ["validation.phone", (value) => phonePattern.test(toPhone(value))],
  subject: ["validation.option", (value) => contactSubjects.some((subject) => subject === value)],
  message: ["validation.message", (value) => countLetters(value) >= 5],
};
