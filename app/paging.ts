/** Where a reader stands in a long list, and which part of it a query must bring. */
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
 * Reads the page asked for, at most the last one; whatever is no page number is page 1.
 *
 * @param total items in the list
 * @param size items a page
 * @param parameter where a page has two lists, the second one's own
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

/** The address of another page of the same list, keeping what else the query says. */
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
 * The pages to link to: the first, the last and those around the present one; null stands for a
 * stretch left out.
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
