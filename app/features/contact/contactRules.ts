import { type ContactField, contactSubjects, maxLengths } from "./contactFields.ts";
import { phonePattern, toPhone } from "./phone.ts";

/** Keys of the `validation` texts that the form's own validation returns. */
export type RuleKey = "text" | "email" | "phone" | "option" | "message" | "tooLong" | "characters";

/** The same pattern as the server's (`z.email()`). */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Spec 5's rules for validation in the browser. They match `contactSchema` (a test compares them), in a
 * fraction of a validation library's size.
 *
 * @returns the error; undefined when valid
 */
export function judge(field: ContactField, value: string): RuleKey | undefined {
  const [key, isFine] = rules[field];
  if (field !== "subject" && countLetters(value) > maxLengths[field]) return "tooLong";
  if (field !== "subject" && value.includes("\0")) return "characters";
  return isFine(value.trim()) ? undefined : key;
}

/** In code points, like the server: an emoji outside the BMP counts as one. */
function countLetters(text: string) {
  return [...text].length;
}

const rules: Record<ContactField, [RuleKey, (value: string) => boolean]> = {
  name: ["text", (value) => countLetters(value) >= 3],
  email: ["email", (value) => emailPattern.test(value)],
  phone: ["phone", (value) => phonePattern.test(toPhone(value))],
  subject: ["option", (value) => contactSubjects.some((subject) => subject === value)],
  message: ["message", (value) => countLetters(value) >= 5],
};
