import {
  type InPortuguese,
  localize,
  type SentEnglish,
  type StoredEnglish,
  toPlainEnglish,
  toStoredEnglish,
} from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { db } from "./connection.server.ts";
import type { JsonText } from "./tables.ts";

/** A record's stored English texts, with the Portuguese that each one translates; none for no such record. */
export async function findEnglish(
  table: "document" | "partner",
  id: number,
): Promise<StoredEnglish> {
  const row = await db().selectFrom(table).select("en").where("id", "=", id).executeTakeFirst();
  return parseEnglish(row?.en ?? "{}");
}

/** A row's `en` column. */
export function parseEnglish(en: JsonText): StoredEnglish {
  return JSON.parse(en) as StoredEnglish;
}

/**
 * The `en` column for texts that are being saved.
 *
 * @param previous the `en` columns from which translations of unchanged texts are taken over
 * @param siblings for an item of a list: the Portuguese of all items, see `toStoredEnglish`
 */
export function stringifyEnglish(
  fields: readonly string[],
  portuguese: Readonly<Record<string, unknown>>,
  english: SentEnglish | undefined,
  previous: readonly JsonText[],
  siblings: readonly Readonly<Record<string, unknown>>[] = [portuguese],
): JsonText {
  const known = previous.map(parseEnglish);
  return JSON.stringify(toStoredEnglish(fields, portuguese, english, known, siblings));
}

/** `{en}` for staff; no key at all when there is no English text. */
export function toEnglishKey(stored: StoredEnglish): { en?: Record<string, string> } {
  const english = Object.entries(toPlainEnglish(stored)).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, text] as const],
  );
  return english.length > 0 ? { en: Object.fromEntries(english) } : {};
}

/**
 * A record's texts in one language, or ("both") in Portuguese with `en` for staff.
 *
 * @param fields which fields are texts
 */
export function inLanguage<Texts extends object>(
  texts: Texts,
  stored: StoredEnglish,
  lang: Lang | "both",
  fields: readonly (keyof Texts & string)[],
): Texts & InPortuguese & { en?: Record<string, string> } {
  if (lang === "both") return { ...texts, ...toEnglishKey(stored) };
  return localize(texts, stored, lang, fields);
}
