import { createHash } from "node:crypto";
import { openEditable, type TextHolder } from "./editableRecord.server.ts";
import { groupByRecord, parseKey, type TextEntry } from "./textEntry.ts";

/** A new English text, based on a certain state of the text. */
export interface TextChange {
  key: string;
  /** {@link contentHashOf} of the state on which the change is based. */
  seen: string;
  /** The English text, "" for none; null confirms the current state. */
  english: string | null;
}

export interface ChangeResult {
  changed: number;
  /** Keys of texts that have changed meanwhile, or are gone; nothing in their records was changed. */
  refused: string[];
}

/** A short hash of both versions of a text, to detect later changes. */
export function contentHashOf({ portuguese, english }: Pick<TextEntry, "portuguese" | "english">) {
  const hash = createHash("sha256").update(JSON.stringify([portuguese, english]));
  return hash.digest("base64url").slice(0, 22);
}

/**
 * Stores English texts, record by record, each in one transaction and through its own feature: a record is
 * changed with all of its texts or, if one of them has changed since it was seen, not at all.
 */
export async function applyChanges(changes: readonly TextChange[]): Promise<ChangeResult> {
  const result: ChangeResult = { changed: 0, refused: [] };
  for (const group of groupByRecord(changes)) {
    if (await changeRecord(group)) result.changed += group.length;
    else result.refused.push(...group.map(({ key }) => key));
  }
  return result;
}

async function changeRecord(changes: TextChange[]): Promise<boolean> {
  const named = parseKey(changes[0]?.key ?? "");
  const record = named && (await openEditable(named));
  if (!record) return false;
  for (const { key, seen, english } of changes) {
    const text = findText(record.root, parseKey(key)?.field ?? "");
    if (!text || contentHashOf(text) !== seen) return false;
    text.write(english);
  }
  return (await record.save()) === "updated";
}

/** Finds a text of an open record by its field name (`posts[0].title`), and how to change it. */
function findText(root: TextHolder, field: string) {
  const steps = field.match(/[^.[\]]+/g) ?? [];
  const name = steps.pop() ?? "";
  let holder: unknown = root;
  for (const step of steps) {
    if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, step)) return;
    holder = (holder as Record<string, unknown>)[step];
  }
  if (!isHolder(holder) || !Object.hasOwn(holder, name)) return;
  const portuguese = holder[name];
  const english = holder.en?.[name] ?? "";
  if (typeof portuguese !== "string" || typeof english !== "string") return;
  return {
    portuguese,
    english,
    write: (text: string | null) => {
      const { confirmed = [], ...texts } = holder.en ?? {};
      const isRemoved = text === "";
      holder.en = {
        ...texts,
        ...(text !== null && { [name]: text }),
        ...(!isRemoved && { confirmed: [confirmed, name].flat() }),
      };
    },
  };
}

function isHolder(value: unknown): value is TextHolder {
  return typeof value === "object" && value !== null;
}
