import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { memoizeByContentVersion } from "#app/db/memoizeByContentVersion.server.ts";
import { queryOf } from "#app/validation/query.ts";
import { findFirst, type Query } from "../search.repo.server.ts";
import { searchResponse } from "../search.schema.ts";
import { searchTerms } from "../searchTerms.ts";

/** How many projects, and how many documents. */
const maxOfEach = 5;

/**
 * Visitors begin with the same few words, and each pause in typing asks: as cheap the second time as a page. The cache of
 * pages takes no search, whose number is unbounded; so many are a few hundred kilobytes.
 */
const findOnce = memoizeByContentVersion(
  async ({ terms, lang }: Omit<Query, "match">) => {
    const strict = await findFirst({ terms, lang, match: "all" }, maxOfEach);
    if (strict.total > 0 || terms.length === 1) return strict;
    return await findFirst({ terms, lang, match: "any" }, maxOfEach);
  },
  { keyOf: ({ terms, lang }) => `${lang} ${terms.join(" ")}`, most: 300 },
);

const search = resource({
  GET: endpoint({
    summary: "The best results of the site's search: five projects and five documents at most",
    access: "everyone",
    query: { q: "One or more words, or the beginnings of words" },
    // Somebody who types goes back and forth.
    maxAge: 60,
    answer: searchResponse,
    handle: async ({ lang, query }) => {
      const terms = searchTerms(queryOf(query.get("q")));
      return terms.length === 0 ? { total: 0, results: [] } : await findOnce({ terms, lang });
    },
  }),
});

export const loader = search.loader;
export const action = search.action;
