import { expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as ProjectEnglish from "./projectEnglish.repo.server.ts";
import * as Projects from "./projects.repo.server.ts";
import { projectSchema } from "./projects.schema.ts";

setupTestDatabase();

test("a translation keeps the Portuguese it was made for", async () => {
  const project = {
    ...{ name: "Rio", en: { name: "River" } },
    posts: [{ title: "Um", en: { title: "One" } }],
  };
  const { id } = await Projects.insert(projectSchema.parse(project));
  await Projects.update(id, projectSchema.parse({ ...project, name: "Rio Novo" }));
  expect(await ProjectEnglish.findByProject(id)).toEqual({
    name: [{ text: "River", source: "Rio" }],
    "posts[].title": [{ text: "One", source: "Um" }],
  });
});
