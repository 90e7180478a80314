import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { runAs } from "#app/db/history/actor.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import { coverPath } from "#app/files/cover/coverPath.ts";
import { standingOf } from "#app/files/serving/withheld.server.ts";
import { readFlash } from "#app/flash/flash.server.ts";
import type { Flash } from "#app/flash/flash.ts";
import { maxSelected } from "#app/forms/selection/useSelection.ts";
import { action as undo } from "#app/history/admin/undo.ts";
import { restoreDeleted } from "#app/history/restore.server.ts";
import { translate } from "#app/i18n/texts.server.ts";
import { setupSqlite } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as DocumentDrafts from "../documentDrafts.repo.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";
import { action as deleteSelected } from "./deleteDocuments.tsx";
import { action as moveSelected } from "./documentList.tsx";

const { sqlite } = setupSqlite();
setupTestStorage();

type Action = typeof undo | typeof deleteSelected | typeof moveSelected;

/** Posts a form of the back office; returns the answer's status, and its message or the notice of the next page. */
async function post(
  action: Action,
  fields: [name: string, value: string][],
): Promise<Partial<Flash> & { status: number | undefined }> {
  const context = new RouterContextProvider();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  context.set(requestContext, { lang: "pt", t: translate("pt"), log } as unknown as RequestInfo);
  const body = new URLSearchParams(fields);
  const request = new Request("http://x/admin/documentos", { method: "POST", body });
  const answer = await runAs({ staff: { id: null, name: "Ana" }, origin: "page" }, () =>
    action({ request, context }),
  );
  if (!(answer instanceof Response)) {
    const { message = "" } = answer.data;
    return { status: answer.init?.status, message };
  }
  const Cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const { flash } = await readFlash(new Request("http://x/", { headers: { Cookie } }));
  return { status: answer.status, ...flash };
}

const select = (ids: readonly number[]) => ids.map((id): [string, string] => ["id", String(id)]);
const deleteAll = (ids: readonly number[]) => post(deleteSelected, select(ids));
const undoAll = (revisions: readonly (number | string)[] = []) =>
  post(
    undo,
    revisions.map((id) => ["revision", String(id)]),
  );
const documentOf = (title: string, file: string | null = null) =>
  documentSchema.parse({ title, file });
const titles = async () => (await Documents.findAllPublic("pt")).map(({ title }) => title).join("");
const draftTitle = async (id: number) => (await DocumentDrafts.find(id))?.content.title;

async function insertAll(names: string): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push((await Documents.insert(documentOf(name))).id);
  return ids;
}

test("what was deleted together comes back together: also what visitors never saw, with its file", async () => {
  await insertFiles("files/minuta.pdf");
  const [a = 0, b = 0] = await insertAll("ab");
  const file = "files/minuta.pdf";
  const { id: draft } = await DocumentDrafts.insert(documentOf("Minuta", file));
  await DocumentDrafts.unpublish(b);
  const deleted = await deleteAll([a, b, draft]);
  expect(deleted).toMatchObject({ message: "3 arquivos excluídos.", undo: { isInTrash: true } });
  expect(deleted.undo?.revisions).toHaveLength(3);
  expect([await titles(), await draftTitle(draft), await Trash.count()]).toEqual([
    "",
    undefined,
    3,
  ]);
  // Sent twice, as by a double click.
  for (const _ of [1, 2]) {
    expect(await undoAll(deleted.undo?.revisions)).toMatchObject({ type: "success" });
    expect([await titles(), await draftTitle(b), await draftTitle(draft)]).toEqual([
      ...["a", "b", "Minuta"],
    ]);
  }
  expect(await Trash.count()).toBe(0);
  const back = await DocumentDrafts.find(draft);
  expect(back).toMatchObject({ content: { file }, baseVersion: 0 });
  expect(await DocumentDrafts.publishDraft(draft)).toBe("updated");
  expect(await titles()).toBe("aMinuta");
});

test("a draft that visitors never saw, deleted alone, comes back once, and its file is served again, with its cover", async () => {
  const file = "files/minuta.pdf";
  const cover = coverPath(file);
  await insertFiles(file);
  sqlite().prepare("update media set poster = ? where path = ?").run(cover, file);
  const { id } = await DocumentDrafts.insert(documentOf("Minuta", file));
  const { undo: offered } = await deleteAll([id]);
  expect([await standingOf(file), await standingOf(cover)]).toEqual(["withheld", "withheld"]);
  expect(await undoAll(offered?.revisions)).toMatchObject({ type: "success", status: 303 });
  expect(await undoAll(offered?.revisions)).toMatchObject({
    ...{ type: "info", message: "Não há mais o que desfazer." },
  });
  expect(await draftTitle(id)).toBe("Minuta");
  expect([await standingOf(file), await standingOf(cover)]).toEqual(["served", "served"]);
});

test("an undo brings back what it can, says how many, and names what it cannot", async () => {
  const ids = await insertAll("abcde");
  const [, b = 0, , d = 0] = ids;
  const deleted = await deleteAll(ids);
  // A colleague was faster with one, and deleted another again.
  const inTrash = await Trash.findPage({ limit: 9 });
  for (const id of [b, d]) {
    expect(await restoreDeleted(inTrash.find(({ recordId }) => recordId === id)?.id ?? 0)).toBe(
      "restored",
    );
  }
  await DocumentDrafts.deleteById(b);
  const undone = await undoAll(deleted.undo?.revisions);
  expect(undone).toMatchObject({ type: "warning" });
  expect(undone.message).toBe(
    "Desfeito: 4 itens voltaram a ser como antes. Não voltaram, porque mudaram de novo depois disso ou foram apagados de vez: Documento: b.",
  );
  expect(undone.undo).toBeUndefined();
  expect(await titles()).toBe("acde");
});

test("a notice offers to undo many deletions, and of more than it carries the way to the trash", async () => {
  const ids = await insertAll("x".repeat(51));
  const most = await deleteAll(ids.slice(0, 50));
  expect(most.undo?.revisions).toHaveLength(50);
  await undoAll(most.undo?.revisions);
  expect((await deleteAll(ids)).undo).toEqual({ revisions: [], isInTrash: true });
});

test("more than are changed at once are refused in a sentence", async () => {
  const ids = Array.from({ length: maxSelected + 1 }, (_, index) => index + 1);
  const refused = { status: 400, message: expect.stringContaining("No máximo 500 itens") };
  expect(await deleteAll(ids)).toEqual(refused);
  expect(await post(moveSelected, [["command", "end"], ...select(ids)])).toEqual(refused);
});

test("a deletion that fails in the middle deletes nothing", async () => {
  const ids = await insertAll("abc");
  // Stands for a disk that is full by then.
  const full = `create trigger full before insert on revision when new.recordId = ${ids[2]} and new.action = 'deleted'
    begin select raise(abort, 'full'); end`;
  sqlite().exec(full);
  expect(await deleteAll(ids)).toMatchObject({ status: 500 });
  expect(await titles()).toBe("abc");
  expect(await Trash.count()).toBe(0);
});

test("documents that are not published cannot be moved, and the notice says why", async () => {
  const { id } = await DocumentDrafts.insert(documentOf("Minuta"));
  const moved = await post(moveSelected, [["command", "start"], ...select([id])]);
  expect(moved).toMatchObject({ type: "error", message: expect.stringContaining("publicados") });
});
