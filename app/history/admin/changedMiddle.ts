/**
 * A text in three parts: what it begins with like the other one, what is different, and what it ends with like
 * it. Cut between words.
 */
export function changedMiddle(text: string, other: string): [string, string, string] {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start++;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end++;
  const middle = words.slice(start, words.length - end);
  return [
    words.slice(0, start).join(""),
    middle.join(""),
    words.slice(words.length - end).join(""),
  ];
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}
