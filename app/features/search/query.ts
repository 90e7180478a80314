/** Longest search text that is looked at; the rest is cut. */
export const longestQuery = 100;

/** A search as it was typed, cut to its length and free of what no address or page can hold. */
export function queryOf(typed: string | null): string {
  return (
    (typed ?? "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, longestQuery)
      // Also the half of a letter at the cut.
      .replace(/\p{Cs}/gu, "\ufffd")
  );
}
