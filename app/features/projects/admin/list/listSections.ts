import { fold, foldedWords } from "#app/i18n/fold.ts";
import { type Paging, pagingOf } from "#app/paging.ts";
import { queryOf } from "#app/validation/query.ts";
import type { ProjectListItem } from "../../projects.schema.ts";

/** Cards per page of a section; divisible by one to four columns. */
const pageSize = 24;

/** The query parameter of the highlighted section's pages. */
export const highlightedPage = "destaques";
/** The query parameter of the search by name. */
export const searchParameter = "busca";

/** A card of the list; a nameless project has its name on the site (`withSiteName`). */
export interface ListedProject extends ProjectListItem {
  /** 1-based within its section. */
  place: number;
}

/** One of the list's two sections, with the cards on this page. */
export interface ListSection {
  projects: ListedProject[];
  /** Number of projects in the section, regardless of the search. */
  count: number;
  /** Number of projects found; all without a search. */
  found: number;
  paging: Paging;
}

/**
 * Splits the projects into the list's two sections and takes the requested page of each.
 *
 * @param projects all, in display order
 * @returns also the search by words of the name (`query`), empty without one
 */
export function listSections(projects: ProjectListItem[], search: URLSearchParams) {
  const query = queryOf(search.get(searchParameter));
  const words = foldedWords(query);
  const section = (highlight: boolean): ListSection => {
    const all = projects
      .filter((project) => project.highlight === highlight)
      .map((project, index) => ({ ...project, place: index + 1 }));
    const found = all.filter(({ name }) => words.every((word) => fold(name).includes(word)));
    const parameter = highlight ? highlightedPage : undefined;
    const paging = pagingOf(search, found.length, pageSize, parameter);
    return {
      projects: found.slice(paging.offset, paging.offset + paging.limit),
      count: all.length,
      found: found.length,
      paging,
    };
  };
  return { query, highlighted: section(true), all: section(false) };
}
