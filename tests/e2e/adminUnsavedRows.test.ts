import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { holdBack, withoutScripts } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { asksBeforeClosing, holdAutosave, openAsStaff, pickUp } from "#tests/support/staffPages.ts";

/* Rows and photos of the project form that are added, removed and moved are unsaved changes too. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();

async function open(path = "/admin/editar-projeto/1") {
  const page = await chromium.open();
  await openAsStaff(page, server, path);
  await holdAutosave(page);
  expect(await asksBeforeClosing(page)).toBe(false);
  return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.each([
  "Remover Foto 1",
  "Mover Foto 1 para depois",
  "Remover Parceiro 1",
  "Mover Parceiro 1 para baixo",
  "Adicionar parceiro",
])('after "%s" leaving asks', async (name) => {
  const page = await open();
  await press(page, name);
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await page.getByRole("link", { name: "Banner", exact: true }).first().click();
  await page.getByRole("dialog", { name: "Sair sem salvar?" }).waitFor();
});

test("so it does after a row was taken hold of and put elsewhere", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Arrastar Parceiro 1" }).focus();
  await pickUp(page, /Item levantado: Parceiro 1/);
  await page.keyboard.press("ArrowDown");
  await page.getByText(/posição 2/).waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
});

test("a save that holds the change ends the asking", async () => {
  const page = await open();
  await press(page, "Remover Foto 1");
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await press(page, "Publicar");
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  expect(await asksBeforeClosing(page)).toBe(false);
});

test("a row that was added before the program ran is not saved either", async () => {
  chromium.expectErrors(/ERR_FAILED/);
  const page = await chromium.open();
  await withoutScripts(page, () => openAsStaff(page, server, "/admin/editar-projeto/1", false));
  const release = await holdBack(page, "**/*.js");
  await press(page, "Adicionar parceiro");
  await page.getByRole("button", { name: "Remover Parceiro 5" }).waitFor();
  release();
  await hydrated(page);
  expect(await asksBeforeClosing(page)).toBe(true);
});
