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
