import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { focusedName } from "#tests/support/keyboard.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* The focus after a client navigation, which browsers do not treat as a new page. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();

async function open(path: string, options = {}) {
  const page = await chromium.open(options);
  await page.goto(server.url + path);
  await hydrated(page);
  return page;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, textContent, id } = document.activeElement ?? {};
    return tagName === "H1" ? `H1 ${textContent}` : `${tagName} ${id}`.trim();
  });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

describe("the focus goes to the title of the new page", () => {
  test("from a link, and the page begins at its top", async () => {
    const page = await open("/termos");
    expect(await focused(page)).toBe("BODY");
    await footerLink(page, "Contato").press("Enter");
    await expect.poll(() => focused(page)).toBe("H1 Contato");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const outline = await page
      .locator("main h1")
      .evaluate((title) => getComputedStyle(title).outlineStyle);
    expect(outline).toBe("none");
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null))
      .toBe(true);
  });

  test("from the phone's menu, which closes", async () => {
    const page = await open("/termos", { viewport: { width: 390, height: 844 } });
    await page.locator("header details > summary", { hasText: "Menu" }).click();
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Sobre" })
      .click();
    await expect.poll(() => focused(page)).toMatch(/^H1 /);
    await page.waitForURL("**/sobre");
  });

  test("by Back, where the page was left", async () => {
    const page = await open("/termos");
    await footerLink(page, "Contato").click();
    await expect.poll(() => focused(page)).toBe("H1 Contato");
    await page.goBack();
    await expect.poll(() => focused(page)).toMatch(/^H1 Termos/);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test("from a list's link to its next page", async () => {
    const api = await signInToApi(server);
    for (let number = 0; number < 20; number++) {
      await api.call("POST", "/api/admin/project", { name: `Projeto ${number}` });
    }
    const page = await open("/projetos");
    await page.getByRole("link", { name: "Próxima" }).press("Enter");
    await page.waitForURL("**/projetos?pagina=2");
    await expect.poll(() => focused(page)).toBe("H1 Projetos");
  });

  test("of a page that is not there", async () => {
    chromium.expectErrors(/404/);
    const page = await open("/termos");
    await (await signInToApi(server)).call("DELETE", "/api/admin/project/3");
    await footerLink(page, "Ciclo Aurora").click();
    await expect.poll(() => focused(page)).toBe("H1 Página não encontrada");
  });
});

describe("the focus stays", () => {
  test("where the page is the same in another language, or at another place", async () => {
    const page = await open("/termos");
    await page.getByRole("link", { name: "ENG" }).press("Enter");
    await page.locator("html[lang=en]").waitFor();
    expect(await focusedName(page)).toBe("ENG");
    await page.keyboard.press("Alt+4");
    await page.evaluate(() => location.assign("#rodape"));
    expect(await focused(page)).not.toMatch(/^H1/);
  });

  test("in the field of a search in the page, and takes nothing from it", async () => {
    const page = await open("/uploads");
    const field = page.getByLabel("Buscar arquivos");
    await field.fill("relatório");
    await field.press("Enter");
    await page.getByText("“relatório”").waitFor();
    expect(await focused(page)).toBe("INPUT q");
    await page.getByRole("main").getByRole("link", { name: "Limpar" }).click();
    await page.waitForURL("**/uploads");
    await expect.poll(() => field.inputValue()).toBe("");
  });

  test("in the field of a search among the messages, which Back and a link empty", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/mensagens");
    const field = page.getByLabel("Buscar");
    const subject = page.getByLabel("Assunto");
    await field.fill("orçamento");
    await subject.selectOption("press");
    await field.press("Enter");
    await page.getByRole("link", { name: "Limpar" }).waitFor();
    expect(await focused(page)).toBe("INPUT");
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe("");
    await page.goForward();
    await expect.poll(() => field.inputValue()).toBe("orçamento");
    expect(await subject.inputValue()).toBe("press");
    await page.getByRole("link", { name: "Limpar" }).click();
    await expect.poll(() => field.inputValue()).toBe("");
    expect(await subject.inputValue()).toBe("");
  });

  test("where it was put while the page was awaited", async () => {
    const page = await open("/termos");
    const answer = await holdBack(page, "**/contato.data*");
    await footerLink(page, "Contato").press("Enter");
    await page.getByRole("status").getByText("Carregando").first().waitFor();
    await page.getByRole("link", { name: "ENG" }).focus();
    answer();
    await page.getByRole("heading", { level: 1, name: "Contato" }).waitFor();
    expect(await focusedName(page)).toBe("ENG");
  });
});

test("staff's screens do so too, their dialogs keep to themselves", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/projetos");
  await page.getByRole("link", { name: "Documentos", exact: true }).first().press("Enter");
  await expect.poll(() => focused(page)).toBe("H1 Documentos");
  const titleFocus = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener("focusin", ({ target }) => seen.push((target as Element).tagName));
    return seen;
  });
  await page.getByRole("link", { name: "Adicionar arquivo" }).press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Titulo");
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedName(page)).toBe("Adicionar arquivo");
  expect(await titleFocus.jsonValue()).not.toContain("H1");
});

test("a new project's form takes the focus into its name, which the form's title introduces", async () => {
  const page = await chromium.open({ viewport: { width: 390, height: 844 } });
  await openAsStaff(page, server, "/admin/projetos");
  await page.getByRole("link", { name: "Adicionar projeto", exact: true }).press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Nome do projeto");
  const name = page.getByRole("form", { name: "Adicionar projeto" }).locator(":focus");
  const box = await name.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(844 - (box?.height ?? 0));
});
