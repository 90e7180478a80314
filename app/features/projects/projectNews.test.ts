import { expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { findNewest } from "./projectNews.repo.server.ts";
import * as Projects from "./projects.repo.server.ts";
import { projectSchema } from "./projects.schema.ts";

setupTestDatabase();

test("the newest news of all projects come first, in one language, with their projects", async () => {
  const posts = [
    { title: "Antes", createdAt: "2026-01-01T12:00:00.000Z" },
    { title: "Depois", createdAt: "2026-03-01T12:00:00.000Z", en: { title: "Later" } },
    { title: "Amanhã", createdAt: "2999-01-01T12:00:00.000Z" },
    { title: "", createdAt: "2026-05-01T12:00:00.000Z" },
    { title: " ", createdAt: "2026-05-02T12:00:00.000Z" },
  ];
  await Projects.insert(projectSchema.parse({ name: "Rio", en: { name: "River" }, posts }));
  const other = { title: "Entre", createdAt: "2026-02-01T12:00:00.000Z" };
  const { id } = await Projects.insert(projectSchema.parse({ name: "", posts: [other] }));
  const english = await findNewest("en", 2);
  expect(english).toMatchObject([
    { title: "Later", createdAt: "2026-03-01T12:00:00.000Z", project: { name: "River" } },
    { title: "Entre", project: { id, name: `Project ${id}` }, inPortuguese: ["title"] },
  ]);
  expect((await findNewest("pt", 9)).map(({ title }) => title)).toEqual([
    "Depois",
    "Entre",
    "Antes",
  ]);
});
