import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { axeFindings } from "#tests/support/axe.ts";
import { useChromium } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { holdAutosave, openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
let api: ApiClient;
let whole: number;

beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
  whole = await insertComplete();
});
afterAll(() => server.stop());

const chromium = useChromium();
const newProject = "/admin/adicionar-projeto";

async function open(path: string) {
  const page = await chromium.open();
  await openAsStaff(page, server, path);
  return page;
}

/** A project with all ten sections filled and 20 photos. */
async function insertComplete(): Promise<number> {
  const [image] = await uploadFiles(server, api.token, { "a.png": await samples.png() });
  const many = <Row>(count: number, row: Row) => Array.from({ length: count }, () => row);
  const answer = await api.call("POST", "/api/admin/project", {
    ...{ name: "Parque", subtitle: "Um rio", bannerImage: image, bannerLogo: image },
    description: { title: "O rio", description: "Um\n\nDois", firstImage: image },
    partners: many(6, { image, link: "https://parceiro.example" }),
    posts: many(6, { image, title: "Notícia", topic: "Rio", link: "https://noticia.example" }),
    results: { image, title: "Resultados", textOne: "Um", numberOne: "12", nameOne: "km" },
    beforeAndAfter: { beforeImage: image, afterImage: image, title: "Guia" },
    gallery: many(20, { file: image }),
    documents: many(6, { title: "Relatório", description: "Texto", link: "/documentos" }),
  });
  return ((await answer.json()) as { id: number }).id;
}

async function publicNames() {
  const answer = await fetch(`${server.url}/api/projects`);
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

const isFocused = (page: Page, name: string) =>
  page.locator(`[name="${name}"]`).evaluate((field) => field === document.activeElement);

test("every key typed in the whole form arrives, and changes nothing else of it", async () => {
  const page = await open(`/admin/editar-projeto/${whole}`);
  await holdAutosave(page);
  expect(await page.locator('[name^="gallery["][name$="].file"]').count()).toBe(20);
  for (const name of ["name", "description.description", "results.textOne", "partners[0].link"]) {
    const field = page.locator(`[name="${name}"]`);
    const before = await field.inputValue();
    await field.focus();
    await page.keyboard.press("Control+End");
    // The first keys tell that something is not saved, and that the English text is out of date.
    await page.keyboard.type("ab", { delay: 50 });
    const changed = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const note = (records: MutationRecord[]) => {
        for (const { type, target, attributeName } of records)
          seen.push([type, target.nodeName, attributeName].join(" "));
      };
      const form = document.forms.namedItem("projeto");
      const what = { subtree: true, childList: true, attributes: true };
      if (form) new MutationObserver(note).observe(form, what);
      return seen;
    });
    await page.keyboard.type("mare alta", { delay: 50 });
    // React writes them with every key.
    const own = /^attributes INPUT (type|value)$/;
    const others = (await changed.jsonValue()).filter((record) => !own.test(record));
    expect(others, name).toEqual([]);
    expect(await field.inputValue()).toBe(`${before}abmare alta`);
  }
});

test("the index tells at once which sections will appear", async () => {
  const page = await open(newProject);
  const index = page.getByRole("navigation", { name: "Seções do projeto" });
  const entry = (name: string) => index.getByRole("link", { name });
  expect(await entry("E-book").getAttribute("data-state")).toBe("empty");
  await page.getByText("Adicionar e-book").click();
  await page.getByLabel("Título do e-book", { exact: true }).fill("Guia das marés");
  await expect.poll(() => entry("E-book").getAttribute("data-state")).toBe("partial");
  await page.getByLabel("Título", { exact: true }).first().fill("O rio");
  await expect.poll(() => entry("Descrição").getAttribute("data-state")).toBe("shown");
  await index.getByText("1 de 10 seções pronta para a página").waitFor();
});

test("a line of what is open leads to its field, and goes once that is settled", async () => {
  const page = await open(`/admin/editar-projeto/${whole}`);
  const panel = page.locator("#pronto-para-publicar");
  await page.getByRole("link", { name: /^\d+ em aberto$/ }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.locator("#secao-posts > summary").click();
  const line = panel.getByRole("link", { name: "Fique por dentro 1: Texto (inglês)" });
  await line.click();
  expect(await isFocused(page, "posts[0].en.title")).toBe(true);
  await page.keyboard.type("News");
  await line.waitFor({ state: "detached" });
  expect(await isFocused(page, "posts[0].en.title")).toBe(true);
  await panel.getByRole("link", { name: "Foto 7 da galeria", exact: true }).click();
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(focused).toContain("Foto 7");
});

test("leaving with unsaved changes asks first, and staying keeps them", async () => {
  const page = await open(newProject);
  await holdAutosave(page);
  const name = page.getByLabel("Nome do projeto", { exact: true });
  await name.fill("Quase perdido");
  await page.getByRole("link", { name: "Parceiros", exact: true }).first().click();
  const question = page.getByRole("dialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  expect(await name.inputValue()).toBe("Quase perdido");
  await page.getByRole("link", { name: "Parceiros", exact: true }).first().click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await page.waitForURL(`${server.url}/admin/parceiros`);
});

test("a save that finds no server leaves everything on screen, and can be tried again", async () => {
  const page = await open(newProject);
  chromium.expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.getByLabel("Nome do projeto", { exact: true }).fill("Sem rede");
  await page.getByRole("button", { name: "Adicionar documento" }).click();
  await page.locator('[name="documents[0].title"]').fill("Relatório");
  const save = page.getByRole("button", { name: "Publicar", exact: true });
  await page.route("**/adicionar-projeto.data*", (route) => route.abort());
  await save.click();
  await page.getByRole("alert").getByText("sem conexão com o servidor").waitFor();
  expect(await page.locator('[name="documents[0].title"]').inputValue()).toBe("Relatório");
  await page.unroute("**/adicionar-projeto.data*");
  await save.click();
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
});

test("a project is made with the keyboard alone", async () => {
  const page = await open(newProject);
  await page.getByLabel("Nome do projeto", { exact: true }).focus();
  await page.keyboard.type("Só teclado");
  await page.getByRole("button", { name: "Adicionar notícia" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator('[name="posts[0].title"]').count()).toBe(1);
  await page.locator('[name="posts[0].title"]').focus();
  await page.keyboard.type("Primeira");
  await page.getByRole("button", { name: "Adicionar notícia" }).focus();
  await page.keyboard.press("Enter");
  await page.locator('[name="posts[1].title"]').focus();
  await page.keyboard.type("Segunda");
  await page.getByRole("button", { name: "Mover Notícia 2 para cima" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator('[name="posts[0].title"]').inputValue()).toBe("Segunda");
  await page.getByRole("button", { name: "Remover Notícia 2" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator('[name="posts[1].title"]').count()).toBe(0);
  const undo = page.getByRole("button", { name: "Desfazer" });
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByLabel("Subtítulo", { exact: true }).focus();
  await page.keyboard.type("Enter guarda");
  await page.keyboard.press("Enter");
  await page.getByText("Rascunho salvo. Nada mudou no site.").first().waitFor();
  // Where it was, so that typing goes on.
  await page.waitForURL(/editar-projeto/);
  expect(await page.locator('[name="subtitle"]').inputValue()).toBe("Enter guarda");
  expect(await publicNames()).not.toContain("Só teclado");

  await page.getByRole("button", { name: "Publicar", exact: true }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Projeto salvo" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  const save = page.getByRole("button", { name: "Publicar", exact: true });
  await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.locator('[name="posts[0].title"]').inputValue()).toBe("Segunda");
});

test("a new row of any list has the focus in its first field", async () => {
  const page = await open(newProject);
  const isFirst = (name: string) =>
    page.evaluate((field) => (document.activeElement as HTMLInputElement).name === field, name);
  await page.getByRole("button", { name: "Adicionar parceiro" }).click();
  await expect.poll(() => isFirst("upload:partners[0].image")).toBe(true);
  await page.getByRole("button", { name: "Adicionar notícia" }).click();
  await expect.poll(() => isFirst("upload:posts[0].image")).toBe(true);
  await page.getByRole("button", { name: "Adicionar documento" }).click();
  await expect.poll(() => isFirst("documents[0].title")).toBe(true);
});

test("a row whose mistake is corrected stays open, with the focus in it", async () => {
  const page = await open(`/admin/editar-projeto/${whole}`);
  const row = page.locator("details", { has: page.locator('[name="posts[1].link"]') }).last();
  const link = row.locator('[name="posts[1].link"]');
  expect(await link.isVisible()).toBe(false);
  await link.evaluate((field) => {
    (field as HTMLInputElement).value = "javascript:alert(1)";
  });
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect.poll(() => isFocused(page, "posts[1].link")).toBe(true);
  await link.fill("https://noticia.example");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => link.getAttribute("aria-invalid")).toBe("false");
  expect(await link.isVisible()).toBe(true);
  await expect
    .poll(() => row.evaluate((details) => details.contains(document.activeElement)))
    .toBe(true);
});

test("a refused link in a folded section is unfolded and has the focus", async () => {
  const page = await open(`/admin/editar-projeto/${whole}`);
  await page.locator('[name="documents[2].link"]').evaluate((field) => {
    (field as HTMLInputElement).value = "javascript:alert(1)";
  });
  await page.getByRole("button", { name: "Recolher tudo" }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect.poll(() => isFocused(page, "documents[2].link")).toBe(true);
  expect(await page.locator('[name="documents[2].link"]').isVisible()).toBe(true);
});

test("a refused English text shows, although the English texts are hidden", async () => {
  const page = await open(newProject);
  await page.locator('[name="en.name"]').fill("a".repeat(20_001));
  await page.getByLabel("Mostrar versões em inglês").uncheck();
  expect(await page.locator('[name="en.name"]').isVisible()).toBe(false);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect.poll(() => isFocused(page, "en.name")).toBe(true);
  expect(await page.locator('[name="en.subtitle"]').isVisible()).toBe(false);
});
