import type { PublicationStatus } from "#app/features/schedule/describeState.server.ts";
import { fold, foldedWords } from "#app/i18n/fold.ts";
import { type Paging, pagingOf } from "#app/paging.ts";
import { queryOf } from "#app/validation/query.ts";
import type { ProjectListItem } from "../../projects.schema.ts";

/** Cards per page of a section; divisible by one to four columns. */
const pageSize = 24;

/** The query parameter of the highlighted section's pages. */
export const highlightedPage = "destaques";
/** The query parameter of the pages of those that visitors do not see. */
export const unpublishedPage = "rascunhos";
/** The query parameter of the search by name. */
export const searchParameter = "busca";
/** The query parameter of the filter by state, and its values. */
export const stateParameter = "estado";
export const stateFilters = {
  published: "publicados",
  draft: "rascunhos",
  changed: "alterados",
  hidden: "fora",
  scheduled: "agendados",
} as const satisfies Record<StateFilter, string>;

/** A state, or that something is scheduled, in whatever state. */
export type StateFilter = PublicationStatus | "scheduled";

/** A project with its state; a nameless one has its name on the site (`withSiteName`). */
export type StatedProject = ProjectListItem & { status: PublicationStatus; isScheduled: boolean };

/** A card of the list. */
export interface ListedProject extends StatedProject {
  /** 1-based within its section. */
  place: number;
}

/** One of the list's sections, with the cards on this page. */
export interface ListSection<Card = ListedProject> {
  projects: Card[];
  /** Number of projects in the section, regardless of the search and the filter. */
  count: number;
  /** Number of projects found; all without a search and a filter. */
  found: number;
  paging: Paging;
}

/**
 * Splits the projects into the list's sections (highlighted, the others, and those that visitors do not see)
 * and takes the requested page of each.
 *
 * @param projects all: public ones in display order
 * @returns also the search by words of the name (`query`, empty without one), the filter by state, and how many
 *   projects each filter finds; those with unpublished changes are published as well, and what is scheduled has a state besides
 */
export function listSections(projects: StatedProject[], search: URLSearchParams) {
  const query = queryOf(search.get(searchParameter));
  const words = foldedWords(query);
  const filter = filterOf(search.get(stateParameter));
  const isFound = (project: StatedProject) =>
    (!filter || isIn(project, filter)) && words.every((word) => fold(project.name).includes(word));
  const section = (
    isMember: (project: StatedProject) => boolean,
    parameter?: string,
  ): ListSection => {
    const all = projects
      .filter(isMember)
      .map((project, index) => ({ ...project, place: index + 1 }));
    const found = all.filter(isFound);
    const paging = pagingOf(search, found.length, pageSize, parameter);
    return {
      projects: found.slice(paging.offset, paging.offset + paging.limit),
      count: all.length,
      found: found.length,
      paging,
    };
  };
  const counts = { published: 0, draft: 0, changed: 0, hidden: 0, scheduled: 0 };
  for (const project of projects) {
    for (const each of filters) if (isIn(project, each)) counts[each]++;
  }
  return {
    query,
    filter,
    counts: { all: projects.length, ...counts },
    highlighted: section((project) => isPublic(project) && project.highlight, highlightedPage),
    all: section((project) => isPublic(project) && !project.highlight),
    unpublished: section((project) => !isPublic(project), unpublishedPage),
  };
}

const filters = Object.keys(stateFilters) as StateFilter[];

function filterOf(value: string | null): StateFilter | undefined {
  return filters.find((filter) => stateFilters[filter] === value);
}

function isIn({ status, isScheduled }: StatedProject, filter: StateFilter) {
  if (filter === "scheduled") return isScheduled;
  return status === filter || (filter === "published" && status === "changed");
}

function isPublic({ status }: StatedProject) {
  return status === "published" || status === "changed";
}
