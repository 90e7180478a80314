import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { type Actor, runAs } from "#app/db/history/actor.server.ts";
import { unpack } from "#app/db/history/packed.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import { move } from "#app/features/projects/projectPositions.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { draftSchema, projectSchema } from "#app/features/projects/projects.schema.ts";
import { sweep } from "#app/files/sweep/sweep.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { eraseForGood, trashRetention } from "./eraseForGood.server.ts";
import { describeRevisions } from "./historyEntry.server.ts";
import { restoreDeleted } from "./restore.server.ts";
import { undoRevision } from "./undo.server.ts";

const database = setupTestDatabase();
setupTestStorage();

const named = (name: string, more: object = {}) => projectSchema.parse({ name, ...more });
const names = async () => (await Projects.findAllForStaff()).map(({ name }) => name);

async function last() {
  const [revision] = await Revisions.findPage({ limit: 1 });
  const whole = revision && (await Revisions.findById(revision.id));
  if (!whole) throw new Error("No revision");
  return whole;
}

async function insertAll(...all: string[]) {
  for (const name of all) await Projects.insert(named(name));
}

test("an undone edit takes back only its own fields, and what others have changed since stays", async () => {
  await Projects.insert(named("Um", { subtitle: "Cais" }));
  await Projects.update(1, named("Dois", { subtitle: "Cais" }));
  const edit = await last();
  await Projects.update(1, named("Dois", { subtitle: "Ponte" }));
  expect(await undoRevision(edit)).toBe("undone");
  expect(await Projects.findById(1)).toMatchObject({ name: "Um", subtitle: "Ponte" });
  expect(await last()).toMatchObject({ action: "restored", fields: ["name"] });
});

test("an edit whose field somebody has changed again is not undone", async () => {
  await insertAll("Um");
  await Projects.update(1, named("Dois"));
  const edit = await last();
  await Projects.update(1, named("Três"));
  expect(await undoRevision(edit)).toBe("changed");
  expect(await names()).toEqual(["Três"]);
});

test("an undone change of a picture brings back the text that it had in its place", async () => {
  const [a, b] = ["images/a.webp", "images/b.webp"];
  await insertFiles(a, b);
  const withBanner = (file: string, text: string) =>
    named("Cais", {
      bannerImage: file,
      bannerImageAlt: { text },
      results: { image: file, imageAlt: { text } },
    });
  await Projects.insert(withBanner(a, "Rio"));
  await Projects.update(1, withBanner(b, "Ponte"));
  expect(await undoRevision(await last())).toBe("undone");
  expect(await Projects.findById(1)).toMatchObject({
    ...{ bannerImage: a, bannerImageAlt: { file: a, text: "Rio" } },
    results: { image: a, imageAlt: { file: a, text: "Rio" } },
  });
  await Projects.update(1, withBanner(b, "Rio"));
  expect(await undoRevision(await last())).toBe("undone");
  expect(await Projects.findById(1)).toMatchObject({ bannerImageAlt: { file: a, text: "Rio" } });
});

test("an undo can itself be undone", async () => {
  await Banner.update(bannerSchema.parse({ link: "/sobre" }));
  await Banner.update(bannerSchema.parse({ link: "/contato" }));
  expect(await undoRevision(await last())).toBe("undone");
  expect((await Banner.find()).link).toBe("/sobre");
  expect(await undoRevision(await last())).toBe("undone");
  expect((await Banner.find()).link).toBe("/contato");
});

test("a creation and a deletion are undone, with the record's place", async () => {
  await insertAll("a", "b", "c");
  expect(await undoRevision(await last())).toBe("undone");
  expect(await names()).toEqual(["a", "b"]);
  // Nothing that was typed is lost: it is off the site, and can be published again.
  expect((await ProjectDrafts.find(3))?.content.name).toBe("c");
  await Projects.deleteById(1);
  expect(await undoRevision(await last())).toBe("undone");
  expect(await names()).toEqual(["a", "b"]);
  expect(await Trash.count()).toBe(0);
});

test("what was restored from the trash goes there again when that is undone", async () => {
  await insertAll("a");
  await Projects.deleteById(1);
  const { id } = await last();
  expect(await restoreDeleted(id)).toBe("restored");
  expect(await undoRevision(await last())).toBe("undone");
  expect(await names()).toEqual([]);
  expect(await Trash.count()).toBe(1);
});

test("a deleted project comes back with its unpublished changes", async () => {
  await insertAll("a");
  await ProjectDrafts.save(1, draftSchema.parse({ name: "b" }));
  await ProjectDrafts.deleteById(1);
  expect(await ProjectDrafts.find(1)).toBeUndefined();
  expect(await restoreDeleted((await last()).id)).toBe("restored");
  expect(await names()).toEqual(["a"]);
  expect((await ProjectDrafts.find(1))?.content.name).toBe("b");
});

const takeBack = {
  "from the trash": async () => restoreDeleted((await last()).id),
  "by an undo": async () => undoRevision(await last()),
};

test.each([
  ["from the trash", "a"],
  ["from the trash", "b"],
  ["by an undo", "b"],
] as const)("a project deleted off the site comes back there %s, with %j", async (way, name) => {
  await insertAll("a");
  await ProjectDrafts.unpublish(1);
  if (name === "b") await ProjectDrafts.save(1, draftSchema.parse({ name }));
  await ProjectDrafts.deleteById(1);
  expect(await ProjectDrafts.isUnpublished(1)).toBe(false);
  expect(await takeBack[way]()).toMatch(/restored|undone/);
  expect(await names()).toEqual([]);
  expect((await ProjectDrafts.find(1))?.content.name).toBe(name);
  expect(await ProjectDrafts.isUnpublished(1)).toBe(true);
  expect(await Trash.count()).toBe(0);
});

test.each(["public", "off the site", "only a draft"])(
  "a deleted project that was %s comes back with half-typed texts and its schedule to come",
  async (state) => {
    const content = draftSchema.parse({ name: "b" });
    const [start = "", end = ""] = [1, 2].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString(),
    );
    if (state === "only a draft") await ProjectDrafts.insert(content);
    else await insertAll("a");
    if (state === "off the site") await ProjectDrafts.unpublish(1);
    const version = state === "public" ? 1 : 0;
    await ProjectDrafts.save(1, content, { version });
    await ProjectDrafts.schedulePublication(1, start);
    await ProjectDrafts.scheduleUnpublishing(1, end);
    await ProjectDrafts.save(1, content, { version }, { typed: { link: "https://" } });
    await ProjectDrafts.deleteById(1);
    expect(await Schedule.findAll()).toEqual([]);
    expect(await restoreDeleted((await last()).id)).toBe("restored");
    const draft = await ProjectDrafts.find(1);
    expect(draft).toMatchObject({ content: { name: "b" }, typed: { link: "https://" } });
    expect(draft?.baseVersion).toBe(await Drafts.findPublicVersion(database.db(), "project", 1));
    expect(await Schedule.findAll()).toMatchObject([
      { action: "publish", dueAt: start },
      { action: "unpublish", dueAt: end },
    ]);
  },
);

test("what came due in the trash does not happen when the project comes back", async () => {
  await insertAll("a");
  await ProjectDrafts.scheduleUnpublishing(1, new Date(Date.now() + 50).toISOString());
  await ProjectDrafts.deleteById(1);
  await setTimeout(60);
  expect(await restoreDeleted((await last()).id)).toBe("restored");
  expect(await Schedule.findAll()).toEqual([]);
});

test("a draft that was behind what visitors saw is still behind it, back from the trash", async () => {
  await insertAll("a");
  await ProjectDrafts.save(1, draftSchema.parse({ name: "b" }), { version: 1 });
  await Projects.update(1, named("c"));
  await ProjectDrafts.deleteById(1);
  expect(await restoreDeleted((await last()).id)).toBe("restored");
  expect(await ProjectDrafts.publishDraft(1)).toBe("stale");
  expect(await names()).toEqual(["c"]);
});

test("a highlight is undone", async () => {
  await insertAll("a");
  await Projects.updateHighlight(1, true);
  expect(await undoRevision(await last())).toBe("undone");
  expect((await Projects.findById(1))?.highlight).toBe(false);
});

test("a move is undone among what has been moved, made and deleted since", async () => {
  await insertAll("a", "b", "c", "d");
  await move(4, 1);
  const moved = await last();
  expect(await names()).toEqual(["d", "a", "b", "c"]);
  await move(2, 2);
  await Projects.insert(named("e"));
  await Projects.deleteById(3);
  expect(await names()).toEqual(["d", "b", "a", "e"]);
  expect(await undoRevision(moved)).toBe("undone");
  // It stood behind "c", which is gone, and before that behind "b".
  expect(await names()).toEqual(["b", "d", "a", "e"]);
});

test("a whole order is undone only while it still stands", async () => {
  await insertAll("a", "b", "c");
  await Projects.updateOrder([{ id: 3, order: 1 }]);
  const ordered = await last();
  await Projects.insert(named("d"));
  expect(await undoRevision(ordered)).toBe("undone");
  expect(await names()).toEqual(["a", "b", "c", "d"]);
  await Projects.updateOrder([{ id: 3, order: 1 }]);
  const again = await last();
  await move(4, 1);
  expect(await undoRevision(again)).toBe("changed");
});

test("the trash holds what is deleted, until it is brought back or erased", async () => {
  await insertAll("a", "b");
  await Projects.deleteById(1);
  const deletion = await last();
  await Projects.deleteById(2);
  expect((await Trash.findPage({ limit: 9 })).map(({ title }) => title)).toEqual(["b", "a"]);
  expect(await restoreDeleted(deletion.id)).toBe("restored");
  expect((await Trash.findPage({ limit: 9 })).map(({ title }) => title)).toEqual(["b"]);
  expect(await restoreDeleted(deletion.id)).toBe("missing");
  const [other] = await Trash.findPage({ limit: 9 });
  expect(await eraseForGood(other?.id ?? 0)).toBe(true);
  expect(await eraseForGood(other?.id ?? 0)).toBe(false);
  expect(await Trash.count()).toBe(0);
});

test("an erased record leaves no content, and the orders of its list stay whole", async () => {
  await insertAll("segredo", "b", "c");
  await move(3, 1);
  const { contentVersion } = await last();
  await Projects.update(1, named("segredo maior"));
  await Projects.deleteById(1);
  await eraseForGood((await last()).id);
  const contents = await database.db().selectFrom("revisionContent").select("content").execute();
  expect(
    contents.filter(({ content }) => JSON.stringify(unpack(content)).includes("segredo")),
  ).toEqual([]);
  const titles = await database.db().selectFrom("revision").select("title").execute();
  expect(titles.filter(({ title }) => title.includes("segredo"))).toEqual([]);
  const site = await Revisions.findSiteAt(contentVersion);
  expect(site.order.project).toEqual([3, 2]);
});

test("who erases a record for good, and when, is told by its history, and nothing of what it was", async () => {
  await insertAll("segredo");
  await Projects.deleteById(1);
  const deletion = (await last()).id;
  const ana: Actor = { staff: { id: null, name: "Ana" }, origin: "page" };
  await runAs(ana, () => eraseForGood(deletion));
  const [erasure, former] = await describeRevisions(await Revisions.findPage({ limit: 2 }), "pt");
  expect(erasure).toMatchObject({
    action: "erased",
    by: "por Ana",
    title: "Projeto: sem nome (1)",
  });
  expect(former).toMatchObject({ action: "deleted", isErased: true });
  expect(await Trash.count()).toBe(0);
});

test("the history tells which way a star was turned", async () => {
  await insertAll("a");
  await Projects.updateHighlight(1, true);
  await Projects.updateHighlight(1, false);
  const entries = await describeRevisions(await Revisions.findPage({ limit: 2 }), "pt");
  expect(entries.map(({ fields }) => fields)).toEqual([["Destaque (saiu)"], ["Destaque (entrou)"]]);
});

test("a deletion is dated by when it happened, and is erased thirty days later", async () => {
  await insertAll("a", "b");
  const old = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
  await database.db().updateTable("project").set({ updatedAt: old }).execute();
  await Projects.deleteById(1);
  const deletion = await last();
  expect(Date.now() - Date.parse(deletion.at)).toBeLessThan(60_000);
  await Projects.deleteById(2);
  const update = database.db().updateTable("revision").set({ at: old });
  await update.where("id", "=", deletion.id).execute();
  await trashRetention.run(AbortSignal.timeout(60_000));
  expect((await Trash.findPage({ limit: 9 })).map(({ title }) => title)).toEqual(["b"]);
});

test("the sweep keeps the files of old versions and of the trash for as long as these", async () => {
  await insertFiles("images/a.webp", "images/b.webp", "images/c.webp");
  const nextMonth = new Date(Date.now() + 31 * 24 * 3_600_000);
  await Projects.insert(named("a", { bannerImage: "images/a.webp" }));
  await Projects.update(1, named("a", { bannerImage: "images/b.webp" }));
  await Projects.deleteById(1);
  expect((await sweep(nextMonth)).unreferenced).toBe(1);
  const left = () => database.db().selectFrom("media").select("path").orderBy("path").execute();
  expect((await left()).map(({ path }) => path)).toEqual(["images/a.webp", "images/b.webp"]);
  await eraseForGood((await last()).id);
  expect(await left()).toEqual([]);
});
