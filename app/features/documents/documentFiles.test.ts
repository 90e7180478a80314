import { expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import * as Replaced from "#app/files/serving/replaced.repo.server.ts";
import { serveStorage } from "#app/files/serving/serveStorage.server.ts";
import { store } from "#app/files/store.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { insertFiles } from "#tests/support/media.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as DocumentDrafts from "./documentDrafts.repo.server.ts";
import * as DocumentFiles from "./documentFiles.repo.server.ts";
import * as Documents from "./documents.repo.server.ts";
import { documentSchema } from "./documents.schema.ts";

setupTestDatabase();
setupTestStorage();
const server = setupStepServer([serveStorage]);

const withFile = (file: string | null) => documentSchema.parse({ title: "Ata", file });
const dayMs = 24 * 60 * 60 * 1000;
const rows = () => db().selectFrom("documentFile").selectAll().orderBy("path").execute();

/** A document that has had these files, one after the other. */
async function insertWith(first: string, ...later: (string | null)[]) {
  const { id } = await Documents.insert(withFile(first));
  for (const file of later) await Documents.update(id, withFile(file));
  return id;
}

test("an earlier file leads to the newest for a year, and only while there is one", async () => {
  await insertFiles("files/a.pdf", "files/b.pdf");
  const id = await insertWith("files/a.pdf", "files/b.pdf");
  const leads = (days = 0) => Replaced.findReplacement("files/a.pdf", Date.now() + days * dayMs);
  expect(await leads()).toEqual({ id, title: "Ata" });
  expect(await Replaced.findReplacement("files/b.pdf")).toBeUndefined();
  expect(await leads(364)).toBeDefined();
  expect(await leads(366)).toBeUndefined();
  await Documents.update(id, withFile(null));
  expect(await leads()).toBeUndefined();
  await Documents.update(id, withFile("files/b.pdf"));
  expect(await leads()).toBeDefined();
  await DocumentDrafts.unpublish(id);
  expect(await leads()).toBeUndefined();
});

test("a file that was replaced while the document was off the site leads to the new one, too", async () => {
  await insertFiles("files/a.pdf", "files/b.pdf");
  const id = await insertWith("files/a.pdf");
  await DocumentDrafts.unpublish(id);
  await DocumentDrafts.publish(id, withFile("files/b.pdf"));
  expect(await Replaced.findReplacement("files/a.pdf")).toMatchObject({ id });
  expect(await DocumentFiles.findEarlier(id)).toMatchObject([{ path: "files/a.pdf" }]);
});

test("a replaced file that a draft names stays withheld when the history is pruned", async () => {
  const { id: old } = await store([samples.pdf], { originalName: "a.pdf", accept: "any" });
  await insertFiles("files/b.pdf");
  const id = await insertWith(old, "files/b.pdf");
  const { version } = (await Documents.findById(id)) ?? { version: 0 };
  await DocumentDrafts.save(id, withFile(old), { version });
  await Revisions.deleteOlderThan(new Date(Date.now() + dayMs).toISOString());
  const answer = await fetch(`${server.origin()}/storage/${old}`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/documento/${id}/ata`]);
  await DocumentDrafts.unpublish(id);
  await Revisions.deleteOlderThan(new Date(Date.now() + dayMs).toISOString());
  expect((await fetch(`${server.origin()}/storage/${old}`)).status).toBe(410);
});

test("a version that comes back is an earlier one no more", async () => {
  await insertFiles("files/a.pdf", "files/b.pdf");
  const id = await insertWith("files/a.pdf", "files/b.pdf", "files/a.pdf");
  expect(await DocumentFiles.findEarlier(id)).toMatchObject([{ path: "files/b.pdf" }]);
  expect(await DocumentFiles.findServed(id)).toMatchObject({ file: "files/a.pdf" });
  await DocumentDrafts.save(id, withFile("files/b.pdf"));
  expect(await DocumentFiles.findServed(id)).toMatchObject({ file: "files/a.pdf" });
});

test("what is gone is forgotten after a year, and with the document that is erased", async () => {
  await insertFiles("files/a.pdf", "files/b.pdf");
  const id = await insertWith("files/a.pdf", "files/b.pdf");
  await Replaced.deleteOld(Date.now() + 400 * dayMs);
  expect(await rows()).toHaveLength(2);
  await db().deleteFrom("revisionFile").execute();
  await db().deleteFrom("media").where("path", "=", "files/a.pdf").execute();
  await Replaced.deleteOld();
  expect(await rows()).toHaveLength(2);
  await Replaced.deleteOld(Date.now() + 400 * dayMs);
  expect((await rows()).map(({ path }) => path)).toEqual(["files/b.pdf"]);
  await DocumentDrafts.deleteById(id);
  const [deletion] = await Trash.findPage({ limit: 1 });
  await Trash.erase(deletion?.id ?? 0);
  expect(await rows()).toEqual([]);
});
