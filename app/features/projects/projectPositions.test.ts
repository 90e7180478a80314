import { expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as ProjectPlaces from "./projectPositions.repo.server.ts";
import * as Projects from "./projects.repo.server.ts";
import { projectSchema } from "./projects.schema.ts";

setupTestDatabase();

async function insert(...projects: [name: string, highlight: boolean][]) {
  const ids: Record<string, number> = {};
  for (const [name, highlight] of projects) {
    ids[name] = (await Projects.insert(projectSchema.parse({ name, highlight }))).id;
  }
  return (name: string) => ids[name] ?? 0;
}

const names = async () => (await Projects.findAllForStaff()).map(({ name }) => name).join("");

test("a move stays in its section and puts highlighted projects first", async () => {
  const id = await insert(["a", false], ["B", true], ["c", false], ["D", true], ["e", false]);
  expect(await ProjectPlaces.move(id("e"), 1)).toBe(true);
  expect(await names()).toBe("BDeac");
  expect(await ProjectPlaces.move(id("B"), 99)).toBe(true);
  expect(await names()).toBe("DBeac");
});

test("a move beside another says nothing of the rest of the section", async () => {
  const id = await insert(["a", false], ["b", false], ["C", true], ["d", false], ["E", true]);
  const beside = (name: string, side: "before" | "after", neighbour: string) =>
    ProjectPlaces.moveBeside({ id: id(name), side, neighbour: id(neighbour) });
  expect(await ProjectPlaces.move(id("d"), 1)).toBe(true);
  expect(await beside("a", "after", "b")).toBe(true);
  expect(await names()).toBe("CEdba");
  expect(await beside("E", "before", "C")).toBe(true);
  expect(await names()).toBe("ECdba");
  await Projects.updateHighlight(id("b"), true);
  for (const gone of ["b", "gone"]) expect(await beside("a", "before", gone)).toBe(false);
  expect(await names()).toBe("ECdba");
});

test("a project that is gone moves nothing", async () => {
  await insert(["a", false], ["b", false]);
  expect(await ProjectPlaces.move(999, 1)).toBe(false);
  expect(await names()).toBe("ab");
});
