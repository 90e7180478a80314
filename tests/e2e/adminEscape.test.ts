import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { focusedName } from "#tests/support/keyboard.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { holdAutosave, openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const chromium = useChromium();
const form = (page: Page) => page.getByRole("dialog", { name: "Adicionar arquivo" });
const question = (page: Page) => page.getByRole("dialog", { name: "Sair sem salvar?" });

/*
 * Between two user interactions Chrome asks a page only once whether a dialog may close, and Esc does not
 * count as an interaction.
 */
test("Esc, however often, closes no dialog with something unsaved in it", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/documentos");
  await holdAutosave(page);
  await page.getByRole("link", { name: "Adicionar arquivo" }).press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Titulo");
  await page.keyboard.type("Estatuto");
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press("Escape");
    await question(page).waitFor();
    await expect.poll(() => focusedName(page)).toBe("Continuar editando");
    await page.keyboard.press("Escape");
    await question(page).waitFor({ state: "detached" });
    expect(await form(page).isVisible()).toBe(true);
    await expect.poll(() => focusedName(page)).toBe("Titulo");
  }
  expect(await page.getByLabel("Titulo", { exact: true }).inputValue()).toBe("Estatuto");
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "Sair sem salvar" }).click();
  await form(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedName(page)).toBe("Adicionar arquivo");
});
