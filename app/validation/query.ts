/** Maximum length of a search text; the rest is cut off. */
export const maxQueryLength = 100;

/** The search text, cut to length and without characters that URLs or pages cannot hold. */
export function queryOf(typed: string | null): string {
  return (
    (typed ?? "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, maxQueryLength)
      // Including half of a surrogate pair at the cut.
      .replace(/\p{Cs}/gu, "\ufffd")
  );
}
