import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";

/** Cards on one page of /projetos; divides into two and three columns. */
export const projectsPageSize = 24;

/** The address of one page of /projetos. */
export function projectsLink(page: number): string {
  return pageLink(paths.projects, new URLSearchParams(), page);
}
