import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import { translate } from "#app/i18n/texts.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { insertFiles } from "#tests/support/media.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentSchema } from "../documents.schema.ts";
import { action } from "./newDocuments.tsx";

setupTestDatabase();
setupTestStorage();

/** Posts the form as a browser does. */
function post(body: FormData) {
  const context = new RouterContextProvider();
  context.set(requestContext, { lang: "pt", t: translate("pt") } as RequestInfo);
  const url = new URL("http://x/admin/documentos/varios");
  return action({ request: new Request(url, { method: "POST", body }), url, context });
}

/** The form with rows of these titles, in their order; a title's file is its own. */
async function send(titles: string, attempt: number) {
  const body = new FormData();
  body.set("idempotencyKey", "um formulário");
  body.set("attempt", String(attempt));
  for (const [index, title] of [...titles].entries()) {
    body.set(`documents[${index}].file`, `files/${title.toLowerCase()}.pdf`);
    body.set(`documents[${index}].title`, title);
  }
  const answer = await post(body);
  return answer instanceof Response ? answer.status : answer.init?.status;
}

const titles = async () => (await Documents.findAll()).map(({ title }) => title).join("");

test("files that are sent at once come back to be checked, each titled after its name, and become documents", async () => {
  const body = new FormData();
  const files = { "plano_de_acao.pdf": samples.pdf, "IMG_12.png": await samples.png() };
  for (const [name, bytes] of Object.entries(files)) {
    body.append("upload:documents[].file", new File([new Uint8Array(bytes)], name));
  }
  body.append("__intent__", JSON.stringify({ type: "validate", payload: {} }));
  const answer = await post(body);
  if (!("data" in answer)) throw new Error("The form comes back");
  const rows = answer.data.result?.initialValue?.documents as { file: string; title?: string }[];
  expect(rows.map(({ title }) => title ?? "")).toEqual(["Plano de acao", ""]);
  expect(await Documents.findAll()).toEqual([]);

  const checked = new FormData();
  checked.set("idempotencyKey", "um formulário");
  for (const [index, { file, title }] of rows.entries()) {
    checked.set(`documents[${index}].file`, file);
    checked.set(`documents[${index}].title`, title ?? "Foto");
    checked.set(`documents[${index}].description`, "");
    checked.set(`documents[${index}].en.title`, title ? "Action plan" : "");
    checked.set(`documents[${index}].en.description`, "");
  }
  // Sent twice, as by a double click.
  for (const attempt of [1, 2]) {
    checked.set("attempt", String(attempt));
    expect(await post(checked)).toMatchObject({ status: 303 });
  }
  expect(await Documents.findAll()).toMatchObject([
    { title: "Plano de acao", en: { title: "Action plan" }, file: rows[0]?.file },
    { title: "Foto", file: rows[1]?.file },
  ]);
});

test("a form that is sent again with other rows, its first answer lost, makes just those documents", async () => {
  await insertFiles(..."abcd".split("").map((name) => `files/${name}.pdf`));
  expect(await send("abcc", 1)).toBe(303);
  expect(await titles()).toBe("abcc");
  const [, b] = await Documents.findAll();
  // The first row is removed, the second one named otherwise, and one is added.
  expect(await send("Bccd", 2)).toBe(303);
  expect(await titles()).toBe("Bccd");
  expect((await Documents.findAll())[0]?.id).toBe(b?.id);
  expect((await Trash.findPage({ limit: 9 })).map(({ title }) => title)).toEqual(["a"]);
  // What arrives late changes nothing.
  expect(await send("a", 1)).toBe(409);
  expect(await titles()).toBe("Bccd");
});

test("a document that a colleague has changed since stays as it is, and the form's others are saved", async () => {
  await insertFiles(..."abc".split("").map((name) => `files/${name}.pdf`));
  await send("ab", 1);
  const [, b] = await Documents.findAll();
  const saved = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(saved);
  await Documents.update(b?.id ?? 0, documentSchema.parse({ title: "z" }));
  // The form comes back with what was typed here in the one that was not stored.
  expect(await send("ABc", 2)).toBe(409);
  expect(await titles()).toBe("Azc");
  // One that the form no longer holds stays as the colleague has made it.
  expect(await send("A", 3)).toBe(303);
  expect(await titles()).toBe("Az");
});
