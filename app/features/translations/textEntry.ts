import { mostAlt, mostTranscript } from "#app/features/media/description/longest.ts";
import { type StoredEnglish, type TranslationState, translationState } from "#app/i18n/content.ts";
import { mostText } from "#app/validation/text.ts";

/** What holds texts of staff's; the order is that of the page "Traduções". */
const textKinds = ["project", "numbers", "document", "partner", "image", "film"] as const;
type TextKind = (typeof textKinds)[number];

/** Longest text that the form of each takes, in code points. */
export const mostLetters: Readonly<Record<TextKind, number>> = {
  project: mostText,
  numbers: mostText,
  document: mostText,
  partner: mostText,
  image: mostAlt,
  film: mostTranscript,
};

/** Whether the form of its kind takes a text so long. */
export function isWithin(text: string, kind: TextKind): boolean {
  return [...text].length <= mostLetters[kind];
}

/** A text of staff's that has a Portuguese version, and how its English one stands. */
export interface TextEntry {
  /** The same as long as the text stands where it does: `project/3/posts[0].title`. */
  key: string;
  kind: TextKind;
  /** Tells records of a kind apart: an id, for files the path under /storage. */
  id: string;
  /** The record's name in Portuguese; "" where it has none. */
  title: string;
  /** As its form names it: `posts[0].title`. */
  field: string;
  portuguese: string;
  english: string;
  state: TranslationState;
}

export type RecordName = Pick<TextEntry, "kind" | "id" | "title">;

/**
 * The entries of one object that holds texts; empty Portuguese texts need no translation and are
 * left out.
 *
 * @param prefix of the field names: `posts[0].`
 */
export function entriesOf(
  record: RecordName,
  prefix: string,
  portuguese: Readonly<Record<string, string>>,
  stored: StoredEnglish = {},
): TextEntry[] {
  return Object.entries(portuguese).flatMap(([name, text]) => {
    const state = translationState(text, stored[name]);
    if (!state) return [];
    const field = prefix + name;
    const english = stored[name]?.text ?? "";
    return [{ ...record, key: keyOf(record, field), field, portuguese: text, english, state }];
  });
}

export function keyOf({ kind, id }: Pick<TextEntry, "kind" | "id">, field: string): string {
  return `${kind}/${id}/${field}`;
}

/** What a key names; undefined for what is no key. A file's path holds slashes of its own. */
export function parseKey(key: string): Pick<TextEntry, "kind" | "id" | "field"> | undefined {
  const [, name, id, field] = /^(\w+)\/(.+)\/([^/]+)$/.exec(key) ?? [];
  const kind = textKinds.find((each) => each === name);
  return kind && id && field ? { kind, id, field } : undefined;
}

/** Entries, or what is said about them, record by record, in the order that they come in. */
export function groupByRecord<Item extends { key: string }>(items: readonly Item[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const record = item.key.replace(/\/[^/]*$/, "");
    const group = groups.get(record);
    if (group) group.push(item);
    else groups.set(record, [item]);
  }
  return [...groups.values()];
}
