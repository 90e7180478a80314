import { expect, test } from "vitest";
import { listSections } from "./listSections.ts";

const projects = Array.from({ length: 1200 }, (_, index) => ({
  id: index + 1,
  name: index === 700 ? "Maré Alta" : `Projeto ${index + 1}`,
  bannerImage: null,
  highlight: index % 10 === 0,
  link: "",
  status: "published" as const,
  isScheduled: index === 4,
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

test.each(["Requali\u00ADficação", "Re\u200Bqualificação", "Requalifica\u2060ção"])(
  "a search finds %j as it is seen",
  (name) => {
    const [first] = projects;
    if (!first) throw new Error("There are 1200");
    const search = new URLSearchParams({ busca: "requalifi\u00ADcacao" });
    expect(listSections([{ ...first, name }], search).highlighted.found).toBe(1);
  },
);

test("a search's words need not stand side by side, but all must be there", () => {
  const found = (words: string) =>
    listSections(projects, new URLSearchParams({ busca: words })).highlighted.projects;
  expect(found("alta mar").map(({ name }) => name)).toEqual(["Maré Alta"]);
  expect(found("alta projeto")).toEqual([]);
});

test("a filter by state shows only those, each in its section", () => {
  const [first, second] = projects;
  if (!first || !second) throw new Error("There are 1200");
  const listed = [
    ...projects,
    { ...first, id: 2001, name: "Esboço", highlight: false, status: "draft" as const },
    {
      ...{ ...first, id: 2002, name: "Antigo", highlight: false },
      ...{ status: "hidden" as const, isScheduled: true },
    },
  ].map((project) => (project.id === 2 ? { ...project, status: "changed" as const } : project));
  const shown = (search: string) => {
    const sections = listSections(listed, new URLSearchParams(search));
    const { highlighted, all, unpublished } = sections;
    return [highlighted, all, unpublished].map(({ found }) => found);
  };
  expect(shown("")).toEqual([120, 1080, 2]);
  expect(shown("estado=publicados")).toEqual([120, 1080, 0]);
  expect(shown("estado=alterados")).toEqual([0, 1, 0]);
  expect(shown("estado=rascunhos")).toEqual([0, 0, 1]);
  expect(shown("estado=fora")).toEqual([0, 0, 1]);
  expect(shown("estado=agendados")).toEqual([0, 1, 1]);
  expect(shown("estado=outro")).toEqual([120, 1080, 2]);
  expect(shown("estado=fora&busca=esboco")).toEqual([0, 0, 0]);
  const { counts } = listSections(listed, new URLSearchParams("busca=nada"));
  expect(counts).toEqual({
    all: 1202,
    published: 1200,
    changed: 1,
    draft: 1,
    hidden: 1,
    scheduled: 2,
  });
});
