import { afterAll, beforeAll, expect, test } from "vitest";
import { quiet, useChromium } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* A form over a list whose order is still being saved, while a colleague edits the same record. */

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const chromium = useChromium();

/** A list of two documents whose first move is pending, with the second one's form open over it. */
async function openForm(titles: [string, string]) {
  const ids: number[] = [];
  for (const title of titles) {
    const made = await api.call("POST", "/api/admin/documents", { title });
    ids.push(((await made.json()) as { id: number }).id);
  }
  const path = `/api/admin/documents/${ids[1]}`;
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/documentos");
  const release = await holdBack(page, "**/documentos.data*");
  await page.getByRole("button", { name: `Mover ${titles[0]} para depois` }).click();
  await page.getByRole("link", { name: `Editar ${titles[1]}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Titulo", { exact: true }).fill("Título novo");
  const letGo = async () => {
    const read = page.waitForResponse(
      (answer) => answer.request().method() === "GET" && answer.url().includes(".data"),
    );
    release();
    await read;
    await quiet(page);
  };
  const save = () => dialog.getByRole("button", { name: "Salvar alterações" }).click();
  return { dialog, path, letGo, save };
}

test("what a colleague has saved meanwhile is shown beside what was typed", async () => {
  chromium.expectErrors(/status of 409/);
  const { dialog, path, letGo, save } = await openForm(["Cais", "Ponte"]);
  await api.call("PUT", path, { title: "Ponte velha", description: "A do colega" });
  await letGo();
  await save();
  await dialog
    .getByText("Esta página foi salva em outra aba ou por outra pessoa")
    .first()
    .waitFor();
  const answer = await api.call("GET", "/api/documents");
  const library = (await answer.json()) as { data: object[] };
  expect(library.data).toContainEqual(
    expect.objectContaining({ title: "Ponte velha", description: "A do colega" }),
  );
});

test("what was typed goes on as a new record after a colleague has deleted this one", async () => {
  // What is kept while somebody types finds nothing any more either.
  chromium.expectErrors(/status of 404.*automatico/);
  const { dialog, path, letGo, save } = await openForm(["Praça", "Rio"]);
  await api.call("DELETE", path);
  await letGo();
  expect(await dialog.getByLabel("Titulo", { exact: true }).inputValue()).toBe("Título novo");
  await save();
  const anew = dialog.page().getByRole("dialog", { name: "Adicionar arquivo" });
  await anew.getByText("O que você digitou continua aqui").waitFor();
  expect(await anew.getByLabel("Titulo", { exact: true }).inputValue()).toBe("Título novo");
});
