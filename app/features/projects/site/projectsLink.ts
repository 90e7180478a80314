import { pageLink } from "#app/paging.ts";
import { paths } from "#app/sitePaths.ts";

/** Cards per page of /projetos; divisible by two and three columns. */
export const projectsPageSize = 24;

/** The query parameter with the slug of the theme to which the list is narrowed. */
export const themeParameter = "tema";

/** The address of one page of /projetos: of all projects, or of those with a theme. */
export function projectsLink(page: number, theme?: string): string {
  const query = new URLSearchParams(theme === undefined ? {} : { [themeParameter]: theme });
  return pageLink(paths.projects, query, page);
}
