import { expect, test } from "vitest";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import { isOnPostgres } from "#tests/support/engine.ts";
import * as Numbers from "./numbers.repo.server.ts";
import { numbersSchema } from "./numbers.schema.ts";

setupTestDatabase();

const empty = { number: "", description: "" };
const some = numbersSchema.parse({
  projects: { number: "+ de 40", description: "projetos", en: { description: "projects" } },
  people: { number: "12 mil", description: "pessoas", en: { number: "12 thousand" } },
});

test("begin empty", async () => {
  const blocks = { projects: empty, connections: empty, regions: empty, people: empty };
  expect(await Numbers.findPublic("pt")).toEqual(blocks);
  expect(await Numbers.find()).toEqual({ ...blocks, version: 1 });
});

test("are replaced whole and read back in each language", async () => {
  const before = await findContentVersion();
  expect(await Numbers.update(some)).toBe("updated");
  expect(await findContentVersion()).toBe(before + 1);
  expect(await Numbers.find()).toEqual({ ...some, version: 2 });
  const english = await Numbers.findPublic("en");
  expect(english.projects).toEqual({
    ...{ number: "+ de 40", description: "projects" },
    inPortuguese: ["number"],
  });
  expect(english.people).toEqual({
    ...{ number: "12 thousand", description: "pessoas" },
    inPortuguese: ["description"],
  });
  await Numbers.update(numbersSchema.parse({}));
  expect((await Numbers.findPublic("en")).people).toEqual(empty);
});

test("a stale edit writes nothing", async () => {
  expect(await Numbers.update(some, { version: 1 })).toBe("updated");
  expect(await Numbers.update(numbersSchema.parse({}), { version: 1 })).toBe("stale");
  expect((await Numbers.find()).projects).toEqual(some.projects);
});

test("read beside a save, come with a version that is no newer than they are", async () => {
  const before = await Numbers.find();
  const [read] = await Promise.all([Numbers.find(), Numbers.update(some)]);
  const after = await Numbers.find();
  const mixed = { ...after, version: before.version };
  // How much of the save it sees is the engine's matter: SQLite writes while the version is being read.
  expect(isOnPostgres ? [before, after, mixed] : [mixed]).toContainEqual(read);
  const isOld = read.version < after.version;
  expect(await Numbers.update(numbersSchema.parse({}), read)).toBe(isOld ? "stale" : "updated");
});
