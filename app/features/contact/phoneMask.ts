import { withoutInvisible } from "#app/text/characters.ts";
import { dialledAbroad, phonePattern, toPhone } from "./phone.ts";

/** Spec 9. */
export const maxCharacters = 15;
/** Digits of the longest number, area code included. */
const maxDigits = 11;

/** A text field's content and where its caret stands, in characters from the start. */
export interface Typed {
  value: string;
  caret: number;
}

/**
 * The phone field's mask for typing and pasting (spec 5): `(DD) NNNN-NNNN` or `(DD) NNNNN-NNNN`, never more
 * than 15 characters. Foreign numbers, and texts with more digits than a number has, are left as they are. The
 * caret keeps its place between the digits.
 */
export function maskPhone({ value, caret }: Typed): Typed {
  const behind = countDigits(value.slice(caret));
  const masked = mask(value);
  if (masked === value) return { value, caret };
  return { value: masked, caret: placeBefore(masked, behind) };
}

/** A text in the field, and its selected part. */
interface Selection {
  value: string;
  start: number;
  end: number;
}

/**
 * Inserts a text where the browser would truncate it at 15 characters before the mask runs: the digits of a
 * country code are surplus only until the number is complete.
 *
 * @returns undefined where the text fits, and where the browser may refuse it: a digit more than a complete
 *   number has
 */
export function insertComplete({ value, start, end }: Selection, text: string): Typed | undefined {
  const before = value.slice(0, start) + text;
  const after = value.slice(end);
  if (before.length + after.length <= maxCharacters) return undefined;
  if (text.length === 1 && after && dialledAbroad(before) === undefined) return undefined;
  const whole = maskPhone({ value: before + after, caret: before.length });
  const isSurplus = text.length === 1 && phonePattern.test(value) && whole.value === before + after;
  return isSurplus ? undefined : whole;
}

/**
 * What was typed at the end of the field, digit by digit, where it began with 0: the mask shows the number
 * without it as soon as there is one, but with two more digits it was a carrier's code that came first.
 */
export interface Trail {
  typed: string;
  /** What the mask made of it; the trail ends when the field holds anything else, and begins in an empty one. */
  shown: string;
}

export const noTrail: Trail = { typed: "", shown: "" };

/**
 * Goes on with a trail.
 *
 * @returns undefined where what is in the field did not begin with 0, or has been changed otherwise
 */
export function followTrail(
  { typed, shown }: Trail,
  { value, start, end }: Selection,
  text: string,
): Trail | undefined {
  const goesOn = value === shown && start === value.length && end === value.length;
  if (!goesOn && value !== "") return undefined;
  const whole = (goesOn ? typed : "") + text;
  return /^\(?0(?!0)/.test(whole) ? { typed: whole, shown: mask(whole) } : undefined;
}

function mask(value: string): string {
  const text = withoutInvisible(value).trimStart();
  const abroad = dialledAbroad(text);
  // A foreign number stays complete, for the rule to reject; so does +55 while it is being typed.
  if (text === "0" || (abroad !== undefined && !/^55\d/.test(abroad))) return text;
  // Separators are dropped before: applying the mask again must find the same number.
  const bare = text.replace(/[^\d\s().+-]/g, "");
  const whole = toPhone(bare);
  const digits = abroad?.slice(2) ?? text.replace(/\D/g, "");
  const mayBegin = digits.startsWith("55");
  if (phonePattern.test(whole)) return whole;
  // One digit short of complete: cut now, it would pass for a number of area 55.
  if (mayBegin && digits.length === maxDigits + 1) return abroad === undefined ? digits : text;
  const shown = digits.replace(/^0+/, "");
  if (shown.length > maxDigits) return text;
  const formatted = format(shown);
  // Digits that the rule does not take for a number must not become one.
  return phonePattern.test(formatted) ? text : formatted;
}

function format(digits: string): string {
  if (digits.length === 0) return "";
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  if (number.length === 0) return `(${area}`;
  const split = number.length > 8 ? 5 : 4;
  const [head, tail] = [number.slice(0, split), number.slice(split)];
  return `(${area}) ${head}${tail && `-${tail}`}`;
}

/** The position with that many digits after it, before any separators except the opening bracket. */
function placeBefore(text: string, digitsBehind: number): number {
  let place = text.length;
  for (let left = digitsBehind; left > 0 && place > 0; place--) {
    if (isDigit(text[place - 1])) left--;
  }
  while (place > 1 && digitsBehind > 0 && !isDigit(text[place - 1])) place--;
  return place;
}

function countDigits(text: string) {
  return text.replace(/\D/g, "").length;
}

function isDigit(character: string | undefined) {
  return character !== undefined && character >= "0" && character <= "9";
}
