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
    const stored: PlaceAlt = {
      file,
      text,
      ...(decorative && { decorative }),
      ...(en?.text && { en: { text: en.text } }),
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

function inLanguage({ en, ...alt }: PlaceAlt, lang: Lang): PublicPlaceAlt {
  if (lang === "pt") return alt;
  if (alt.text === "" && !en?.text) return alt;
  return en?.text ? { ...alt, text: en.text } : { ...alt, inPortuguese: ["text"] };
}
