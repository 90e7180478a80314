import type { Lang } from "#app/i18n/lang.ts";
import { type Paging, pagingOf } from "#app/paging.ts";
import { type Group, groupNamed } from "#app/searchUrl.ts";
import * as Search from "../search.repo.server.ts";
import { searchTerms } from "../searchTerms.ts";

/** Results per group when both are shown, and per page of a single group. */
const shownTogether = 5;
const pageSize = 10;

interface Results extends Pick<Paging, "page" | "pages"> {
  counts: { projects: number; documents: number };
  projects: Search.FoundProject[];
  documents: Search.FoundDocument[];
  /** The single group shown; null for the best of both. */
  group: Group | null;
  /** No record has all of the words: these have at least one. */
  isLoose: boolean;
}

/**
 * The results of a search: the best of both groups, or one page of one group. Records must match all of the
 * words; if there are none, any of them.
 */
export async function findResults(
  query: string,
  lang: Lang,
  search: URLSearchParams,
): Promise<Results> {
  const terms = searchTerms(query);
  const group = groupNamed(search.get("tipo"));
  if (terms.length === 0) return { ...nothing, group };
  const strict = { terms, lang, match: "all" } as const;
  let counts = await Search.countFound(strict);
  const isLoose = terms.length > 1 && counts.projects + counts.documents === 0;
  const wanted = isLoose ? ({ ...strict, match: "any" } as const) : strict;
  if (isLoose) counts = await Search.countFound(wanted);

  const { page, pages, limit, offset } = pagingOf(search, group ? counts[group] : 0, pageSize);
  const part = group ? { limit, offset } : { limit: shownTogether, offset: 0 };
  return {
    counts,
    projects: group === "documents" ? [] : await Search.findProjects(wanted, part),
    documents: group === "projects" ? [] : await Search.findDocuments(wanted, part),
    group,
    isLoose: isLoose && counts.projects + counts.documents > 0,
    page,
    pages,
  };
}

const nothing = {
  counts: { projects: 0, documents: 0 },
  projects: [],
  documents: [],
  isLoose: false,
  page: 1,
  pages: 1,
};
