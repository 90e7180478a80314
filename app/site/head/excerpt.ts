/** About as much of a description as search engines show. */
const longest = 170;

/** The beginning of a text as one line, cut between words and ended with an ellipsis. */
export function excerpt(text: string, most = longest): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const words = line.slice(0, most).replace(/\s?\S*$/, "");
  return `${(words || line.slice(0, most - 1)).replace(/[\s.,;:—–-]+$/, "")}…`;
}
