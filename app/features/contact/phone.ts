/** `(DD) NNNN-NNNN` or `(DD) NNNNN-NNNN`, at most 15 characters (spec 5). */
export const phonePattern = /^\(\d{2}\) \d{4,5}-\d{4}$/;

/**
 * Normalizes a phone number as people type it to the spec's form: with or without +55, a leading 0, dots,
 * spaces and hyphens. What is not 10 or 11 digits, or is a foreign number, is returned as typed, to be
 * rejected by the rule.
 */
export function toPhone(typed: string): string {
  const text = typed.trim();
  if (!/^[\d\s().+\-\u2010-\u2015]+$/.test(text)) return text;
  const abroad = dialledAbroad(text);
  if (abroad !== undefined && !abroad.startsWith("55")) return text;
  // If the area code lacks a digit, none is taken from the number.
  if (abroad === undefined && /^\(\s*\d\s*\)/.test(text)) return text;
  const digits = withoutTrunk(abroad?.slice(2) ?? withoutCountry(text.replace(/\D/g, "")));
  if (digits.length !== 10 && digits.length !== 11) return text;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/**
 * The digits after `+` or `00`, country code first; undefined when the text does not start with either.
 * `(00)` counts as an area code.
 */
export function dialledAbroad(text: string): string | undefined {
  if (!/^\s*\(?\s*(\+|00(?!\)))/.test(text)) return undefined;
  return text.replace(/\D/g, "").replace(/^00/, "");
}

/**
 * 55 is the country code only before a complete number, landline (from 2 to 5) or mobile (9). It is also an
 * area code, and a surplus digit after such a number must not turn it into a different number.
 */
function withoutCountry(digits: string) {
  return /^550*[1-9]\d([2-5]\d{7}|9\d{8})$/.test(digits) ? digits.slice(2) : digits;
}

function withoutTrunk(digits: string) {
  return digits.length > 10 ? digits.replace(/^0+/, "") : digits;
}
