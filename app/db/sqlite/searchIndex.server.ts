import { type SqlBool, sql } from "kysely";
import { db } from "../connection.server.ts";
import type { SearchEngine } from "../engine.ts";
import { kindOf, languages, type Search, searchKinds } from "../searchIndex.server.ts";

/** bm25 weights of a match in the title, the lead and the body. */
const weights = [10, 4, 1];

/** FTS5. An entry's rowid holds its record, kind and language, as described in the migration. */
export const ftsSearch: SearchEngine = {
  async countHits(search) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from searchIndex where ${condition(search)}`.execute(db());
    return rows[0]?.count ?? 0;
  },

  async findHits(search, { limit, offset }) {
    const { rows } = await sql<{ entry: number }>`
      select entry from (
        select rowid as entry, bm25(searchIndex, ${sql.join(weights)}) as score
        from searchIndex where ${condition(search)})
      left join projectDocument as item
        on ((entry >> 1) & 3) = ${searchKinds.projectDocument} and item.id = entry >> 3
      order by score, coalesce(item.projectId, entry >> 3), item.position, entry
      limit ${limit} offset ${offset}`.execute(db());
    return rows.map(({ entry }) => ({
      kind: kindOf((entry >> 1) & 3),
      recordId: Math.floor(entry / 8),
    }));
  },

  hasTerms(terms) {
    const expression = terms.map(toExpression).join(" AND ");
    return sql<SqlBool>`id in (select rowid from mediaSearch where mediaSearch match ${expression})`;
  },
};

function condition({ terms, lang, kinds: wanted, match }: Search) {
  const expression = terms.map(toExpression).join(match === "all" ? " AND " : " OR ");
  const numbers = wanted.map((kind) => searchKinds[kind]);
  return sql<SqlBool>`searchIndex match ${expression}
    and (rowid & 1) = ${languages[lang]} and ((rowid >> 1) & 3) in (${sql.join(numbers)})`;
}

/**
 * What the index is asked for a term of `searchTerms`. Quoted, so that no word is FTS syntax. One letter is no
 * prefix search: it would match too many words. A number is also found with its thousands apart (17.875), which
 * the index holds as words of their own.
 */
function toExpression(term: string): string {
  if (term.length === 1) return `"${term}"`;
  if (!/^[0-9]{4,}$/.test(term)) return `"${term}" *`;
  const groups = term.replace(/\B(?=([0-9]{3})+$)/g, " ");
  return `("${term}" * OR "${groups}" *)`;
}
