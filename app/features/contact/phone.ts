/** `(DD) NNNN-NNNN` or `(DD) NNNNN-NNNN`, at most 15 characters (spec 5). */
export const phonePattern = /^\(\d{2}\) \d{4,5}-\d{4}$/;

/**
 * A phone as people type it, brought into the spec's form: with or without +55, a leading 0, dots,
 * spaces and hyphens. What is not 10 or 11 digits stays as it was typed, for the rule to refuse.
 */
export function toPhone(typed: string): string {
  const text = typed.trim();
  if (!/^[\d\s().+\-\u2010-\u2015]+$/.test(text)) return text;
  const digits = withoutTrunk(withoutCountry(text.replace(/\D/g, ""), text.startsWith("+")));
  if (digits.length !== 10 && digits.length !== 11) return text;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/** 55 is Brazil only where more digits stand than a number has: it is an area code too. */
function withoutCountry(digits: string, isInternational: boolean) {
  const number = digits.replace(/^00(?=55)/, "");
  const isLong = number.length > 11 || isInternational;
  return isLong && number.startsWith("55") ? number.slice(2) : number;
}

function withoutTrunk(digits: string) {
  return digits.length > 10 ? digits.replace(/^0/, "") : digits;
}
