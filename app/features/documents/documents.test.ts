import { expect, test } from "vitest";
import { KeyReusedError } from "#app/db/idempotency.server.ts";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import * as DocumentDrafts from "./documentDrafts.repo.server.ts";
import * as DocumentPages from "./documentPages.repo.server.ts";
import * as Documents from "./documents.repo.server.ts";
import { documentSchema } from "./documents.schema.ts";

setupTestDatabase();

const titled = (title: string) => documentSchema.parse({ title });
const titles = async () => (await Documents.findAll()).map((document) => document.title);

test("a document reads back for staff with en, for visitors in their language", async () => {
  await insertFiles("files/a.pdf");
  const document = documentSchema.parse({
    title: "Plano",
    description: "De ação",
    file: "files/a.pdf",
    en: { title: "Plan" },
  });
  const { id } = await Documents.insert(document);
  expect(await Documents.findById(id)).toEqual({ id, ...document, version: 1 });
  expect(await Documents.findAllPublic("en")).toEqual([
    {
      ...{ id, title: "Plan", description: "De ação", file: "files/a.pdf" },
      inPortuguese: ["description"],
    },
  ]);
});

test("visitors are shown no document without file and title; the limit counts those shown", async () => {
  await insertFiles("files/a.pdf");
  const blank = "\t\n\u00a0\u2003\ufeff \u200b\u2060";
  for (const document of [{ title: blank }, { description: "Só texto" }, { title: "Título" }, {}]) {
    await Documents.insert(documentSchema.parse(document));
  }
  await Documents.insert(documentSchema.parse({ file: "files/a.pdf" }));
  await Documents.insert(titled("Terceiro"));
  const shown = await Documents.findAllVisible("pt", 2);
  expect(shown).toMatchObject([{ title: "Título" }, { file: "files/a.pdf" }]);
  const newest = await DocumentPages.findNewest("pt", 3);
  expect(newest.map(({ title }) => title)).toEqual(["Terceiro", "", "Título"]);
  expect(await Documents.findAllPublic("pt")).toHaveLength(6);
  const incomplete = (await Documents.findAll()).map(DocumentPages.isIncomplete);
  expect(incomplete).toEqual([true, true, false, true, false, false]);
});

test("the library keeps its order through adding, ordering and deleting", async () => {
  for (const title of ["Um", "Dois", "Três"]) await Documents.insert(titled(title));
  expect(await Documents.updateOrder([{ id: 3, order: 1 }])).toEqual([3, 1, 2]);
  expect(await Documents.updateOrder([{ id: 4, order: 1 }])).toBeUndefined();
  expect(await Documents.move({ id: 2, side: "before", neighbour: 1 })).toBe(true);
  expect(await titles()).toEqual(["Três", "Dois", "Um"]);
  expect(await Documents.move({ id: 2, side: "after", neighbour: 4 })).toBe(false);
  expect(await Documents.move({ id: 4, side: "after", neighbour: 2 })).toBe(false);
  expect(await DocumentDrafts.deleteById(1)).toBe(true);
  expect(await DocumentDrafts.deleteById(1)).toBe(false);
  await Documents.insert(titled("Quatro"));
  expect(await titles()).toEqual(["Três", "Dois", "Quatro"]);
});

test("a stale edit writes nothing", async () => {
  const { id } = await Documents.insert(titled("Um"));
  expect(await Documents.update(id, titled("Dois"), { version: 1 })).toBe("updated");
  expect(await Documents.update(id, titled("Três"), { version: 1 })).toBe("stale");
  expect(await Documents.update(99, titled("Três"))).toBe("missing");
  expect(await titles()).toEqual(["Dois"]);
});

test("every change raises the content version, a repeated create does not", async () => {
  const before = await findContentVersion();
  const { id } = await Documents.insert(titled("Um"), { idempotencyKey: "k" });
  await Documents.insert(titled("Um"), { idempotencyKey: "k" });
  await Documents.update(id, titled("Dois"));
  await Documents.updateOrder([]);
  await DocumentDrafts.deleteById(id);
  expect(await findContentVersion()).toBe(before + 4);
});

test("a form's submission that arrives after a later one undoes nothing", async () => {
  const send = (title: string, attempt: number) =>
    Documents.insert(titled(title), {
      idempotencyKey: "f",
      requestHash: title,
      isForm: true,
      attempt,
    });
  const { id } = await send("Lei 2", 2);
  await expect(send("Lei 1", 1)).rejects.toThrow(KeyReusedError);
  await send("Lei 4", 4);
  // A repetition with the same content counts, too.
  expect((await send("Lei 4", 6)).id).toBe(id);
  await expect(send("Lei 5", 5)).rejects.toThrow(KeyReusedError);
  expect((await Documents.findById(id))?.title).toBe("Lei 4");
  await DocumentDrafts.deleteById(id);
  await expect(send("Lei 5", 5)).rejects.toThrow(KeyReusedError);
  await send("Lei 7", 7);
});

test("a form sent again changes what it has made, but not what somebody else has changed since", async () => {
  const send = (title: string) =>
    Documents.insert(titled(title), { idempotencyKey: "f", requestHash: title, isForm: true });
  const { id } = await send("Lei");
  await send("Lei 1");
  await send("Lei 2");
  expect((await Documents.findById(id))?.title).toBe("Lei 2");
  await new Promise((resolve) => setTimeout(resolve, 2));
  await Documents.update(id, titled("Lei de outra pessoa"));
  expect((await send("Lei 2")).id).toBe(id);
  await expect(send("Lei 3")).rejects.toThrow(KeyReusedError);
  expect((await Documents.findById(id))?.title).toBe("Lei de outra pessoa");
});
