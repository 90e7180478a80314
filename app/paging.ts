/** The current page of a long list, and the range that a query must return for it. */
export interface Paging {
  /** 1-based. */
  page: number;
  pages: number;
  limit: number;
  offset: number;
}

/** The query parameter that holds the page's number. */
export const pageParameter = "pagina";

/**
 * Reads the requested page number, capped at the last page; anything invalid is page 1.
 *
 * @param total items in the list
 * @param size items per page
 * @param parameter query parameter; a second list on the same page needs its own
 */
export function pagingOf(
  search: URLSearchParams,
  total: number,
  size: number,
  parameter = pageParameter,
): Paging {
  const asked = search.get(parameter) ?? "";
  const pages = Math.max(1, Math.ceil(total / size));
  const page = /^[1-9]\d{0,8}$/.test(asked) ? Math.min(Number(asked), pages) : 1;
  return { page, pages, limit: size, offset: (page - 1) * size };
}

/** The address of another page of the same list, keeping the other query parameters. */
export function pageLink(
  path: string,
  search: URLSearchParams,
  page: number,
  parameter = pageParameter,
): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete(parameter);
  else query.set(parameter, String(page));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * The pages to link to: the first, the last and those around the current one; null marks a gap.
 */
export function pagesAround({ page, pages }: Pick<Paging, "page" | "pages">): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
