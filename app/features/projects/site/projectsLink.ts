import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";

/** Cards per page of /projetos; divisible by two and three columns. */
export const projectsPageSize = 24;

/** The address of one page of /projetos. */
export function projectsLink(page: number): string {
  return pageLink(paths.projects, new URLSearchParams(), page);
}
