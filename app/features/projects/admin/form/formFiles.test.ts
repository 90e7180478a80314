import { expect, test } from "vitest";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { file } from "#app/validation/file.ts";
import { film } from "#app/validation/film.ts";
import { collect } from "#app/validation/schemaTree.ts";
import { projectFileKind } from "./formFiles.ts";

test("every file field of a project takes files in the form", () => {
  const image = "images/a.webp";
  const project = {
    ...{ bannerImage: image, bannerLogo: image, cardImageMobile: image, cardImageDesktop: image },
    description: { firstImage: image, secondImage: image, logoImage: image },
    partners: [{ image }],
    projectInAction: image,
    posts: [{ image }, { image }],
    results: { image },
    beforeAndAfter: { beforeImage: image, afterImage: image, eBookImage: image },
    gallery: [{ file: image }],
    documents: [{ file: image }],
  };
  const fields = [file, film].flatMap((leaf) => collect(projectSchema, leaf, project));
  const names = fields.map(({ path }) => path.join(".").replace(/\.(\d+)\./, "[$1]."));
  expect(names).toHaveLength(17);
  expect(names.filter((name) => projectFileKind(name) === undefined)).toEqual([]);
});

test("a text field takes none", () => {
  expect(projectFileKind("name")).toBeUndefined();
  expect(projectFileKind("documents[0].title")).toBeUndefined();
});
