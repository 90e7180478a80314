import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { holdBack, withoutScripts } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff, signInAgain } from "#tests/support/staffPages.ts";

/* What is done with a form that came back after the session had expired, or before the program ran. */

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const chromium = useChromium();

async function open(path: string) {
  const page = await chromium.open();
  await openAsStaff(page, server, path);
  return page;
}

/** Every form but the project's has one button. */
const save = (page: Page) => page.getByRole("button", { name: /^(Salvar|Publicar)$/ }).click();

/** Saves with an expired session, and signs in again: the form comes back. */
async function restore(page: Page) {
  expireSessions(server);
  await save(page);
  await page.getByText("O que você digitou está guardado").waitFor();
  await signInAgain(page);
  await page.getByText("Recuperamos o que você tinha digitado").waitFor();
  await hydrated(page);
}

test("what was put in since a refusal stays when the next save finds no server", async () => {
  const page = await open("/admin/banner");
  const link = page.getByLabel("Link", { exact: true });
  const image = page.locator("[name=desktopImage]");
  const upload = async (name: string) => {
    const buffer = await samples.jpg();
    await page
      .locator("[name='upload:desktopImage']")
      .setInputFiles({ name, mimeType: "image/jpeg", buffer });
    await page.getByText(`${name} enviado.`).waitFor();
    return image.inputValue();
  };
  await upload("1.jpg");
  await restore(page);

  chromium.expectErrors(/status of (400|409)|ERR_FAILED/);
  await api.call("POST", "/api/admin/banner", { link: "/sobre" });
  await link.fill("javascript:alert(1)");
  await save(page);
  await page.getByRole("alert").getByText("Link inválido").waitFor();
  await link.fill("/contato");
  await save(page);
  await page.getByRole("alert").getByText("Nada foi sobrescrito").waitFor();
  await page.getByRole("radio", { name: "O meu" }).check();
  const replaced = await upload("second.jpg");

  await page.route("**/banner.data*", (route) => route.abort());
  await save(page);
  await page.getByRole("alert").getByText("sem conexão").waitFor();
  expect(await image.inputValue()).toBe(replaced);
  await page.unroute("**/banner.data*");
  await save(page);
  // What the colleague has changed too was answered.
  await page.getByText("Banner salvo com sucesso!").first().waitFor();
  const stored = await (await api.call("GET", "/api/admin/banner")).json();
  expect(stored).toMatchObject({ link: "/contato", desktopImage: replaced });
});

test("questions name their files also after an answer that knows none", async () => {
  chromium.expectErrors(/status of 409|ERR_FAILED/);
  const [first, theirs] = await uploadFiles(server, api.token, {
    "ata.pdf": samples.paper(),
    "ata de Ana.pdf": samples.paper(),
  });
  const made = await api.call("POST", "/api/admin/documents", { title: "Ata", file: first });
  const { id } = (await made.json()) as { id: number };
  const page = await open(`/admin/documentos/${id}`);
  await api.call("PUT", `/api/admin/documents/${id}`, { title: "Ata", file: theirs });
  const mine = { name: "ata de Bia.pdf", mimeType: "application/pdf", buffer: samples.paper() };
  await page.locator("[name='upload:file']").setInputFiles(mine);
  await page.getByText(`${mine.name} enviado.`).waitFor();
  const saveAll = page.getByRole("button", { name: "Salvar alterações" });
  await saveAll.click();
  const question = page.getByRole("alert").getByRole("link");
  const named = [/^ata de Bia\.pdf · PDF, /, /^ata de Ana\.pdf · PDF, /];
  await question.first().waitFor();
  await page.route(`**/documentos/${id}.data*`, (route) => route.abort());
  await saveAll.click();
  await page.getByRole("alert").getByText("sem conexão").waitFor();
  const texts = await question.allTextContents();
  expect(texts).toEqual(named.map((name) => expect.stringMatching(name)));
});

const topic = (page: Page, row: number) => page.locator(`[name="posts[${row}].topic"]`);
const add = (page: Page) => page.getByRole("button", { name: "Adicionar notícia" }).click();

/** The second row was typed in, the first was not: they change places with all that they hold. */
async function expectRowsToMove(page: Page) {
  await topic(page, 1).fill("Digitado agora");
  await page.getByRole("button", { name: "Mover Notícia 2 para cima" }).click();
  await expect.poll(() => topic(page, 0).inputValue()).toBe("Digitado agora");
  expect(await topic(page, 1).inputValue()).toBe("Primeira");
}

test("a restored form's rows take what was typed in them along", async () => {
  const page = await open("/admin/adicionar-projeto");
  for (const [row, text] of ["Primeira", "Segunda"].entries()) {
    await add(page);
    await topic(page, row).fill(text);
  }
  await restore(page);
  await expectRowsToMove(page);
});

test("so do rows that were added before the program ran", async () => {
  chromium.expectErrors(/ERR_FAILED/);
  const page = await chromium.open();
  await withoutScripts(page, () => openAsStaff(page, server, "/admin/adicionar-projeto", false));
  await withoutScripts(page, () => add(page));
  await topic(page, 0).fill("Primeira");
  const release = await holdBack(page, "**/*.js");
  await add(page);
  await topic(page, 1).waitFor();
  release();
  await hydrated(page);
  await expectRowsToMove(page);
});

test("a restored form that is opened again with an expired session comes back once more", async () => {
  const page = await open("/admin/adicionar-projeto");
  const name = page.getByLabel("Nome do projeto", { exact: true });
  await name.fill("Ainda não salvo");
  await restore(page);
  expireSessions(server);
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await signInAgain(page);
  await page.getByText("Recuperamos o que você tinha digitado").waitFor();
  expect(await name.inputValue()).toBe("Ainda não salvo");
});

test("it is saved as a new one with its files, whose record a colleague has deleted meanwhile", async () => {
  const [bannerImage, file] = await uploadFiles(server, api.token, {
    "a.png": await samples.png(),
    "b.png": await samples.png(),
  });
  const made = await api.call("POST", "/api/admin/project", {
    name: "Ponte",
    bannerImage,
    gallery: [{ file }],
  });
  const { id } = (await made.json()) as { id: number };
  const page = await open(`/admin/editar-projeto/${id}`);
  await page.getByLabel("Nome do projeto", { exact: true }).fill("Ponte nova");
  await api.call("DELETE", `/api/admin/project/${id}`);
  expireSessions(server);
  await save(page);
  await signInAgain(page);
  await page.getByText("O que você digitou continua aqui").waitFor();
  await hydrated(page);
  // The trash keeps the files.
  await save(page);
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  const saved = Number(/editar-projeto\/(\d+)/.exec(page.url())?.[1]);
  const stored = await (await api.call("GET", `/api/admin/project/${saved}`)).json();
  expect(stored).toMatchObject({ name: "Ponte nova", bannerImage, gallery: [{ file }] });
  expect((await fetch(`${server.url}/storage/${bannerImage}`)).status).toBe(200);
});
