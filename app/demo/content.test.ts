import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { documents } from "./content/documents.ts";
import * as drafts from "./content/drafts.ts";
import { homeBanner } from "./content/home.ts";
import { partners } from "./content/logos.ts";
import { projects } from "./content/projects.ts";
import { findAssets, withPaths } from "./resolve.ts";
import { seedDemo } from "./seed.server.ts";

setupTestDatabase();

const assets = findAssets([projects, drafts, homeBanner, partners, documents]);

test("every picture says in both languages what it shows", () => {
  for (const { file, alt } of assets.filter(({ accept }) => accept === "image")) {
    expect(alt?.pt && alt.en, file).toBeTruthy();
  }
});

test("every file of the content is there, and every file there is used", () => {
  const used = assets.flatMap(({ file, captions }) => [file, ...Object.values(captions ?? {})]);
  const files = readdirSync("app/demo/files", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative("app/demo/files", entry.parentPath), entry.name));
  expect(used.sort()).toEqual(files.sort());
});

test("apostrophes are typographic", () => {
  const texts = JSON.stringify([projects, drafts, homeBanner, partners, documents]);
  expect(texts.match(/\w'\w*/g)).toBeNull();
});

test("an asset used twice is one file", () => {
  const videos = projects.map((project) => project.projectInAction).filter(Boolean);
  expect(videos).toHaveLength(3);
  expect(assets.filter(({ accept }) => accept === "video")).toHaveLength(1);
});

test("a path stands where an asset stood", () => {
  const [first] = projects;
  const paths = new Map(assets.map((asset) => [asset, "images/a.webp"]));
  expect(withPaths(first, paths)).toMatchObject({
    bannerImage: "images/a.webp",
    posts: [{ image: "images/a.webp" }, {}, {}],
    name: first?.name,
  });
});

test("a site that holds anything of its own is left as it is", async () => {
  await Projects.insert(projectSchema.parse({ name: "Nosso" }));
  expect(await seedDemo()).toBe(false);
  expect(await Projects.count()).toBe(1);
});
