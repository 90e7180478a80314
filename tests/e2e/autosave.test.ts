import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { useChromium } from "#tests/support/browser.ts";
import { jpg } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { asksBeforeClosing, openAsStaff, openScreen } from "#tests/support/staffPages.ts";

/* What staff type reaches the server without a button. The server's rules: `tests/http/autosave.test.ts`. */

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const chromium = useChromium();
const isLong = process.env.FAULTS === "long";

async function insert(name: string): Promise<number> {
  const answer = await api.call("POST", "/api/admin/project", { name });
  return ((await answer.json()) as { id: number }).id;
}

async function publicName(id: number) {
  const answer = await fetch(`${server.url}/api/projects/${id}`);
  return ((await answer.json()) as { name: string }).name;
}

const nameField = (page: Page) => page.getByLabel("Nome do projeto", { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const kept = (page: Page) => page.getByText(/Rascunho salvo às \d\d:\d\d/);

test("words that were typed are kept without a button, and nobody is asked on leaving", async () => {
  const id = await insert("Rio");
  const page = await chromium.open();
  await openAsStaff(page, server, `/admin/editar-projeto/${id}`);
  await nameField(page).fill("Mar");
  expect(await asksBeforeClosing(page)).toBe(true);
  await kept(page).waitFor();
  expect(await asksBeforeClosing(page)).toBe(false);
  expect(await publicName(id)).toBe("Rio");

  // The browser ends; somebody opens the form elsewhere.
  const other = await chromium.open();
  await page.context().close();
  await openAsStaff(other, server, `/admin/editar-projeto/${id}`);
  expect(await nameField(other).inputValue()).toBe("Mar");
  await other.getByText("Rascunho de Equipe, há pouco").waitFor();

  // Discarded over the form, which then shows what is public, also after words that it kept itself.
  await nameField(other).fill("Maré");
  await kept(other).waitFor();
  await other.getByRole("link", { name: "Descartar" }).first().click();
  await button(other, "Descartar").click();
  await other.getByText("descartad").first().waitFor();
  await expect.poll(() => nameField(other).inputValue()).toBe("Rio");
});

test("a new project's words become one draft, and one project", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/adicionar-projeto");
  await nameField(page).fill("Doca");
  await kept(page).waitFor();
  await nameField(page).fill("Doca nova");
  await button(page, "Publicar").click();
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  await openScreen(page, server, "/admin/projetos");
  expect(await page.getByRole("article").filter({ hasText: "Doca" }).count()).toBe(1);
});

test("the numbers' form says so in its bar, and its draft is there for a colleague", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/numeros-mare");
  await page.locator("[name='people.number']").fill("12 mil");
  await kept(page).waitFor();
  await page.getByRole("link", { name: "Banner" }).click();
  await page.waitForURL("**/admin/banner");
  await openScreen(page, server, "/admin/numeros-mare");
  expect(await page.locator("[name='people.number']").inputValue()).toBe("12 mil");
  await button(page, "Salvar").click();
  await page.getByText("Números salvos com sucesso!").first().waitFor();
});

test("a dialog says so too, and shows the draft when it is opened again", async () => {
  const made = await api.call("POST", "/api/admin/documents", { title: "Ata" });
  const { id } = (await made.json()) as { id: number };
  const page = await chromium.open();
  await openAsStaff(page, server, `/admin/documentos/${id}`);
  const title = page.getByLabel("Titulo", { exact: true });
  await title.fill("Ata da assembleia");
  await kept(page).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await openScreen(page, server, `/admin/documentos/${id}`);
  expect(await title.inputValue()).toBe("Ata da assembleia");
});

test("a new record's words are kept and listed; left on purpose, nothing of them stays", async () => {
  const page = await chromium.open();
  const title = page.getByLabel("Titulo", { exact: true });
  const listed = (text: string) => page.getByText(text, { exact: true }).first();
  await openAsStaff(page, server, "/admin/documentos/novo");
  await title.fill("Minuta");
  await kept(page).waitFor();
  await page.keyboard.press("Escape");
  await listed("Minuta").waitFor();

  await openScreen(page, server, "/admin/documentos/novo");
  await title.fill("Largada");
  await kept(page).waitFor();
  await title.fill("Largada aqui");
  await page.keyboard.press("Escape");
  await button(page, "Sair sem salvar").click();
  await page.getByRole("dialog", { name: "Adicionar arquivo" }).waitFor({ state: "detached" });
  await listed("Minuta").waitFor();
  await expect.poll(() => page.getByText("Largada").count()).toBe(0);
  await openScreen(page, server, "/admin/documentos");
  await listed("Minuta").waitFor();
  expect(await page.getByText("Largada").count()).toBe(0);
});

test("forms of records without drafts keep what is typed, and offer it again", async () => {
  const [file] = await uploadFiles(server, api.token, { "cais.jpg": await jpg() });
  const forms = [
    ["/admin/conta", "name", "Ana do Cais", "Salvar nome", "Nome salvo."],
    ["/admin/equipe", "email", "bia@example.org", "Convidar", "bia@example.org"],
    [`/admin/acervo/${file}`, "credit", "Foto: Ana", "Salvar", "Arquivo salvo."],
  ] as const;
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/projetos");
  for (const [screen, name, typed, submit, done] of forms) {
    await openScreen(page, server, screen);
    const field = page.locator(`main [name=${name}]`);
    const before = await field.inputValue();
    await field.fill(typed);
    await page.getByText(/Guardado para você às/).waitFor();
    await openScreen(page, server, screen);
    expect(await field.inputValue()).toBe(before);
    await page.getByText("Você digitou algo aqui e não salvou").waitFor();
    await button(page, "Continuar com o que digitei").click();
    await expect.poll(() => field.inputValue()).toBe(typed);
    const form = page.locator("main form", { has: page.locator(`[name=${name}]`) });
    await form.getByRole("button", { name: submit, exact: true }).click();
    await page.getByText(done).first().waitFor();
    await openScreen(page, server, screen);
    await page.getByRole("link", { name: "Banner" }).waitFor();
    expect(await page.getByText("Você digitou algo aqui").count()).toBe(0);
  }
});

test("without a connection it is kept in the browser, as the line says, and by the site once there is one", async () => {
  const id = await insert("Rio");
  const page = await chromium.open();
  await openAsStaff(page, server, `/admin/editar-projeto/${id}`);
  chromium.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await nameField(page).fill("Mar");
  await page.getByText("Sem conexão: guardado neste navegador.").waitFor();
  expect(await page.title()).toMatch(/^• Rio/);
  expect(await asksBeforeClosing(page)).toBe(true);
  await page.context().setOffline(false);
  await kept(page).waitFor();
  expect(await page.title()).toMatch(/^Rio/);
});

test("what was lost on its way, or never answered, is sent again", async () => {
  const page = await chromium.open();
  await page.clock.install();
  await openAsStaff(page, server, `/admin/editar-projeto/${await insert("Rio")}`);
  chromium.expectErrors(/ERR_FAILED/);
  await page.route(/automatico/, (route) => route.abort(), { times: 1 });
  // A browser that keeps nothing, as some do in private windows.
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  await nameField(page).fill("Mar");
  await page.getByText("Sem conexão: o que você digita ainda não foi salvo.").waitFor();
  await page.clock.fastForward(30_000);
  await kept(page).waitFor();

  // The server says nothing at all.
  await page.route(/automatico/, () => undefined, { times: 1 });
  await nameField(page).fill("Maré");
  await page.getByText("Salvando rascunho…").waitFor();
  await page.clock.fastForward(30_000);
  await page.getByText("Sem conexão: o que você digita ainda não foi salvo.").waitFor();
  await kept(page).waitFor();

  // Left before that: it is kept, and the page then left.
  let isFree = false;
  await page.route(/automatico/, async (route) => {
    await expect.poll(() => isFree).toBe(true);
    await route.continue();
  });
  await nameField(page).fill("Maré alta");
  await page.getByRole("link", { name: "Números Maré" }).click();
  await button(page, "Salvar e sair").click();
  await page.getByRole("dialog").getByText("Salvando rascunho…").waitFor();
  isFree = true;
  await page.waitForURL("**/numeros-mare");
  await page.goBack();
  expect(await nameField(page).inputValue()).toBe("Maré alta");
});

test("an answer to a draft does not hold back the page of a publication that is being read", async () => {
  const id = await insert("Rio");
  const page = await chromium.open();
  await openAsStaff(page, server, `/admin/editar-projeto/${id}`);
  let publish = () => {};
  const isPublished = new Promise<void>((resolve) => {
    publish = resolve;
  });
  await page.route(/automatico/, async (route) => {
    const response = await route.fetch();
    await isPublished;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.route(/editar-projeto\/\d+\.data/, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    publish();
    await setTimeout(1000);
    await route.continue();
  });
  const sent = page.waitForRequest(/automatico/);
  await nameField(page).fill("Mar");
  await sent;
  await nameField(page).fill("Maré");
  await button(page, "Publicar").click();
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  expect(await publicName(id)).toBe("Maré");
});

describe("“Publicar” pressed right after the last key, while drafts are late or lost", () => {
  const runs = Array.from({ length: isLong ? 50 : 2 }, (_, run) => run);
  test.each(runs)("publishes the last key, and no draft stays: run %i", async (run) => {
    const id = await insert("Rio");
    const page = await chromium.open();
    await openAsStaff(page, server, `/admin/editar-projeto/${id}`);
    chromium.expectErrors(/ERR_FAILED|status of 409/);
    const late: Promise<unknown>[] = [];
    await page.route(/automatico/, async (route) => {
      if ((run + late.length) % 3 === 2) return route.abort();
      const copy = await route.request().allHeaders();
      const body = route.request().postDataBuffer() ?? undefined;
      // It arrives at the server when all is over, whether its page waits for it or not.
      const sent = setTimeout(Math.random() * 3000).then(() =>
        page.context().request.post(route.request().url(), {
          headers: { ...copy },
          ...(body && { data: body }),
        }),
      );
      late.push(sent);
      const answer = await sent;
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    const name = `Maré ${run}`;
    await nameField(page).fill("M");
    await setTimeout(1600 + Math.random() * 600);
    await nameField(page).pressSequentially(`aré ${run}`);
    await nameField(page).fill(name);
    await button(page, "Publicar").click();
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    await Promise.allSettled(late);
    expect(await publicName(id)).toBe(name);
    expect((await api.call("GET", `/api/admin/project/${id}/draft`)).status).toBe(404);
  });
});
