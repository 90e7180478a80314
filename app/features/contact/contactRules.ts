import type { Dictionary } from "#app/i18n/pt.ts";
import { trimmed } from "#app/text/blank.ts";
import { cleanLine, cleanText } from "#app/text/characters.ts";
import { type ContactField, contactSubjects, maxLengths } from "#app/validation/contactFields.ts";
import { cleanEmail, isEmail } from "#app/validation/emailAddress.ts";
import { phonePattern, toPhone } from "./phone.ts";

type ValidationKey = `validation.${keyof Dictionary["validation"]}`;

/** A field's value as it is judged and stored. */
export const normalized = {
  name: (value: string) => trimmed(cleanLine(value)),
  email: cleanEmail,
  phone: toPhone,
  subject: (value: string) => value,
  message: (value: string) => trimmed(cleanText(value)),
} satisfies Record<ContactField, (value: string) => string>;

/**
 * Spec 5's rules for validation in the browser. They match `contactSchema` (a test compares them), in a
 * fraction of a validation library's size.
 *
 * @returns the error as a dictionary key, as the schema gives it; undefined when valid
 */
export function validate(field: ContactField, value: string): ValidationKey | undefined {
  const [key, isFine] = rules[field];
  const text = normalized[field](value);
  if (field !== "subject" && countLetters(text) > maxLengths[field]) return "validation.tooLong";
  return isFine(text) ? undefined : key;
}

/** In code points, like the server: an emoji outside the BMP counts as one. */
function countLetters(text: string) {
  return [...text].length;
}

const rules: Record<ContactField, [ValidationKey, (value: string) => boolean]> = {
  name: ["validation.text", (value) => countLetters(value) >= 3],
  email: ["validation.email", isEmail],
  phone: ["validation.phone", (value) => phonePattern.test(value)],
  subject: ["validation.option", (value) => contactSubjects.some((subject) => subject === value)],
  message: ["validation.message", (value) => countLetters(value) >= 5],
};
