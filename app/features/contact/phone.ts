import { withoutInvisible } from "#app/text/characters.ts";

/** `(DD) NNNN-NNNN` or `(DD) NNNNN-NNNN`, at most 15 characters (spec 5). */
export const phonePattern = /^\(\d{2}\) \d{4,5}-\d{4}$/;

/**
 * Normalizes a phone number as people type and copy it to the spec's form: with or without +55, a leading 0,
 * a carrier's code after it, dots, spaces and hyphens. What is not one such number, or is a foreign one, is
 * returned as typed, to be rejected by the rule: never another number.
 */
export function toPhone(typed: string): string {
  const text = withoutLabel(withoutInvisible(typed).trim());
  const asTyped = typed.trim();
  if (!/^[\d\s().+\-\u2010-\u2015]+$/.test(text)) return asTyped;
  const abroad = dialledAbroad(text);
  if (abroad !== undefined && !abroad.startsWith("55")) return asTyped;
  // If the area code lacks a digit, none is taken from the number.
  if (abroad === undefined && /^\(\s*\d\s*\)/.test(text)) return asTyped;
  const digits =
    withoutCarrier(text) ??
    withoutTrunk(abroad?.slice(2) ?? withoutCountry(text.replace(/\D/g, "")));
  if (digits.length !== 10 && digits.length !== 11) return asTyped;
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

/** "Tel.: 81 ...", and the `xx` that stands for any carrier: "(0xx81) ...". */
function withoutLabel(text: string) {
  return text
    .replace(/^(?:tel|fone|phone|cel)[a-z]*\.?\s*:?\s*(?=[\d(+])/i, "")
    .replace(/^(\(?\s*0\s*)xx/i, "$1");
}

/** What may stand between the parts of a number. */
const gap = "[\\s().\\-\\u2010-\\u2015]*";
const country = `(?:(?:\\+|00)?${gap}55${gap})?`;
const mobileOrLandline = `(9${gap}\\d{4}|[2-5]\\d{3})${gap}(\\d{4})`;
const carried = new RegExp(
  `^${gap}${country}0${gap}[1-9]\\d${gap}([1-9]\\d)${gap}${mobileOrLandline}$`,
);

/**
 * The digits after a carrier's code: 0, carrier, area code, then a complete number, as in "015 81 99999-8888".
 * Without anything between the parts, an area code that a number could begin with (0 21 31 3333 4444) leaves it
 * open which digits are the number.
 */
function withoutCarrier(text: string): string | undefined {
  const [, area = "", head = "", tail = ""] = carried.exec(text) ?? [];
  const isOpen = /^\d+$/.test(text) && /^[2-59]/.test(area);
  return area && !isOpen ? area + head.replace(/\D/g, "") + tail : undefined;
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
