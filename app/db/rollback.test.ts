import { rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import { pictureDescription } from "#app/features/media/description/description.schema.ts";
import { moveOnBoard } from "#app/features/partners/boards.repo.server.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import { move } from "#app/features/projects/projectPositions.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { receive } from "#app/files/receive.server.ts";
import { store, storeReceived } from "#app/files/store.server.ts";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { refuseChanges } from "#tests/support/refuseChanges.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { db } from "./connection.server.ts";

setupTestDatabase();
const storage = setupTestStorage();

/** Makes the last part of a change fail. */
const breakTable = (table: string, event?: string) =>
  refuseChanges(table, { message: "broken", ...(event && { event }) });
const named = (name: string) => projectSchema.parse({ name, posts: [{ title: name }] });

describe("what fails half-way leaves all as it was", () => {
  test("a project's save", async () => {
    const { id } = await Projects.insert(named("Um"));
    await breakTable("projectPost");
    await expect(Projects.update(id, named("Dois"))).rejects.toThrow("broken");
    expect(await Projects.findById(id)).toMatchObject({
      name: "Um",
      version: 1,
      posts: [{ title: "Um" }],
    });
  });

  test("a new project", async () => {
    await breakTable("projectPost");
    await expect(Projects.insert(named("Um"))).rejects.toThrow("broken");
    expect(await Projects.count()).toBe(0);
  });

  test("a deletion", async () => {
    for (const name of ["a", "b"]) await Projects.insert(named(name));
    await breakTable("project", "update of position");
    await expect(Projects.deleteById(1)).rejects.toThrow("broken");
    expect(await Projects.count()).toBe(2);
  });

  test("an order", async () => {
    for (const name of ["a", "b"]) await Projects.insert(named(name));
    await breakTable("contentVersion", "update");
    await expect(Projects.updateOrder([{ id: 2, order: 1 }])).rejects.toThrow("broken");
    expect((await Projects.findAllForStaff()).map(({ id }) => id)).toEqual([1, 2]);
  });

  test("an upload of two files", async () => {
    await breakTable("mediaJob");
    const first = await receive([samples.pdf], { originalName: "a.pdf", accept: "any" });
    const second = await receive([await samples.png()], { originalName: "a.png", accept: "any" });
    await expect(storeReceived([first, second])).rejects.toThrow("broken");
    expect(await db().selectFrom("media").selectAll().execute()).toEqual([]);
    expect(storage.files()).toEqual([]);
  });

  test("an upload whose place on the disk cannot be made durable", async () => {
    const { temp, ...file } = await receive([samples.pdf], {
      originalName: "a.pdf",
      accept: "any",
    });
    vi.spyOn(temp, "place").mockImplementation(async (path) => {
      await rename(temp.file, join(storage.root(), "public", path));
      throw new Error("EIO: i/o error, fsync");
    });
    await expect(storeReceived([{ temp, ...file }])).rejects.toThrow("EIO");
    expect(storage.files()).toEqual([]);
  });

  test("a move on the partners' board", async () => {
    for (let i = 0; i < 3; i++) await Partners.insert(partnerSchema.parse({ type: 1 }));
    await breakTable("contentVersion", "update");
    await expect(moveOnBoard({ id: 3, column: 0 })).rejects.toThrow("broken");
    expect((await Partners.findBoard(1)).map((c) => c.map(({ id }) => id))).toEqual([
      [1],
      [2],
      [3],
    ]);
  });
});

test("what visitors see of a move or a description raises the content version", async () => {
  await Projects.insert(named("Um"));
  await Partners.insert(partnerSchema.parse({ type: 1 }));
  await store([await samples.png()], { originalName: "a.png", accept: "image" });
  for (const change of [
    () => move(1, 1),
    () => moveOnBoard({ id: 1, column: 1 }),
    () => Descriptions.updatePicture(1, pictureDescription.parse({ altPt: "x" })),
  ]) {
    const before = await findContentVersion();
    await change();
    expect(await findContentVersion()).toBe(before + 1);
  }
});

test("a save based on the state before a star was set is stale", async () => {
  await Projects.insert(named("Um"));
  await Projects.updateHighlight(1, true);
  expect(await Projects.update(1, named("x"), { version: 1 })).toBe("stale");
});
