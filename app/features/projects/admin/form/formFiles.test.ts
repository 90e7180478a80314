import { expect, test } from "vitest";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { collectFiles } from "#app/validation/schemaTree.ts";
import { projectFileKind } from "./formFiles.ts";

test("every file field of a project takes the same files in the form and at the endpoint", () => {
  const image = "images/a.webp";
  const fields = collectFiles(projectSchema, {
    ...{ bannerImage: image, bannerLogo: image, cardImageMobile: image, cardImageDesktop: image },
    description: { firstImage: image, secondImage: image, logoImage: image },
    partners: [{ image }],
    projectInAction: image,
    posts: [{ image }, { image }],
    results: { image },
    beforeAndAfter: { beforeImage: image, afterImage: image, eBookImage: image },
    gallery: [{ file: image }],
    documents: [{ file: image }],
  });
  expect(fields).toHaveLength(17);
  for (const { path, accept } of fields) {
    expect(projectFileKind(path.join(".").replace(/\.(\d+)\./, "[$1]."))).toBe(accept);
  }
});

test("a text field takes none", () => {
  expect(projectFileKind("name")).toBeUndefined();
  expect(projectFileKind("documents[0].title")).toBeUndefined();
});
