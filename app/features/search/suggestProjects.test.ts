import { expect, test } from "vitest";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { suggestProjects } from "./suggestProjects.server.ts";

setupTestDatabase();

test("three projects are suggested, each once and by its card's picture: found, highlighted, any", async () => {
  const [banner, card] = ["images/banner.webp", "images/card.webp"];
  await insertFiles(banner, card);
  for (const project of [
    { name: "Praça", bannerImage: banner },
    { name: "Cais", bannerImage: banner, cardImageDesktop: card },
    { name: "Rio", highlight: true },
    { name: "Mangue", highlight: true, bannerImage: banner, cardImageDesktop: card },
  ]) {
    await Projects.insert(projectSchema.parse(project));
  }
  const suggested = async (words?: string) =>
    (await suggestProjects("pt", words)).map(({ name, image }) => [name, image]);
  const ofMangue = ["Mangue", card];
  expect(await suggested("mangue")).toEqual([ofMangue, ["Rio", null], ["Praça", banner]]);
  expect(await suggested("cais")).toEqual([["Cais", card], ["Rio", null], ofMangue]);
  expect(await suggested()).toEqual([["Rio", null], ofMangue, ["Praça", banner]]);
});
