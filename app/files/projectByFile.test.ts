import { expect, test } from "vitest";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { findOnlyProjectByFile } from "./projectByFile.repo.server.ts";
import { store } from "./store.server.ts";

setupTestDatabase();
setupTestStorage();

test("names the one project that shows a file, in a field or a row, and none of several", async () => {
  const [first, second] = await Promise.all(
    ["a.png", "b.png"].map(async (originalName) =>
      store([await samples.png()], { originalName, accept: "image" }),
    ),
  );
  const banner = first?.id ?? "";
  const photo = second?.id ?? "";
  const insert = (project: object) => Projects.insert(projectSchema.parse(project));
  expect(await findOnlyProjectByFile(banner)).toBeUndefined();
  await insert({ name: "Rio", bannerImage: banner, gallery: [{ file: photo }, { file: photo }] });
  expect(await findOnlyProjectByFile(banner)).toMatchObject({ name: "Rio" });
  expect(await findOnlyProjectByFile(photo)).toMatchObject({ name: "Rio" });
  await insert({ name: "Mar", posts: [{ image: photo, title: "Maré" }] });
  expect(await findOnlyProjectByFile(photo)).toBeUndefined();
});
