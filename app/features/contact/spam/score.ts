/** What the form found out about whoever sent it; the JSON endpoint knows none of this. */
export interface FormSigns {
  /** The field that people do not see was filled in. */
  isTrapFilled: boolean;
  /** "missing": the form was never opened, or the token is not ours. */
  token: "fine" | "quick" | "missing";
}

/** From here on a message is suspected: kept with state `spam`, and mailed with a mark in its subject. */
export const suspicious = 5;

/** The form's trap and its token say so: kept with state `spam`, not mailed. */
export function isFromProgram(signs?: FormSigns): boolean {
  return signs !== undefined && (signs.isTrapFilled || signs.token === "missing");
}

const FREE_LINKS = 2;
const POINTS_A_LINK = 2;
/** Bounded, since each `<a` of a long message would be read to its end. */
const markup = /<a\s[^<>]{0,500}href|\[url[=\]]|\[link[=\]]/i;

/**
 * How much a message looks like spam: 0 is clean, {@link suspicious} and more is suspected. A quick
 * hand alone, or a few links alone, are not enough.
 */
export function spamScore(
  { name, message }: { name: string; message: string },
  signs?: FormSigns,
): number {
  let score = POINTS_A_LINK * Math.max(0, countLinks(message) - FREE_LINKS);
  if (markup.test(message)) score += suspicious;
  if (countLinks(name) > 0) score += suspicious;
  if (signs?.isTrapFilled) score += 2 * suspicious;
  if (signs?.token === "missing") score += suspicious;
  if (signs?.token === "quick") score += 2;
  return score;
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}
