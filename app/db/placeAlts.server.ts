import { type SqlBool, sql } from "kysely";
import type { Lang } from "#app/i18n/lang.ts";
import type { PlaceAlt, PublicPlaceAlt } from "#app/validation/placeAlt.ts";
import { isSaidAnyhow } from "#app/validation/saidAlt.ts";
import type { JsonText } from "./tables.ts";

/** A picture and what is sent of it for its place. */
type Described = readonly [file: string | null, alt: PlaceAlt | undefined];

/**
 * The `alts` column of a row: what is said of its pictures in these places alone, by column. What was said of another
 * picture than the place shows by now is dropped.
 */
export function stringifyAlts(places: Readonly<Record<string, Described>>): JsonText {
  const kept = Object.entries(places).flatMap(([column, [file, alt]]) => {
    if (!file || !alt || !isSaidAnyhow(alt) || (alt.file ?? file) !== file) return [];
    const { text, decorative, en } = alt;
    // Without a text, one that is confirmed is the same on purpose.
    const english = en?.text || (en?.confirmed?.includes("text") ? text : "");
    // Queries know this order (`englishAlone`).
    const stored: PlaceAlt = {
      file,
      text,
      ...(decorative && { decorative }),
      ...(english && { en: { text: english } }),
    };
    return [[column, stored] as const];
  });
  return JSON.stringify(Object.fromEntries(kept));
}

/**
 * The texts of a row's pictures as its record has them, without those that are not said.
 *
 * @param json the `alts` column; absent in a database whose upgrade failed
 * @param fields by field of the record (`firstImageAlt`) the column of the picture (`descriptionFirstImage`)
 * @param lang "both" for staff, with `en`
 */
export function altsOf<Field extends string>(
  json: JsonText | undefined,
  fields: Readonly<Record<Field, string>>,
  lang: Lang | "both",
): Partial<Record<Field, PlaceAlt & PublicPlaceAlt>> {
  if (json === undefined || json === "{}") return {};
  const stored = JSON.parse(json) as Record<string, PlaceAlt>;
  const found = Object.entries<string>(fields).flatMap(([field, column]) => {
    const alt = stored[column];
    return alt ? [[field, lang === "both" ? alt : inLanguage(alt, lang)]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Field, PlaceAlt & PublicPlaceAlt>>;
}

/**
 * For a query: whether a picture is described in its place alone.
 *
 * @param alts the column's name in the query: `alts`, `projectPost.alts`
 * @param column of the picture
 */
export function hasOwnAlt(alts: string, column: string) {
  return sql<SqlBool>`${sql.ref(alts)} like ${sql.lit(`%"${column}":{%`)}`;
}

/** How the JSON of a text that is English alone goes on after its file. In a text, a quote has a backslash before it. */
const englishAlone = '"text":"","en":';

/** For a query: whether a picture is described in its place alone in Portuguese, or marked as decorative there. */
export function hasOwnPortuguese(alts: string, column: string) {
  const name = sql.lit(`"${column}":{`);
  const own = sql`substr(${sql.ref(alts)}, instr(${sql.ref(alts)}, ${name}))`;
  const words = sql`substr(${own}, instr(${own}, '"text":"'), ${sql.lit(englishAlone.length)})`;
  return sql<SqlBool>`(${hasOwnAlt(alts, column)} and ${words} <> ${sql.lit(englishAlone)})`;
}

/** For a query: whether a row with one picture says something of it, but in English alone; in the words of the index. */
export function isOwnInEnglishAlone(alts: string) {
  return sql<SqlBool>`${sql.ref(alts)} like ${sql.lit(`%${englishAlone}%`)}`;
}

function inLanguage({ en, ...alt }: PlaceAlt, lang: Lang): PublicPlaceAlt {
  if (lang === "pt") return alt;
  if (alt.text === "" && !en?.text) return alt;
  return en?.text ? { ...alt, text: en.text } : { ...alt, inPortuguese: ["text"] };
}
