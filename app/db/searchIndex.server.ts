import { sql } from "kysely";
import type { Lang } from "#app/i18n/lang.ts";
import { db, engine } from "./connection.server.ts";

/** The indexed kinds; the numbers are encoded in the rowids, as described in the migration. */
export const searchKinds = { project: 0, document: 1, projectDocument: 2 } as const;
export type SearchKind = keyof typeof searchKinds;

/** The numbers of the languages in the index. */
export const languages: Record<Lang, number> = { pt: 0, en: 1 };

/** A record that matches. */
export interface SearchHit {
  kind: SearchKind;
  recordId: number;
}

/** A record's texts as indexed, in the language of the search. */
export interface SearchText {
  recordId: number;
  title: string;
  lead: string;
  /** All other texts, one per line. */
  body: string;
}

export interface Search {
  /** Folded words of Latin letters and digits; not empty; see `searchTerms`. */
  terms: readonly string[];
  lang: Lang;
  kinds: readonly SearchKind[];
  /** Records with every term, or with any of them. */
  match: "all" | "any";
}

/** How many records match. */
export function countHits(search: Search): Promise<number> {
  return engine().search.countHits(search);
}

/**
 * One page of the matching records, best match first. Equal ones in the order of their records; a document of a
 * project, whose row is another after each save, by its project and its place there.
 */
export function findHits(
  search: Search,
  part: { limit: number; offset: number },
): Promise<SearchHit[]> {
  return engine().search.findHits(search, part);
}

/** The texts of some records, in no particular order. */
export async function findTexts(
  kind: SearchKind,
  recordIds: readonly number[],
  lang: Lang,
): Promise<SearchText[]> {
  if (recordIds.length === 0) return [];
  const view = sql.table(`${kind}SearchText`);
  const { rows } = await sql<SearchText>`
    select "recordId", title, lead, body from ${view}
    where "recordId" in (${sql.join(recordIds)}) and lang = ${languages[lang]}`.execute(db());
  return rows;
}

/** The titles of some records in both languages: their other texts are not read. */
export async function findTitles(
  kind: SearchKind,
  recordIds: readonly number[],
): Promise<{ recordId: number; lang: Lang; title: string }[]> {
  if (recordIds.length === 0) return [];
  const view = sql.table(`${kind}SearchText`);
  const { rows } = await sql<{ recordId: number; lang: Lang; title: string }>`
    select "recordId", case when lang = ${languages.pt} then 'pt' else 'en' end as lang, title from ${view}
    where "recordId" in (${sql.join(recordIds)})`.execute(db());
  return rows;
}

/** The kind that has this number in the index. */
export function kindOf(number: number): SearchKind {
  const names = Object.keys(searchKinds) as SearchKind[];
  const kind = names.find((name) => searchKinds[name] === number);
  if (!kind) throw new Error(`The search index holds an unknown kind: ${number}`);
  return kind;
}
