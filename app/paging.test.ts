import { expect, test } from "vitest";
import { pageLink, pagesAround, pagingOf } from "./paging.ts";

const search = (query: string) => new URLSearchParams(query);

test.each([
  ["", 1],
  ["pagina=2", 2],
  ["pagina=99", 5],
  ["pagina=0", 1],
  ["pagina=-3", 1],
  ["pagina=2.5", 1],
  ["pagina=dois", 1],
  ["pagina=999999999999999999999", 1],
])("?%s of a list of five pages is page %i", (query, page) => {
  expect(pagingOf(search(query), 100, 24)).toEqual({
    page,
    pages: 5,
    limit: 24,
    offset: (page - 1) * 24,
  });
});

test("an empty list is one empty page", () => {
  expect(pagingOf(search("pagina=2"), 0, 24)).toMatchObject({ page: 1, pages: 1, offset: 0 });
});

test("links keep the rest of the query, and page 1 has no number", () => {
  expect(pageLink("/uploads", search("q=água"), 3)).toBe("/uploads?q=%C3%A1gua&pagina=3");
  expect(pageLink("/uploads", search("q=rio&pagina=3"), 1)).toBe("/uploads?q=rio");
  expect(pageLink("/projetos", search("pagina=2"), 1)).toBe("/projetos");
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [7, 9, [1, null, 6, 7, 8, 9]],
])("page %i of %i links to %j", (page, pages, shown) => {
  expect(pagesAround({ page, pages })).toEqual(shown);
});
