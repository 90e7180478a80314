/** What the form reveals about the sender; the JSON endpoint knows none of this. */
export interface FormSignals {
  /** The hidden field was filled in. */
  isTrapFilled: boolean;
  /** "missing": the form was never opened, or the token is not valid. */
  token: "fine" | "quick" | "missing";
}

/**
 * From this score on a message is suspected: stored with state `spam`, and mailed with a mark in its
 * subject.
 */
export const spamThreshold = 5;

/** Caught by the form's trap or token: stored with state `spam`, not mailed. */
export function isFromBot(signals?: FormSignals): boolean {
  return signals !== undefined && (signals.isTrapFilled || signals.token === "missing");
}

const freeLinks = 2;
const pointsPerLink = 2;
/** Bounded, because each `<a` of a long message would otherwise be scanned to its end. */
const markup = /<a\s[^<>]{0,500}href|\[url[=\]]|\[link[=\]]/i;

/**
 * How much a message looks like spam: 0 is clean, {@link spamThreshold} and above is suspected. A quick
 * submission alone, or a few links alone, do not reach it.
 */
export function spamScore(
  { name, message }: { name: string; message: string },
  signals?: FormSignals,
): number {
  let score = pointsPerLink * Math.max(0, countLinks(message) - freeLinks);
  if (markup.test(message)) score += spamThreshold;
  if (countLinks(name) > 0) score += spamThreshold;
  if (signals?.isTrapFilled) score += 2 * spamThreshold;
  if (signals?.token === "missing") score += spamThreshold;
  if (signals?.token === "quick") score += 2;
  return score;
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}
