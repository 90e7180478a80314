import { maxTranscriptLength } from "#app/features/media/description/description.schema.ts";
import { type StoredEnglish, type TranslationState, translationState } from "#app/i18n/content.ts";
import { maxAltLength, pictureOfAlt } from "#app/validation/placeAlt.ts";
import { maxTextLength } from "#app/validation/text.ts";

/**
 * The kinds of records with texts, in the order of the page "Traduções". They begin the keys of exported CSV
 * files, which must stay importable; hence "film" for a video.
 */
const textKinds = ["project", "numbers", "banner", "document", "partner", "image", "film"] as const;
type TextKind = (typeof textKinds)[number];

/** Maximum length of a text in the form of each kind, in code points. */
export const maxLengths: Readonly<Record<TextKind, number>> = {
  project: maxTextLength,
  numbers: maxTextLength,
  banner: maxTextLength,
  document: maxTextLength,
  partner: maxTextLength,
  image: maxAltLength,
  film: maxTranscriptLength,
};

/** Whether a text is short enough for its field. */
export function isWithin(
  text: string,
  { kind, field }: Pick<TextEntry, "kind" | "field">,
): boolean {
  const most = pictureOfAlt(field) === undefined ? maxLengths[kind] : maxAltLength;
  return [...text].length <= most;
}

/** One of staff's texts with a Portuguese version, and the state of its English one. */
export interface TextEntry {
  /** Stable as long as the text keeps its position: `project/3/posts[0].title`. */
  key: string;
  kind: TextKind;
  /** Identifies the record within its kind: an id, for files the path under /storage. */
  id: string;
  /** The record's name in Portuguese; "" where it has none. */
  title: string;
  /** Field name in its form: `posts[0].title`. */
  field: string;
  portuguese: string;
  english: string;
  state: TranslationState;
}

export type RecordName = Pick<TextEntry, "kind" | "id" | "title">;

/**
 * The entries of one object with texts; empty Portuguese texts need no translation and are left out.
 *
 * @param prefix of the field names: `posts[0].`
 * @param named those that hold the name of somebody or something
 */
export function entriesOf(
  record: RecordName,
  prefix: string,
  portuguese: Readonly<Record<string, string>>,
  stored: StoredEnglish = {},
  named: readonly string[] = [],
): TextEntry[] {
  return Object.entries(portuguese).flatMap(([name, text]) => {
    const state = translationState(text, stored[name], named.includes(name));
    if (!state) return [];
    const field = prefix + name;
    const english = stored[name]?.text ?? "";
    return [{ ...record, key: keyOf(record, field), field, portuguese: text, english, state }];
  });
}

export function keyOf({ kind, id }: Pick<TextEntry, "kind" | "id">, field: string): string {
  return `${kind}/${id}/${field}`;
}

/** Parses a key; undefined when it is invalid. A file's path contains slashes itself. */
export function parseKey(key: string): Pick<TextEntry, "kind" | "id" | "field"> | undefined {
  const [, name, id, field] = /^(\w+)\/(.+)\/([^/]+)$/.exec(key) ?? [];
  const kind = textKinds.find((each) => each === name);
  return kind && id && field ? { kind, id, field } : undefined;
}

/** Groups entries, or results about them, by record, in their original order. */
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
