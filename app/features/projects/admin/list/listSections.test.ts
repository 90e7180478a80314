import { expect, test } from "vitest";
import { listSections } from "./listSections.ts";

const projects = Array.from({ length: 1200 }, (_, index) => ({
  id: index + 1,
  name: index === 700 ? "Maré Alta" : `Projeto ${index + 1}`,
  bannerImage: null,
  highlight: index % 10 === 0,
  link: "",
}));

test("each section shows a page of its own, with places in the whole section", () => {
  const { highlighted, all } = listSections(projects, new URLSearchParams("pagina=3"));
  expect(highlighted).toMatchObject({ count: 120, paging: { page: 1, pages: 5 } });
  expect(highlighted.projects.map(({ place }) => place)).toEqual(
    Array.from({ length: 24 }, (_, index) => index + 1),
  );
  expect(all).toMatchObject({ count: 1080, paging: { page: 3, pages: 45 } });
  expect(all.projects[0]?.place).toBe(49);
});

test("a search overlooks accents and capitals", () => {
  const { highlighted, all } = listSections(projects, new URLSearchParams("busca=mare alta"));
  expect(highlighted.projects.map(({ name }) => name)).toEqual(["Maré Alta"]);
  expect(all).toMatchObject({ found: 0, count: 1080, projects: [] });
});

test("a search's words need not stand side by side, but all must be there", () => {
  const found = (words: string) =>
    listSections(projects, new URLSearchParams({ busca: words })).highlighted.projects;
  expect(found("alta mar").map(({ name }) => name)).toEqual(["Maré Alta"]);
  expect(found("alta projeto")).toEqual([]);
});
