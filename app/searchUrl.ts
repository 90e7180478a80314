import { pageLink } from "#app/paging.ts";
import { paths } from "#app/sitePaths.ts";

/** The two kinds of results. */
export type Group = "projects" | "documents";

/** As spelled in URLs, which are in Portuguese. */
const names: Record<Group, string> = { projects: "projetos", documents: "documentos" };

/** The group that a URL names; null for none or an unknown one. */
export function groupNamed(name: string | null): Group | null {
  const group = (Object.keys(names) as Group[]).find((each) => names[each] === name);
  return group ?? null;
}

/** The URL of a search: of both groups, or of one page of one group. */
export function searchLink(query: string, group: Group | null = null, page = 1): string {
  const search = new URLSearchParams({ ...(query && { q: query }) });
  if (group) search.set("tipo", names[group]);
  return pageLink(paths.search, search, page);
}
