import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff, signInAgain } from "#tests/support/staffPages.ts";

/* A file that was chosen and could not be stored is never left out of a save in silence. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const chromium = useChromium();
const newProject = "/admin/adicionar-projeto";
const sending = "**/admin/arquivos?*";
const savedText = "O projeto foi salvo com sucesso!";

async function open(path = newProject) {
  const page = await chromium.open();
  await openAsStaff(page, server, path);
  return page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const picture = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await samples.png(),
});
const drawing = (name: string) => ({ name, mimeType: "image/png", buffer: samples.svg });
const picker = (page: Page, field: string) => page.locator(`[name="upload:${field}"]`);
const focusedText = (page: Page) => page.locator(":focus").textContent();

async function breakConnection(page: Page) {
  chromium.expectErrors(/ERR_FAILED|ERR_CONNECTION/);
  await page.route(sending, (route) => route.abort("connectionreset"));
}

test("a save is held while an upload stands as failed, and goes once it was tried again", async () => {
  const page = await open();
  await page.getByLabel("Nome do projeto", { exact: true }).fill("Com banner");
  await breakConnection(page);
  await picker(page, "bannerImage").setInputFiles(await picture("a.png"));
  await page.getByText("A conexão caiu durante o envio de a.png").waitFor();
  // Folded, the field would hide why nothing is saved.
  await button(page, "Recolher tudo").click();
  await button(page, "Publicar").click();
  await expect.poll(() => focusedText(page)).toMatch(/ainda não foi salvo. Tente enviar a.png/);
  expect(await page.locator(":focus").isVisible()).toBe(true);
  expect(await page.getByText(savedText).count()).toBe(0);

  await page.unroute(sending);
  await page.keyboard.press("Tab");
  expect(await focusedText(page)).toBe("Tentar de novo");
  await page.keyboard.press("Enter");
  await page.getByText("a.png enviado.").waitFor();
  expect(await page.getByText("ainda não foi salvo").count()).toBe(0);
  await button(page, "Publicar").click();
  await page.getByText(savedText).waitFor();
  expect(await page.locator("[name=bannerImage]").inputValue()).toMatch(/^images\//);
});

test("Enter in a text holds it too, whatever the form; without the file it goes once that is dismissed", async () => {
  const page = await open("/admin/banner");
  chromium.expectErrors(/status of 415/);
  await picker(page, "desktopImage").setInputFiles(drawing("b.png"));
  await page.getByText("b.png: Apesar do nome").waitFor();
  const link = page.getByLabel("Link", { exact: true });
  await link.fill("/contato");
  await link.press("Enter");
  await expect.poll(() => focusedText(page)).toMatch(/Escolha outro arquivo no lugar de b.png/);
  expect(await page.getByText("Banner salvo com sucesso!").count()).toBe(0);
  await button(page, "Descartar b.png").click();
  await button(page, "Salvar").click();
  await page.getByText("Banner salvo com sucesso!").first().waitFor();
});

test("rows are added while it stands; a row that goes takes its failed upload along", async () => {
  const page = await open();
  await breakConnection(page);
  await button(page, "Adicionar parceiro").click();
  await picker(page, "partners[0].image").setInputFiles(await picture("a.png"));
  await page.getByText("A conexão caiu durante o envio de a.png").waitFor();
  await button(page, "Adicionar notícia").click();
  await page.locator('[name="posts[0].topic"]').fill("Maré");
  await button(page, "Remover Parceiro 1").click();
  await page.getByText("Parceiro removido.").waitFor();
  await button(page, "Publicar").click();
  await page.getByText(savedText).waitFor();
});

test("when the session has ended, the file is sent after a sign-in in another tab", async () => {
  const page = await open();
  await page.getByLabel("Nome do projeto", { exact: true }).fill("Continua aqui");
  expireSessions(server);
  await picker(page, "bannerImage").setInputFiles(await picture("a.png"));
  await page.getByText("Sua sessão expirou antes do envio de a.png").waitFor();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Entrar em outra aba" }).click();
  const tab = await opened;
  await signInAgain(tab);
  await tab.waitForURL(/projetos/);
  await button(page, "Tentar de novo: a.png").click();
  await page.getByText("a.png enviado.").waitFor();
  await button(page, "Publicar").click();
  await page.getByText(savedText).waitFor();
  expect(await page.locator("[name=bannerImage]").inputValue()).toMatch(/^images\//);
  expect(await page.locator("[name=name]").inputValue()).toBe("Continua aqui");
});

withAndWithoutJavaScript("files chosen together", (browser, javaScriptEnabled) => {
  test("are refused by name, each, and the others stay", async () => {
    const page = await browser.open();
    await openAsStaff(page, server, newProject, javaScriptEnabled);
    browser.expectErrors(/status of 415/);
    const files = [await picture("a.png"), drawing("b.png"), drawing("c.png")];
    await picker(page, "gallery[].file").setInputFiles(files);
    await picker(page, "bannerImage").setInputFiles(drawing("d.png"));
    if (!javaScriptEnabled) await button(page, "Publicar").first().click();
    const gallery = page.locator("#secao-gallery");
    for (const name of ["b.png", "c.png"]) {
      await gallery.getByText(`${name}: Apesar do nome`).waitFor();
    }
    await page.getByRole("group", { name: "Banner", exact: true }).getByText("d.png: ").waitFor();
    expect(await gallery.getByText("a.png:").count()).toBe(0);
    expect(await page.locator('[name="gallery[0].file"]').inputValue()).toMatch(/^images\//);
    if (javaScriptEnabled) return;
    const notice = page.getByRole("alert");
    await notice.getByRole("link", { name: /^Galeria: b.png: / }).waitFor();
    await notice.getByRole("link", { name: /^Galeria: c.png: / }).click();
    await page.waitForURL(/#projeto-gallery$/);
    expect(await page.locator("#projeto-gallery").getAttribute("type")).toBe("file");
  });
});
