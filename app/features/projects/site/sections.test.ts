import { describe, expect, test } from "vitest";
import { type PublicProject, projectSchema } from "../projects.schema.ts";
import { isWithoutSections, sectionsOf } from "./sections.ts";

const image = "images/a.webp";

/** The sections of a project with only the given data. */
function sections(given: object) {
  return sectionsOf({ id: 1, ...projectSchema.parse({ name: "Rio", ...given }) } as PublicProject);
}

const none = {
  description: null,
  partners: [],
  video: null,
  posts: [],
  results: null,
  beforeAfter: null,
  eBook: null,
  gallery: [],
  documents: [],
};

describe("a section stands on a project's page only when its data exists (spec 2)", () => {
  test("a project with only a name has no section", () => {
    expect(sections({})).toEqual(none);
    expect(isWithoutSections(sections({}))).toBe(true);
    expect(isWithoutSections(sections({ gallery: [{ file: image }] }))).toBe(false);
    expect(isWithoutSections(sections({ projectInAction: "videos/a.mp4" }))).toBe(false);
  });

  test("blank texts are no data", () => {
    expect(sections({ description: { title: "  ", description: "\n" } }).description).toBeNull();
  });

  test.each([
    ["description", { description: { secondImage: image } }],
    ["results", { results: { nameTwo: "pontes" } }],
  ] as const)("one value is enough for %s", (section, given) => {
    expect(sections(given)[section]).not.toBeNull();
  });

  test("partners without a logo, empty news and empty documents are left out", () => {
    const found = sections({
      partners: [{ link: "https://example.org" }, { image }],
      posts: [{ link: "https://example.org" }, { topic: "Água" }],
      documents: [{}, { link: "https://example.org" }],
    });
    expect(found.partners).toHaveLength(1);
    expect(found.posts.map((post) => post.topic)).toEqual(["Água"]);
    expect(found.documents).toHaveLength(1);
  });

  test("before and after needs both pictures", () => {
    expect(sections({ beforeAndAfter: { beforeImage: image } }).beforeAfter).toBeNull();
    const both = { beforeAndAfter: { beforeImage: image, afterImage: image } };
    expect(sections(both).beforeAfter).toEqual({
      before: { image },
      after: { image },
    });
  });

  const eBook = { title: "Guia", description: "Texto", link: "/guia.pdf", eBookImage: image };

  test("the e-book needs title, description, link and cover", () => {
    expect(sections({ beforeAndAfter: eBook }).eBook).toMatchObject({ cover: image });
  });

  test("an e-book that is a file leads to it, with or without a link", () => {
    const eBookFile = "files/guia.pdf";
    const leads = { link: "/storage/files/guia.pdf" };
    expect(sections({ beforeAndAfter: { ...eBook, eBookFile } }).eBook).toMatchObject(leads);
    const alone = { ...eBook, link: "", eBookFile };
    expect(sections({ beforeAndAfter: alone }).eBook).toMatchObject(leads);
  });

  test.each(["title", "description", "link", "eBookImage"])("no e-book without its %s", (key) => {
    const { [key as "title"]: _, ...rest } = eBook;
    expect(sections({ beforeAndAfter: rest }).eBook).toBeNull();
  });
});
