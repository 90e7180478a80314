import { projectTexts } from "#app/features/projects/projects.schema.ts";
import { type Stretch, wordDifference } from "#app/text/wordDifference.ts";

/** Characters of Unicode's private use area, which no text of staff may bring along. */
const marks = {
  added: ["\uE000", "\uE001"],
  removed: ["\uE002", "\uE003"],
} as const;
const anyMark = /[\uE000-\uE003]/g;

/** Marks each text of a project's page that differs from the one before, for {@link markedHtml}. */
export function markTexts<Content>(before: unknown, after: Content): Content {
  if (Array.isArray(after)) {
    const rows = Array.isArray(before) ? before : [];
    return after.map((row, index) => markTexts(rows[index], row)) as Content;
  }
  if (after === null || typeof after !== "object") return after;
  const old = (before ?? {}) as Record<string, unknown>;
  const entries = Object.entries(after).map(([key, value]) => [
    key,
    typeof value === "string" && isWords(key)
      ? marked(old[key], value)
      : markTexts(old[key], value),
  ]);
  return Object.fromEntries(entries) as Content;
}

/** What visitors read; a link, a path or a date is not to be changed. */
const words: ReadonlySet<string> = new Set(Object.values(projectTexts).flat());

function isWords(key: string): boolean {
  return words.has(key);
}

function marked(before: unknown, after: string): string {
  const old = typeof before === "string" ? before.replace(anyMark, "") : "";
  const now = after.replace(anyMark, "");
  if (old === now) return now;
  return wordDifference(old, now).map(wrapped).join("");
}

/** Each line by itself: a mark must not begin in one paragraph and end in another. */
function wrapped({ is, text }: Stretch): string {
  if (is === "same") return text;
  const [start, end] = marks[is];
  return text
    .split(/(\n+)/)
    .map((line) => {
      if (line.startsWith("\n")) return is === "removed" ? " " : line;
      return line === "" ? "" : start + line + end;
    })
    .join("");
}

/** The page's HTML with `<ins>` and `<del>` where its texts are marked; attributes and the title stay as they are now. */
export function markedHtml(html: string): string {
  return (
    html
      .replace(/<title>[^<]*<\/title>|<[^>]*>/g, (tag) =>
        tag.replace(/\uE002[^\uE003]*\uE003/g, "").replace(anyMark, ""),
      )
      // One element, whatever its parent lays out beside each other.
      .replace(/>([^<]*[\uE000-\uE003][^<]*)</g, "><span>$1</span><")
      .replaceAll(marks.added[0], "<ins>")
      .replaceAll(marks.added[1], "</ins>")
      .replaceAll(marks.removed[0], "<del>")
      .replaceAll(marks.removed[1], "</del>")
  );
}
