import type { Page, Route } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { focusedName } from "#tests/support/keyboard.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { asksBeforeClosing, holdAutosave, openAsStaff } from "#tests/support/staffPages.ts";

/* Text typed while saves are pending, fail, or conflict with somebody else's. */

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

/** Every form but the project's has one button. */
const save = (page: Page) => page.getByRole("button", { name: /^(Salvar|Publicar)$/ }).click();
const question = (page: Page) => page.getByRole("dialog", { name: "Sair sem salvar?" });
const savedText = "O projeto foi salvo com sucesso!";

async function insertProject() {
  const answer = await api.call("POST", "/api/admin/project", { name: "Ponte" });
  return ((await answer.json()) as { id: number }).id;
}

withAndWithoutJavaScript("a save that is refused", (chromium, javaScriptEnabled) => {
  test("does not say again that the one before was made", async () => {
    const page = await chromium.open();
    const id = await insertProject();
    await openAsStaff(page, server, `/admin/editar-projeto/${id}`, javaScriptEnabled);
    await save(page);
    await page.getByText(savedText).waitFor();
    if (javaScriptEnabled) {
      await page.keyboard.press("Escape");
      // A frame later; text on its way to a field would end up in the button.
      await expect.poll(() => focusedName(page)).toBe("Publicar");
    }
    chromium.expectErrors(/status of 400/);
    await page.getByText("Avançado").click();
    await page.getByLabel("Link do projeto").fill("javascript:alert(1)");
    // Without JavaScript only the server validates.
    await save(page);
    await page.getByText("Link inválido").first().waitFor();
    expect(await page.getByText(savedText).count()).toBe(0);
    if (javaScriptEnabled) await expect.poll(() => page.url()).not.toContain("salvo");
  });
});

const chromium = useChromium();

async function open(path: string) {
  const page = await chromium.open();
  await openAsStaff(page, server, path);
  await holdAutosave(page);
  return page;
}

test("the question says so once the words that it asks about are kept", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/numeros-mare");
  const answer = await holdBack(page, "**/numeros-mare.data*");
  await page.locator("[name='regions.number']").fill("778");
  await page.getByRole("link", { name: "Parceiros", exact: true }).first().click();
  await question(page).getByText("Há alterações que ainda não foram salvas.").waitFor();
  answer();
  await question(page).getByText("já está guardado como rascunho").waitFor();
});

test.each([
  ["/admin/numeros-mare", "Números Maré", "[name='regions.number']"],
  ["/admin/adicionar-projeto", "Adicionar Projetos", "[name='name']"],
])("on %s the menu's own entry gives a fresh form to who discards", async (path, entry, field) => {
  const page = await open(path);
  const before = await page.locator(field).inputValue();
  await page.locator(field).fill("777");
  await page.getByRole("link", { name: entry, exact: true }).first().click();
  await question(page).getByRole("button", { name: "Sair sem salvar" }).click();
  await expect.poll(() => page.locator(field).inputValue()).toBe(before);
  // There are no unsaved changes any more.
  await page.getByRole("link", { name: "Parceiros", exact: true }).first().click();
  await page.waitForURL(`${server.url}/admin/parceiros`);
});

test("leaving while a save is under way asks, and staying lets the save end", async () => {
  const page = await open("/admin/numeros-mare");
  await page.locator("[name='regions.number']").fill("12");
  const answer = await holdBack(page, "**/numeros-mare.data*");
  await save(page);
  await page.getByRole("link", { name: "Parceiros", exact: true }).first().click();
  await question(page).getByRole("button", { name: "Continuar editando" }).click();
  answer();
  await page.getByText("Números salvos com sucesso!").first().waitFor();
  await page.unroute("**/numeros-mare.data*");
  await page.getByRole("link", { name: "Parceiros", exact: true }).first().click();
  await page.waitForURL(`${server.url}/admin/parceiros`);
});

test("closing or reloading asks until the save is answered, however long that takes", async () => {
  const page = await open("/admin/numeros-mare");
  await page.locator("[name='regions.number']").fill("14");
  const answer = await holdBack(page, "**/numeros-mare.data*");
  await save(page);
  await page.getByRole("button", { name: "Salvando..." }).waitFor();
  expect(await asksBeforeClosing(page)).toBe(true);
  answer();
  await page.getByText("Números salvos com sucesso!").first().waitFor();
  expect(await asksBeforeClosing(page)).toBe(false);
});

test("while a save is under way the form takes nothing more in, and all again when it fails", async () => {
  const page = await open(`/admin/editar-projeto/${await insertProject()}`);
  chromium.expectErrors(/ERR_FAILED/);
  const held: Route[] = [];
  await page.route("**/editar-projeto/*.data*", (route) => held.push(route));
  // On a busy machine the draft is sent before the button is pressed.
  await holdAutosave(page);
  const subtitle = page.getByLabel("Subtítulo", { exact: true });
  await subtitle.fill("Um");
  await save(page);
  await expect.poll(() => held.length).toBe(1);
  await subtitle.focus();
  await page.keyboard.type(" a mais");
  const add = page.getByRole("button", { name: "Adicionar notícia" });
  await add.click();
  const confirm = page.getByRole("checkbox", { name: /: Subtítulo$/ });
  await confirm.click();
  expect(await subtitle.inputValue()).toBe("Um");
  expect(await page.getByRole("button", { name: "Remover Notícia 1" }).count()).toBe(0);
  expect(await confirm.isChecked()).toBe(false);

  await held[0]?.abort();
  await page.getByRole("alert").first().waitFor();
  await subtitle.focus();
  await page.keyboard.type(" a mais");
  expect(await subtitle.inputValue()).toBe("Um a mais");
  await add.click();
  await page.getByRole("button", { name: "Remover Notícia 1" }).waitFor();
});

test("the page's own entry in the menu asks too: it would read everything anew", async () => {
  const page = await open("/admin/numeros-mare");
  const number = page.locator("[name='people.number']");
  await number.fill("34");
  await page.getByRole("link", { name: "Números Maré", exact: true }).first().click();
  await question(page).getByRole("button", { name: "Continuar editando" }).click();
  expect(await number.inputValue()).toBe("34");
});

test("after a jump within the page leaving asks the same, and staying stays at the page's address", async () => {
  const id = await insertProject();
  const page = await open("/admin/documentos");
  await page.getByRole("link", { name: "Todos Projetos", exact: true }).first().click();
  await page.locator(`a[href="/admin/editar-projeto/${id}"]`).first().click();
  const subtitle = page.getByLabel("Subtítulo", { exact: true });
  await subtitle.fill("Só aqui");
  const index = page.getByRole("navigation", { name: "Seções do projeto" });
  await index.getByRole("link", { name: "Notícias" }).click();
  const jumped = new RegExp(`/admin/editar-projeto/${id}#secao`);
  await page.waitForURL(jumped);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  for (let tries = 0; tries < 2; tries += 1) {
    await page.evaluate(() => history.back());
    await question(page).getByRole("button", { name: "Continuar editando" }).click();
    await question(page).waitFor({ state: "hidden" });
    expect(page.url()).toMatch(jumped);
    expect(await subtitle.inputValue()).toBe("Só aqui");
  }
  await page.evaluate(() => history.back());
  await question(page).getByRole("button", { name: "Sair sem salvar" }).click();
  await page.waitForURL(`${server.url}/admin/projetos`);
  await page.getByRole("heading", { level: 1, name: "Projetos" }).waitFor();
});

test("what only shows or hides something is no change: leaving does not ask", async () => {
  const page = await open("/admin/numeros-mare");
  await page.getByLabel("Mostrar versões em inglês").uncheck();
  await page.getByRole("link", { name: "Documentos", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor();
  expect(await question(page).count()).toBe(0);
});

test("a conflict's questions stay while the form is looked through, and the next save holds", async () => {
  const id = await insertProject();
  const page = await open(`/admin/editar-projeto/${id}`);
  chromium.expectErrors(/status of 409/);
  const subtitle = page.getByLabel("Subtítulo", { exact: true });
  await subtitle.fill("Minha versão");
  await api.call("PUT", `/api/admin/project/${id}`, { name: "Ponte", subtitle: "A outra" });
  await save(page);
  await page.getByRole("alert").getByText("A outra").waitFor();
  const index = page.getByRole("navigation", { name: "Seções do projeto" });
  await index.getByRole("link", { name: "Notícias" }).click();
  await page.waitForURL(/#secao/);
  expect(await page.getByRole("alert").getByText("A outra").isVisible()).toBe(true);
  await page.getByRole("radio", { name: "O meu" }).check();
  await save(page);
  await page.getByText(savedText).waitFor();
  const stored = await api.call("GET", `/api/admin/project/${id}`);
  expect(await stored.json()).toMatchObject({ subtitle: "Minha versão" });
});

test("a conflict that was answered does not come back because the session ended in between", async () => {
  const page = await open("/admin/numeros-mare");
  chromium.expectErrors(/status of (401|409)/);
  const number = page.locator("[name='people.number']");
  await number.fill("34");
  const block = { number: "1", description: "projetos" };
  const blocks = { projects: block, connections: block, regions: block, people: block };
  await api.call("POST", "/api/admin/home", blocks);
  await save(page);
  await page.getByRole("alert").getByText("escolha em cada um qual vale").waitFor();
  await page.getByRole("radio", { name: "O meu" }).check();
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await save(page);
  await page.getByRole("alert").getByText("sessão expirou").waitFor();
  await page.context().addCookies(cookies);
  await save(page);
  await page.getByText("Números salvos com sucesso!").first().waitFor();
  expect(await number.inputValue()).toBe("34");
});

test.each([
  ["another screen", "Parceiros", "**/parceiros.data*"],
  ["the same one afresh", "Adicionar Projetos", "**/adicionar-projeto.data*"],
])(
  "a form that is typed in again on the way to %s stays, also when its save fails",
  async (...way) => {
    const [, entry, requests] = way;
    const page = await open("/admin/adicionar-projeto");
    chromium.expectErrors(/ERR_FAILED/);
    const name = page.getByLabel("Nome do projeto", { exact: true });
    await name.fill("Um");
    await holdBack(page, requests);
    await page.getByRole("link", { name: entry, exact: true }).first().click();
    await question(page).getByRole("button", { name: "Sair sem salvar" }).click();
    await question(page).waitFor({ state: "hidden" });
    await name.fill("Dois");
    await page.route("**/adicionar-projeto.data*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await save(page);
    await page.getByRole("alert").getByText("sem conexão").waitFor();
    expect(await name.inputValue()).toBe("Dois");
  },
);

test("a record to which Back led from another one's form is saved as usual", async () => {
  const id = await insertProject();
  const other = await insertProject();
  // Its version is the one that the first save of the former makes.
  await api.call("PUT", `/api/admin/project/${other}`, { name: "Ponte" });
  const page = await open(`/admin/editar-projeto/${id}`);
  const subtitle = page.getByLabel("Subtítulo", { exact: true });
  await page.getByRole("link", { name: "Todos Projetos" }).first().click();
  await page.locator(`a[href="/admin/editar-projeto/${other}"]`).first().click();
  await subtitle.fill("Um");
  await page.evaluate(() => history.go(-2));
  await question(page).getByRole("button", { name: "Sair sem salvar" }).click();
  await page.waitForURL(new RegExp(`/${id}$`));
  for (const text of ["Dois", "Três"]) {
    await subtitle.fill(text);
    await save(page);
    await page.getByText(savedText).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText(savedText).waitFor({ state: "detached" });
  }
  expect(await subtitle.inputValue()).toBe("Três");
});
