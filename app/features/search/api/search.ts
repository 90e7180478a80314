import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { queryOf } from "#app/validation/query.ts";
import { findFirst } from "../search.repo.server.ts";
import { searchResponse } from "../search.schema.ts";
import { searchTerms } from "../searchTerms.ts";

/** How many projects, and how many documents. */
const maxOfEach = 5;

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
      if (terms.length === 0) return { total: 0, results: [] };
      const strict = await findFirst({ terms, lang, match: "all" }, maxOfEach);
      if (strict.total > 0 || terms.length === 1) return strict;
      return await findFirst({ terms, lang, match: "any" }, maxOfEach);
    },
  }),
});

export const loader = search.loader;
export const action = search.action;
