/**
 * English versions of staff's texts. A row's `en` column holds, per text field, the English text and the
 * Portuguese text that it translates, so that a later change of the Portuguese marks the translation as
 * outdated. Only this module knows that format; the API and the forms exchange plain `{field: text}` objects
 * (contract 5).
 */

import { isBlank } from "#app/text/blank.ts";
import { isSameText } from "#app/text/lines.ts";
import type { Lang } from "./lang.ts";

/** What the `en` column stores: `{"title": {"text": "River", "source": "Rio"}}`. */
export type StoredEnglish = Record<string, { text: string; source: string }>;

/** What the API and the forms exchange: `{"title": "River"}`. */
export type PlainEnglish<Field extends string = string> = Partial<Record<Field, string>>;

/**
 * English texts as sent by a form or an API client. `confirmed` names fields confirmed as they are: an
 * unchanged text still translates the current Portuguese, an absent one is intentionally the same.
 */
export type SentEnglish = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The states of a translation, those that need work first. */
export const translationStates = ["missing", "outdated", "translated", "same"] as const;
export type TranslationState = (typeof translationStates)[number];

/** The English texts alone. */
export function toPlainEnglish(stored: StoredEnglish): PlainEnglish {
  return Object.fromEntries(Object.entries(stored).map(([field, value]) => [field, value.text]));
}

/**
 * Builds the stored form of English texts sent with their Portuguese. An unchanged text keeps its source, so
 * that a change of the Portuguese makes it outdated, unless it is confirmed; a new text counts as a
 * translation of the current Portuguese. A text that shows nothing is none: it would hide the Portuguese one.
 * A text that was the same as the Portuguese follows it, unless it is confirmed.
 *
 * @param previous stored English of the same record, or of all items of the same list (items have no
 *   identity across saves and are matched by their text)
 * @param siblings the Portuguese of all items of the list now, this one among them
 */
export function toStoredEnglish(
  fields: readonly string[],
  portuguese: Readonly<Record<string, unknown>>,
  english: SentEnglish | undefined,
  previous: readonly StoredEnglish[] = [],
  siblings: readonly Readonly<Record<string, unknown>>[] = [portuguese],
): StoredEnglish {
  const stored: StoredEnglish = {};
  for (const field of fields) {
    const today = String(portuguese[field] ?? "");
    const sent = english?.[field];
    const isConfirmed = english?.confirmed?.includes(field) ?? false;
    const unsent = isConfirmed ? today : "";
    const text = typeof sent === "string" && !isBlank(sent) ? sent : unsent;
    if (text === "") continue;
    const known = previous.flatMap((row) => {
      const entry = row[field];
      return entry && isSameText(entry.text, text) ? [entry] : [];
    });
    const isUpToDate = isConfirmed || known.some((entry) => isSameText(entry.source, today));
    const held = siblings.filter((item) => isSameText(String(item[field] ?? ""), text)).length;
    // Of several items with this text, those that still stand need theirs.
    const follows = !isUpToDate && known.every(isSameEntry) && known.length > held;
    if (follows && !isBlank(today)) stored[field] = { text: today, source: today };
    else if (!follows) {
      stored[field] = { text, source: isUpToDate ? today : (known[0]?.source ?? today) };
    }
  }
  return stored;
}

/** Whether an English text is the same as its Portuguese on purpose. */
function isSameEntry({ text, source }: StoredEnglish[string]): boolean {
  return isSameText(text, source);
}

/** The text fields of a record shown in Portuguese on an English page; no key when there are none. */
export interface InPortuguese {
  inPortuguese?: readonly string[];
}

/**
 * The record with its text fields in the requested language, Portuguese where there is no English.
 *
 * @param fields the record's text fields
 */
export function localize<Row extends object>(
  row: Row,
  stored: StoredEnglish,
  lang: Lang,
  fields: readonly (keyof Row & string)[],
): Row & InPortuguese {
  if (lang === "pt") return row;
  const isTranslated = (field: string) => (stored[field]?.text ?? "") !== "";
  const english = fields.filter(isTranslated).map((field) => [field, stored[field]?.text]);
  const inPortuguese = fields.filter((field) => row[field] !== "" && !isTranslated(field));
  return {
    ...row,
    ...Object.fromEntries(english),
    ...(inPortuguese.length > 0 && { inPortuguese }),
  };
}

/**
 * The state of one field's translation. An empty Portuguese text needs none: `undefined`. A bare number or a
 * proper name without a translation is shown as it is, and never missing.
 *
 * @param isName whether the field holds the name of somebody or something
 */
export function translationState(
  portuguese: string,
  entry: StoredEnglish[string] | undefined,
  isName = false,
): TranslationState | undefined {
  if (portuguese === "") return undefined;
  if (!entry || entry.text === "") {
    return isName || isBareNumber(portuguese) ? "same" : "missing";
  }
  if (!isSameText(entry.source, portuguese)) return "outdated";
  return isSameText(entry.text, portuguese) ? "same" : "translated";
}

/**
 * The state of a translation as a form or a draft holds it, before it is saved (`toStoredEnglish`): a text other than the
 * stored one counts as a translation of the current Portuguese, and one that was the same follows it.
 *
 * @param stored the stored English text, with the Portuguese it was translated from
 */
export function typedTranslation(
  portuguese: string,
  english: string,
  {
    stored,
    isConfirmed = false,
    isName = false,
  }: {
    stored?: StoredEnglish[string] | undefined;
    isConfirmed?: boolean | undefined;
    isName?: boolean | undefined;
  },
): { state: TranslationState | undefined; needsWork: boolean; follows: boolean } {
  // Saving drops a text that shows nothing.
  const text = isBlank(english) ? "" : english;
  const source = stored && isSameText(stored.text, text) ? stored.source : portuguese;
  const typed = translationState(portuguese, { text, source }, isName);
  const needsWork = typed === "missing" || typed === "outdated";
  const follows = typed === "outdated" && stored !== undefined && isSameEntry(stored);
  const unconfirmed = follows ? "same" : typed;
  const confirmed = text === "" ? "same" : "translated";
  return { state: needsWork && isConfirmed ? confirmed : unconfirmed, needsWork, follows };
}

/**
 * Whether a text is a number alone ("28", "1.200", "40%"): it never counts as missing in English, where it is
 * shown as it is. A unit or a word beside it ("37 min") may need a translation.
 */
export function isBareNumber(text: string): boolean {
  return /\p{N}/u.test(text) && !/\p{L}/u.test(text);
}
