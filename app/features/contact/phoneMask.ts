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
 * than 15 characters; foreign numbers are left as they are. The caret keeps its place between the digits.
 */
export function maskPhone({ value, caret }: Typed): Typed {
  const behind = countDigits(value.slice(caret));
  const masked = mask(value);
  if (masked === value) return { value, caret };
  return { value: masked, caret: placeBefore(masked, behind) };
}

/**
 * Inserts a text where the browser would truncate it at 15 characters before the mask runs: the digits of a
 * country code are surplus only until the number is complete.
 *
 * @returns undefined where the text fits, and where the browser may refuse it: a digit typed into the middle
 *   of a complete number would push its last digit out
 */
export function insertWhole(
  { value, start, end }: { value: string; start: number; end: number },
  text: string,
): Typed | undefined {
  const before = value.slice(0, start) + text;
  const after = value.slice(end);
  if (before.length + after.length <= maxCharacters) return undefined;
  if (text.length === 1 && after && dialledAbroad(before) === undefined) return undefined;
  return maskPhone({ value: before + after, caret: before.length });
}

function mask(value: string): string {
  const text = value.trimStart();
  const abroad = dialledAbroad(text);
  // A foreign number stays complete, for the rule to reject; so does +55 while it is being typed.
  if (text === "0" || (abroad !== undefined && !/^55\d/.test(abroad))) return text;
  const digits = abroad?.slice(2) ?? text.replace(/\D/g, "");
  const mayBegin = digits.startsWith("55");
  if (digits.length <= maxDigits || mayBegin || !text.startsWith("(")) {
    // Separators are dropped before: applying the mask again must find the same number.
    const whole = toPhone(text.replace(/[^\d\s().+-]/g, ""));
    if (phonePattern.test(whole)) return whole;
  }
  // One digit short of complete: cut now, it would pass for a number of area 55.
  if (mayBegin && digits.length === maxDigits + 1) return abroad === undefined ? digits : text;
  return format(digits.replace(/^0+/, "").slice(0, maxDigits));
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
