import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { goodMessage, postMessage } from "#tests/support/contact.ts";
import { form } from "#tests/support/faultForm.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { holdAutosave, openAsStaff } from "#tests/support/staffPages.ts";

/* A lost connection, or a proxy without a server behind it, while the visitor navigates. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await postMessage(server.url);
});
afterAll(() => server.stop());

const chromium = useChromium();
const causes = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 50[23]/;

async function open(path: string) {
  chromium.expectErrors(causes);
  const page = await chromium.open();
  await page.goto(server.url + path);
  await hydrated(page);
  return page;
}

const title = (page: Page) => page.locator("main h1").textContent();
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Blocks all page data, but not scripts; `answer` simulates a proxy's. */
async function cutOff(page: Page, answer?: { status: number; body: string }) {
  const path = "**/*.data*";
  await page.route(path, (route) => (answer ? route.fulfill(answer) : route.abort()));
  return () => page.unroute(path);
}

describe("a page that does not come", () => {
  test.each([
    ["pt", undefined, "O site não respondeu", "Tentar de novo", "Contato"],
    ["en", undefined, "The site did not answer", "Try again", "Contact"],
    [
      "pt",
      { status: 502, body: "Bad Gateway" },
      "O site não respondeu",
      "Tentar de novo",
      "Contato",
    ],
  ])(
    "is told in the site's clothes, and can be asked for again (%s)",
    async (lang, answer, problem, retry, name) => {
      const page = await open(`/termos?lang=${lang}`);
      const reconnect = await cutOff(page, answer);
      await footerLink(page, name).click();
      await page.getByRole("heading", { level: 1, name: problem }).waitFor();
      expect(await page.title()).toBe(`${problem} | Maré`);
      expect(await page.locator("html").getAttribute("lang")).toBe(lang);
      await footerLink(page, name).waitFor();
      await reconnect();
      await page.getByRole("link", { name: retry }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      expect(page.url()).toBe(`${server.url}/contato`);
      await page.locator("h1:focus", { hasText: name }).waitFor();
    },
  );

  test("leaves staff in their frame", async () => {
    chromium.expectErrors(causes);
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/projetos");
    const reconnect = await cutOff(page);
    await page.getByRole("link", { name: "Documentos", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "O site não respondeu" }).waitFor();
    await reconnect();
    await page.getByRole("link", { name: "Tentar de novo" }).click();
    await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor();
  });
});

test("a link arrives although an update of the site took the scripts of its last version away", async () => {
  chromium.expectErrors(/status of 404|Error loading route module|dynamically imported module/);
  const page = await chromium.open();
  await page.goto(`${server.url}/termos`);
  await hydrated(page);
  const oldScripts = "**/assets/*.js";
  await page.route(oldScripts, (route) => route.fulfill({ status: 404 }));
  const before = await page.evaluate(() => history.length);
  await footerLink(page, "Contato").click();
  await page.waitForURL("**/contato");
  await page.getByRole("heading", { level: 1, name: "Contato" }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test("a form that is typed in while an update's new document is on its way asks, and works on where one stays", async () => {
  chromium.expectErrors(/status of 404|Error loading route module|imported module/);
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/numeros-mare");
  const number = page.locator("[name='people.number']");
  const question = page.getByRole("heading", { name: "Sair sem salvar?" });
  let update = () => {};
  const isUpdated = new Promise<void>((resolve) => {
    update = resolve;
  });
  const oldScripts = "**/assets/*.js";
  await page.route(oldScripts, async (route) => {
    await isUpdated;
    await route.fulfill({ status: 404 });
  });
  const keep = await holdAutosave(page);
  const link = page.getByRole("link", { name: "Documentos", exact: true }).first();
  await link.click();
  await number.fill("12 mil");
  update();
  await question.waitFor();
  await page.getByRole("button", { name: "Continuar editando" }).click();
  await question.waitFor({ state: "detached" });
  expect(await number.inputValue()).toBe("12 mil");
  expect(page.url()).toBe(`${server.url}/admin/numeros-mare`);
  // What is not there stays away, and the form stays.
  await page.keyboard.press("Control+k");
  await page
    .getByText(/O site foi atualizado/)
    .first()
    .waitFor();
  keep();
  await page.getByText(/Rascunho salvo às/).waitFor();
  await number.fill("13 mil");
  const saved = page.getByText("Números salvos com sucesso!").first();
  await page.getByRole("button", { name: /^(Salvar|Publicar)$/ }).click();
  await saved.waitFor();

  await holdAutosave(page);
  await number.fill("14 mil");
  await link.click();
  await page.unroute(oldScripts);
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await page.waitForURL("**/admin/documentos");
  await hydrated(page);
  await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor();
});

test("without any connection a link leaves the page as it is, and says why", async () => {
  const page = await open("/termos");
  await page.context().setOffline(true);
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  // A link that gets the focus has its page fetched ahead at once.
  await footerLink(page, "Contato").focus();
  await footerLink(page, "Contato").click();
  await page.getByText("Sem conexão").waitFor();
  expect(failed.filter((address) => /contato|contact/.test(address))).toEqual([]);
  expect(await title(page)).toMatch(/^Termos/);
  expect(page.url()).toBe(`${server.url}/termos`);
  await page.context().setOffline(false);
  await footerLink(page, "Contato").click();
  await page.getByRole("heading", { level: 1, name: "Contato" }).waitFor();
});

test("without any connection the screens of staff stay, too", async () => {
  chromium.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await chromium.open();
  for (const screen of ["/admin/projetos", "/admin/numeros-mare"]) {
    await openAsStaff(page, server, screen);
    const link = page.getByRole("link", { name: "Documentos", exact: true }).first();
    await page.context().setOffline(true);
    await link.click();
    await page.getByText("Sem conexão").waitFor();
    expect(page.url()).toBe(server.url + screen);
    await page.context().setOffline(false);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor();
  }
});

test("without any connection every dialog closes, and one of them every way", async () => {
  chromium.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await chromium.open();
  await openAsStaff(page, server, "/robots.txt", false);
  const dialog = page.getByRole("dialog");
  const byKey = () => page.keyboard.press("Escape");
  const byButton = () => dialog.getByRole("button", { name: "Fechar" }).click();
  const byLink = () => dialog.getByRole("link", { name: "Cancelar" }).click();
  const all = [byKey, byButton, byLink];
  for (const [address, behind, some] of [
    ["/admin/projetos/1/excluir", "/admin/projetos", [byKey]],
    ["/admin/documentos/novo", "/admin/documentos", all],
    ["/admin/documentos/1/excluir", "/admin/documentos", [byButton]],
    ["/admin/parceiros/novo?tipo=2", "/admin/parceiros", [byLink]],
    ["/admin/mensagens/1/excluir?pasta=all", "/admin/mensagens/1?pasta=all", [byKey]],
  ] as const) {
    for (const close of form<readonly (() => Promise<void>)[]>({ short: some, long: all })) {
      await page.goto(server.url + address);
      await hydrated(page);
      const shown = await title(page);
      await page.context().setOffline(true);
      await close();
      await dialog.waitFor({ state: "detached" });
      expect(page.url()).toBe(server.url + behind);
      expect(await title(page)).toBe(shown);
      await page.getByText("o que está na tela pode não ser o mais recente").first().waitFor();
      await page.context().setOffline(false);
    }
  }
});

test("without any connection a dialog still asks about what was typed before it closes", async () => {
  chromium.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/documentos/novo");
  const form = page.getByRole("dialog", { name: "Adicionar arquivo" });
  await form.getByLabel("Titulo", { exact: true }).fill("Estatuto");
  await page.context().setOffline(true);
  await form.getByRole("link", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Continuar editando" }).click();
  await page.getByText("Sair sem salvar?").waitFor({ state: "detached" });
  expect(await form.getByLabel("Titulo", { exact: true }).inputValue()).toBe("Estatuto");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await form.waitFor({ state: "detached" });
  expect(await title(page)).toBe("Documentos");
});

test("without any connection a deletion says why it was not done, and can be done later", async () => {
  chromium.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/documentos/1/excluir");
  const dialog = page.getByRole("dialog");
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await dialog.getByText("sem conexão com o servidor").waitFor();
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await page.getByText("Arquivo excluído.").first().waitFor();
});

test("without any connection a project is neither moved nor starred, and can be later", async () => {
  chromium.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await chromium.open();
  for (const name of ["Mover Praça das Marés para depois", "Tirar Praça das Marés dos destaques"]) {
    // A screen without the words of the try before.
    await openAsStaff(page, server, "/admin/projetos");
    await page.context().setOffline(true);
    await page.getByRole("button", { name }).click();
    await page.getByText("Sem conexão").waitFor();
    await page.context().setOffline(false);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name }).click();
    expect((await answer).ok(), name).toBe(true);
    expect(page.url()).toBe(`${server.url}/admin/projetos`);
  }
});

test("without any connection what is typed stays; found to be there, the site asks about it", async () => {
  chromium.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/numeros-mare");
  await holdAutosave(page);
  const number = page.locator("[name='regions.number']");
  await number.fill("777");
  await page.context().setOffline(true);
  const link = page.getByRole("link", { name: "Documentos", exact: true }).first();
  await link.click();
  await page.getByText("Sem conexão").waitFor();
  expect(await number.inputValue()).toBe("777");
  await page.context().setOffline(false);
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await link.click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor();
});

test("a browser that only supposes to have none goes on", async () => {
  const page = await open("/termos");
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await footerLink(page, "Contato").click();
  await page.getByRole("heading", { level: 1, name: "Contato" }).waitFor();
});

test("a message that has arrived is said to, where the page cannot be read again", async () => {
  const page = await open("/contato");
  const { subject, ...typed } = goodMessage;
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`form [name=${name}]`).fill(value);
  }
  await page.locator("form [name=subject]").selectOption(subject);
  await page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? route.continue() : route.abort(),
  );
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await page.getByText("O seu envio foi recebido").waitFor();
  expect(await title(page)).toBe("Contato");
});
