import { expect, test } from "vitest";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { draftSchema, projectSchema } from "#app/features/projects/projects.schema.ts";
import { listFiles } from "#app/features/storedFiles/listFiles.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { findUndescribed } from "./undescribed.repo.server.ts";

const { db } = setupTestDatabase();

test("tells the pictures that visitors are shown without an alternative text, each once and with its record", async () => {
  const names = ["a", "b", "c", "d", "e", "f"].map((name) => `images/${name}.webp`);
  await insertFiles(...names);
  const [a, b, c, d, e, f] = names;
  const gallery = [a, b, c].map((file) => ({ file }));
  const content = { name: "Rio", gallery, results: { image: a }, bannerImage: f };
  const { id } = await Projects.insert(projectSchema.parse(content));
  await Projects.insert(projectSchema.parse({ name: "Mar", gallery }));
  await ProjectDrafts.insert(draftSchema.parse({ gallery: [{ file: d }] }));
  await Banner.update(bannerSchema.parse({ active: true, desktopImage: e }));
  const describe = (path: string | undefined, values: object) =>
    db()
      .updateTable("media")
      .set(values)
      .where("path", "=", path ?? "")
      .execute();
  await describe(b, { altPt: "O cais" });
  await describe(c, { isDecorative: 1 });

  expect(await findUndescribed(9)).toEqual({
    count: 2,
    pictures: [
      { path: e, project: null },
      { path: a, project: { id, name: "Rio" } },
    ],
  });
  expect(await findUndescribed(1)).toMatchObject({ count: 2, pictures: [{ path: e }] });
  await describe(a, { altPt: "A ponte" });
  await Banner.update(bannerSchema.parse({ active: false, desktopImage: e }));
  expect(await findUndescribed(9)).toEqual({ count: 0, pictures: [] });
});

test("what a place says in English alone leaves its picture undescribed, in Portuguese alone does not", async () => {
  const [a = "", b = "", c = "", d = ""] = ["a", "b", "c", "d"].map(
    (name) => `images/${name}.webp`,
  );
  await insertFiles(a, b, c, d);
  const english = { text: "", en: { text: 'The "text":"","en": pier' } };
  const portuguese = { text: 'O "text":"","en":{ cais' };
  const { id } = await Projects.insert(
    projectSchema.parse({
      gallery: [
        { file: a, fileAlt: english },
        { file: b, fileAlt: portuguese },
      ],
      results: { image: c, imageAlt: english },
      description: {
        firstImage: d,
        firstImageAlt: portuguese,
        secondImage: d,
        secondImageAlt: { decorative: true, en: { text: "A pier" } },
      },
    }),
  );
  const named = (path: string) => ({ path, project: { id, name: "" } });
  expect(await findUndescribed(9)).toEqual({ count: 2, pictures: [named(c), named(a)] });
  const lacking = async (search: string) =>
    (await listFiles(new URLSearchParams(search), "pt")).files
      .filter(({ lacksAlt }) => lacksAlt)
      .map(({ path }) => path);
  for (const search of ["", "falta=sem-texto"]) expect(await lacking(search)).toEqual([c, a]);
});
