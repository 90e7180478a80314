import { pageLink } from "#app/paging.ts";
import { paths } from "#app/sitePaths.ts";

/** Files per page of /uploads. */
export const filesPageSize = 24;

/** The address of one page of /uploads, or of a search in it. */
export function uploadsLink(query: string, page: number): string {
  return pageLink(paths.uploads, new URLSearchParams(query ? { q: query } : {}), page);
}
