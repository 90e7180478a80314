import { type RawBuilder, type SqlBool, sql } from "kysely";
import { db } from "../connection.server.ts";
import type { SearchEngine } from "../engine.ts";
import { kindOf, languages, type Search, searchKinds } from "../searchIndex.server.ts";

/** Words that follow each other; the last one may go on. */
interface Phrase {
  words: string[];
  isPrefix: boolean;
}

/**
 * Text vectors, ranked by the formula of FTS5's `bm25` so that both engines find the same in the same order: the baseline
 * makes their words and weighs them by where they stand.
 */
export const vectorSearch: SearchEngine = {
  async countHits(search) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from "searchIndex" where ${condition(search)}`.execute(db());
    return rows[0]?.count ?? 0;
  },

  async findHits(search, { limit, offset }) {
    const phrases = search.terms.flatMap(phrasesOf);
    const { rows } = await sql<{ kind: number; recordId: number }>`
      with corpus as materialized (
        select count(*)::float8 as entries, avg("wordCount")::float8 as "meanCount" from "searchIndex"
      ), phrase as materialized (
        select words, "isPrefix", greatest(ln((entries - found + 0.5) / (found + 0.5)), 0.000001) as rarity
        from (values ${sql.join(phrases.map(toRow))}) as asked (words, "isPrefix", query)
          cross join corpus cross join lateral (
            select count(*)::float8 as found from "searchIndex" where words @@ query) as counted
      )
      select entry.kind, entry."recordId" from "searchIndex" as entry cross join corpus cross join lateral (
        select sum(rarity * weight * 2.2 / (weight + 1.2 * (0.25 + 0.75 * "wordCount" / "meanCount"))) as score
        from phrase cross join lateral "phraseWeight"(entry.words, phrase.words, "isPrefix") as weight
      ) as ranked
      left join "projectDocument" as item
        on entry.kind = ${searchKinds.projectDocument} and item.id = entry."recordId"
      where ${condition(search)}
      order by score desc, coalesce(item."projectId", entry."recordId"), item.position nulls first,
        entry."recordId", entry.kind
      limit ${limit} offset ${offset}`.execute(db());
    return rows.map(({ kind, recordId }) => ({ kind: kindOf(kind), recordId }));
  },

  hasTerms(terms) {
    return sql<SqlBool>`id in (select "mediaId" from "mediaSearch" where words @@ ${toQuery(terms, "&")})`;
  },
};

function condition({ terms, lang, kinds, match }: Search) {
  const numbers = kinds.map((kind) => searchKinds[kind]);
  return sql<SqlBool>`words @@ ${toQuery(terms, match === "all" ? "&" : "|")}
    and lang = ${languages[lang]} and kind in (${sql.join(numbers)})`;
}

/** Terms are letters and digits only. */
function toQuery(terms: readonly string[], operator: "&" | "|") {
  const parts = terms.map((term) => `(${phrasesOf(term).map(expressionOf).join(" | ")})`);
  return sql`${parts.join(` ${operator} `)}::tsquery`;
}

function toRow(phrase: Phrase): RawBuilder<unknown> {
  return sql`(${phrase.words}::text[], ${phrase.isPrefix}::boolean, ${expressionOf(phrase)}::tsquery)`;
}

function expressionOf({ words, isPrefix }: Phrase): string {
  const quoted = words.map((word) => `'${word}'`);
  return quoted.join(" <-> ") + (isPrefix ? ":*" : "");
}

/**
 * What the index is asked for a term of `searchTerms`. One letter is no prefix search: it would match too many words. A
 * number is also found with its thousands apart (17.875), which the index holds as words of their own.
 */
function phrasesOf(term: string): Phrase[] {
  const whole = { words: [term], isPrefix: term.length > 1 };
  if (!/^[0-9]{4,}$/.test(term)) return [whole];
  return [whole, { words: term.replace(/\B(?=([0-9]{3})+$)/g, " ").split(" "), isPrefix: true }];
}
