/** A stretch of a text beside an earlier one. */
export interface Stretch {
  is: "same" | "added" | "removed";
  text: string;
}

/** Beyond this many comparisons a text counts as replaced: nobody could read its marks anyhow. */
const most = 4_000_000;

/** What was added to a text and what was removed, by words: the longest common sequence of them stays. */
export function wordDifference(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const rest = Math.min(old.length, now.length) - start;
  while (end < rest && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const stretches: Stretch[] = [];
  const add = (is: Stretch["is"], text = "") => {
    const last = stretches.at(-1);
    if (last?.is === is) last.text += text;
    else if (text) stretches.push({ is, text });
  };
  add("same", now.slice(0, start).join(""));
  const middles = [old.slice(start, old.length - end), now.slice(start, now.length - end)] as const;
  for (const { is, text } of inPhrases(middleOf(...middles))) add(is, text);
  add("same", now.slice(now.length - end).join(""));
  return stretches;
}

/** Spaces between changed words change with them: "a cidade" in the place of "o rio" is two marks, not four. */
function inPhrases(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  let [removed, added, space] = ["", "", ""];
  const flush = () => {
    joined.push({ is: "removed", text: removed }, { is: "added", text: added });
    joined.push({ is: "same", text: space });
    [removed, added, space] = ["", "", ""];
  };
  for (const { is, text } of stretches) {
    const isSpace = is === "same" && /^[^\S\n]+$/.test(text) && removed + added !== "";
    if (isSpace) space += text;
    else if (is === "same") {
      flush();
      joined.push({ is, text });
    } else {
      removed += space;
      added += space;
      space = "";
      if (is === "removed") removed += text;
      else added += text;
    }
  }
  flush();
  return joined;
}

/** Words, the spaces between them, and line breaks each by itself. */
function wordsOf(text: string): string[] {
  return text.match(/\n|[^\S\n]+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? [];
}

function middleOf(old: readonly string[], now: readonly string[]): Stretch[] {
  const replaced: Stretch[] = [
    { is: "removed", text: old.join("") },
    { is: "added", text: now.join("") },
  ];
  if (old.length * now.length > most) return replaced;
  const width = now.length + 1;
  /** By how much of both has passed: the length of the longest common sequence of what follows. */
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const isBefore = i < old.length;
    const isNow = j < now.length;
    if (isBefore && isNow && old[i] === now[j]) {
      stretches.push({ is: "same", text: now[j++] ?? "" });
      i += 1;
    } else if (isBefore && (!isNow || at(i + 1, j) >= at(i, j + 1))) {
      stretches.push({ is: "removed", text: old[i++] ?? "" });
    } else stretches.push({ is: "added", text: now[j++] ?? "" });
  }
  return stretches;
}
