import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { documents } from "./content/documents.ts";
import { homeBanner } from "./content/home.ts";
import { partners } from "./content/logos.ts";
import { projects } from "./content/projects.ts";
import { drawPicture } from "./draw/picture.ts";
import { findAssets, withPaths } from "./resolve.ts";
import { seedDemo } from "./seed.server.ts";

setupTestDatabase();

const assets = findAssets([projects, homeBanner, partners, documents]);

test("every picture says in both languages what it shows, and every file is there", () => {
  for (const asset of assets) {
    if ("draw" in asset) {
      expect(asset.alt.pt && asset.alt.en, asset.fileName).toBeTruthy();
      continue;
    }
    const files = [asset.file, ...Object.values(asset.captions ?? {})];
    for (const file of files) expect(existsSync(`app/demo/files/${file}`), file).toBe(true);
  }
});

test("apostrophes are typographic", () => {
  const texts = JSON.stringify([projects, homeBanner, partners, documents]);
  expect(texts.match(/\w'\w*/g)).toBeNull();
});

test("an asset used twice is one file", () => {
  const videos = projects.map((project) => project.projectInAction).filter(Boolean);
  expect(videos).toHaveLength(3);
  expect(assets.filter((asset) => "accept" in asset && asset.accept === "video")).toHaveLength(1);
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

test("the same description draws the same picture; before and after share their view", () => {
  const view = { scene: "cycle", hour: "afternoon", seed: 3, width: 300, height: 200 } as const;
  expect(drawPicture(view)).toBe(drawPicture(view));
  const before = drawPicture({ ...view, moment: "before" });
  expect(before).not.toBe(drawPicture(view));
  const box = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1];
  expect(box(before)).toBe(box(drawPicture(view)));
});

test("a site that holds anything of its own is left as it is", async () => {
  await Projects.insert(projectSchema.parse({ name: "Nosso" }));
  expect(await seedDemo()).toBe(false);
  expect(await Projects.count()).toBe(1);
});
