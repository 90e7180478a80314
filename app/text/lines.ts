/**
 * The text with LF between its lines. Browsers and spreadsheets send CRLF, CR or LF; what API clients send is
 * stored as it is.
 */
export function toLines(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

/** Whether two texts are the same but for how their lines are separated, which nobody sees. */
export function isSameText(one: string, other: string): boolean {
  return toLines(one) === toLines(other);
}

/** About as much of a description as search engines show. */
const snippetLength = 170;

/** The beginning of a text as one line, cut between words and ended with an ellipsis. */
export function excerpt(text: string, maxLength = snippetLength): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  const words = line.slice(0, maxLength).replace(/\s?\S*$/, "");
  // A single long word is cut anywhere, except within a character of two units.
  const cut = words || line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${cut.replace(/[\s.,;:—–-]+$/, "")}…`;
}
