import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { translate } from "#app/i18n/texts.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Documents from "../documents.repo.server.ts";
import { action } from "./newDocuments.tsx";

setupTestDatabase();
setupTestStorage();

test("files that are sent at once come back to be checked, each titled after its name, and become documents", async () => {
  const context = new RouterContextProvider();
  context.set(requestContext, { lang: "pt", t: translate("pt") } as RequestInfo);
  const url = new URL("http://x/admin/documentos/varios");
  const post = (body: FormData) =>
    action({ request: new Request(url, { method: "POST", body }), url, context });

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
  }
  // Sent twice, as by a double click.
  for (const attempt of [1, 2]) {
    checked.set("attempt", String(attempt));
    expect(await post(checked)).toMatchObject({ status: 303 });
  }
  expect(await Documents.findAll()).toMatchObject([
    { title: "Plano de acao", file: rows[0]?.file },
    { title: "Foto", file: rows[1]?.file },
  ]);
});
