import { type SqlBool, sql } from "kysely";
import type { Lang } from "#app/i18n/lang.ts";
import { db } from "./connection.server.ts";

/** The indexed kinds; the numbers are encoded in the rowids, as described in the migration. */
const kinds = { project: 0, document: 1, projectDocument: 2 } as const;
export type SearchKind = keyof typeof kinds;

const languages: Record<Lang, number> = { pt: 0, en: 1 };

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

/** bm25 weights of a match in the title, the lead and the body. */
const weights = [10, 4, 1];

export async function countHits(search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from searchIndex where ${condition(search)}`.execute(db());
  return rows[0]?.count ?? 0;
}

/**
 * One page of the matching records, best match first. Equal ones in the order of their records; a document of a
 * project, whose row is another after each save, by its project and its place there.
 */
export async function findHits(
  search: Search,
  { limit, offset }: { limit: number; offset: number },
): Promise<SearchHit[]> {
  const { rows } = await sql<{ entry: number }>`
    select entry from (
      select rowid as entry, bm25(searchIndex, ${sql.join(weights)}) as score
      from searchIndex where ${condition(search)})
    left join projectDocument as item
      on ((entry >> 1) & 3) = ${kinds.projectDocument} and item.id = entry >> 3
    order by score, coalesce(item.projectId, entry >> 3), item.position, entry
    limit ${limit} offset ${offset}`.execute(db());
  return rows.map(({ entry }) => ({
    kind: kindOf((entry >> 1) & 3),
    recordId: Math.floor(entry / 8),
  }));
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
    select recordId, title, lead, body from ${view}
    where recordId in (${sql.join(recordIds)}) and lang = ${languages[lang]}`.execute(db());
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
    select recordId, iif(lang = ${languages.pt}, 'pt', 'en') as lang, title from ${view}
    where recordId in (${sql.join(recordIds)})`.execute(db());
  return rows;
}

function condition({ terms, lang, kinds: wanted, match }: Search) {
  const expression = terms.map(toExpression).join(match === "all" ? " AND " : " OR ");
  const numbers = wanted.map((kind) => kinds[kind]);
  return sql<SqlBool>`searchIndex match ${expression}
    and (rowid & 1) = ${languages[lang]} and ((rowid >> 1) & 3) in (${sql.join(numbers)})`;
}

/**
 * What an index is asked for a term of `searchTerms`. Quoted, so that no word is FTS syntax. One letter is no prefix search: it would match too many words. A
 * number is also found with its thousands apart (17.875), which the index holds as words of their own.
 */
export function toExpression(term: string): string {
  if (term.length === 1) return `"${term}"`;
  if (!/^[0-9]{4,}$/.test(term)) return `"${term}" *`;
  const groups = term.replace(/\B(?=([0-9]{3})+$)/g, " ");
  return `("${term}" * OR "${groups}" *)`;
}

function kindOf(number: number): SearchKind {
  const names = Object.keys(kinds) as SearchKind[];
  const kind = names.find((name) => kinds[name] === number);
  if (!kind) throw new Error(`The search index holds an unknown kind: ${number}`);
  return kind;
}
