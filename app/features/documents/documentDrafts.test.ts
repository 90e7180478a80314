import { expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { performDue } from "#app/features/schedule/performDue.server.ts";
import { undoRevision } from "#app/history/undo.server.ts";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import * as DocumentDrafts from "./documentDrafts.repo.server.ts";
import * as DocumentPages from "./documentPages.repo.server.ts";
import * as Documents from "./documents.repo.server.ts";
import { documentSchema } from "./documents.schema.ts";

setupTestDatabase();

const documentOf = (title: string, en?: string) =>
  documentSchema.parse({ title, ...(en && { en: { title: en } }) });
const insert = async (title: string) => (await Documents.insert(documentOf(title))).id;
const tagOf = async (id: number) => (await DocumentDrafts.find(id))?.tag;
const publicTitles = async () => (await Documents.findAllPublic("pt")).map(({ title }) => title);

const start = Date.parse("2090-01-01T12:00:00.000Z");
const at = (minutes: number) => new Date(start + minutes * 60_000);
const iso = (minutes: number) => at(minutes).toISOString();

test("a new document that is a draft reserves its id and shows visitors nothing, until it is published", async () => {
  const before = await findContentVersion();
  const { id } = await DocumentDrafts.insert(documentOf("Minuta"));
  expect(await findContentVersion()).toBe(before);
  expect(await publicTitles()).toEqual([]);
  expect(await DocumentPages.findNewest("pt", 9)).toEqual([]);
  expect(await insert("Ata")).not.toBe(id);
  expect(
    await DocumentDrafts.publish(id, documentOf("Plano"), { version: 0, draft: await tagOf(id) }),
  ).toBe("updated");
  expect(await publicTitles()).toEqual(["Ata", "Plano"]);
  expect(await DocumentDrafts.find(id)).toBeUndefined();
  const [last] = await Revisions.findPage({ limit: 1 });
  expect(last).toMatchObject({ kind: "documents", recordId: id, action: "created" });
});

test("the form of a new document, sent twice, is one document: as a draft, then published", async () => {
  const once = { idempotencyKey: "k", requestHash: "a", isForm: true, attempt: 1 };
  const { id } = await DocumentDrafts.insert(documentOf("Um"), once);
  const again = { ...once, requestHash: "b", attempt: 2 };
  expect(await DocumentDrafts.insert(documentOf("Dois"), again)).toEqual({ id });
  expect(
    await DocumentDrafts.insertPublished(documentOf("Dois"), { ...again, attempt: 3 }),
  ).toEqual({ id });
  expect(await publicTitles()).toEqual(["Dois"]);
  expect(await DocumentDrafts.find(id)).toBeUndefined();
});

test("one that is taken off the site returns with its id, its place, its date and its translations", async () => {
  const [, two, three] = [await insert("Um"), await insert("Dois"), await insert("Três")];
  await Documents.update(two, documentOf("Dois", "Two"));
  await Documents.update(two, documentOf("Segundo", "Two"));
  const before = await rowOf(two);
  expect(await DocumentDrafts.unpublish(two)).toEqual({ id: two, name: "Segundo" });
  expect(await publicTitles()).toEqual(["Um", "Três"]);
  expect(await DocumentDrafts.isUnpublished(two)).toBe(true);
  await Documents.updateOrder([{ id: three, order: 1 }]);
  expect(await DocumentDrafts.publishDraft(two)).toBe("updated");
  expect(await publicTitles()).toEqual(["Três", "Um", "Segundo"]);
  const after = await rowOf(two);
  expect([after.en, after.createdAt]).toEqual([before.en, before.createdAt]);
  expect(JSON.parse(after.en).title).toEqual({ text: "Two", source: "Dois" });
  expect(after.version).toBeGreaterThan(before.version);
});

test("“Desfazer” brings one back that was taken off the site, without a draft left over", async () => {
  const id = await insert("Ata");
  await DocumentDrafts.unpublish(id);
  const [last] = await Revisions.findPage({ limit: 1 });
  const revision = await Revisions.findById(last?.id ?? 0);
  expect(revision && (await undoRevision(revision))).toBe("undone");
  expect(await publicTitles()).toEqual(["Ata"]);
  expect(await DocumentDrafts.find(id)).toBeUndefined();
});

test("one that is deleted while it is off the site comes back from the trash to where it was: off it", async () => {
  const id = await insert("Ata");
  await DocumentDrafts.unpublish(id);
  expect(await DocumentDrafts.deleteById(id)).toBe(true);
  expect(await DocumentDrafts.deleteById(id)).toBe(false);
  const [last] = await Revisions.findPage({ limit: 1 });
  const deleted = await Revisions.findById(last?.id ?? 0);
  expect(deleted && (await undoRevision(deleted))).toBe("undone");
  expect(await publicTitles()).toEqual([]);
  expect((await DocumentDrafts.find(id))?.content.title).toBe("Ata");
});

test("discarding: back to what visitors saw last, or gone without a trace if they never saw it", async () => {
  const id = await insert("Ata");
  await DocumentDrafts.save(id, documentOf("Outra"), { version: 1 });
  await DocumentDrafts.unpublish(id);
  expect(await DocumentDrafts.discard(id)).toBe(true);
  expect((await DocumentDrafts.find(id))?.content.title).toBe("Ata");
  const { id: never } = await DocumentDrafts.insert(documentOf("Nunca"));
  expect(await DocumentDrafts.discard(never)).toBe(true);
  expect(await DocumentDrafts.publish(never, documentOf("Nunca"), { version: 0 })).toBe("missing");
});

test("both moments: on at one and off at the other, in their order and once, whatever the clock says later", async () => {
  const { id } = await DocumentDrafts.insert(documentOf("Edital"), {}, { publishAt: iso(1) });
  expect(await DocumentDrafts.scheduleUnpublishing(id, iso(3))).toBe(true);
  expect(await performDue(at(0))).toBe(0);
  expect(await publicTitles()).toEqual([]);
  expect(await performDue(at(1))).toBe(1);
  expect(await publicTitles()).toEqual(["Edital"]);
  expect(await performDue(at(3))).toBe(1);
  expect(await publicTitles()).toEqual([]);
  for (const minutes of [0, 1, 3]) expect(await performDue(at(minutes))).toBe(0);
  const actions = (await Revisions.findPage({ limit: 9 })).map(({ action, origin }) => [
    action,
    origin,
  ]);
  expect(actions).toEqual([
    ["unpublished", "schedule"],
    ["created", "schedule"],
  ]);
  expect(await Schedule.findAll()).toEqual([]);
});

test("an end goes with a document that somebody takes off or deletes first; a publication with its draft", async () => {
  const id = await insert("Ata");
  await DocumentDrafts.scheduleUnpublishing(id, iso(1));
  await DocumentDrafts.unpublish(id);
  expect(await Schedule.findAll()).toEqual([]);
  expect(await DocumentDrafts.schedulePublication(id, iso(1))).toBe("updated");
  await DocumentDrafts.scheduleUnpublishing(id, iso(2));
  await DocumentDrafts.deleteById(id);
  expect(await Schedule.findAll()).toEqual([]);
});

test("a publication never covers what somebody has published since", async () => {
  const id = await insert("Ata");
  await DocumentDrafts.save(id, documentOf("Rascunho"), { version: 1 }, { publishAt: iso(1) });
  await Documents.update(id, documentOf("Publicada"));
  expect(await performDue(at(1))).toBe(0);
  expect(await publicTitles()).toEqual(["Publicada"]);
  expect(await Schedule.findAll()).toMatchObject([{ kind: "documents", failure: "stale" }]);
});

function rowOf(id: number) {
  return db().selectFrom("document").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

test("a public document's changes are scheduled again for another time", async () => {
  const id = await insert("Ata");
  const { version } = (await Documents.findById(id)) ?? { version: 0 };
  await DocumentDrafts.save(id, documentOf("Ata final"), { version, draft: undefined });
  expect(await DocumentDrafts.schedulePublication(id, iso(1))).toBe("updated");
  expect(await DocumentDrafts.schedulePublication(id, iso(2))).toBe("updated");
  await performDue(at(3));
  expect(await publicTitles()).toEqual(["Ata final"]);
});
