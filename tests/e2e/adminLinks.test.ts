import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* Staff copy addresses without their scheme, which the server refuses (contract 5). */

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const chromium = useChromium();
const typed = "www.prefeitura.recife.br";

test("a bare domain gets its https:// when the field is left, and is saved", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/adicionar-projeto");
  await page.getByText("Avançado").click();
  const link = page.getByLabel("Link do projeto");
  await link.fill(typed);
  await page.keyboard.press("Tab");
  expect(await link.inputValue()).toBe(`https://${typed}`);
  await link.fill("/contato");
  await page.keyboard.press("Tab");
  expect(await link.inputValue()).toBe("/contato");
  await link.fill("relatorio.pdf");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect.poll(() => link.getAttribute("aria-invalid")).toBe("true");
  await link.fill(typed);
  await page.keyboard.press("Tab");
  await expect.poll(() => link.getAttribute("aria-invalid")).toBe("false");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  expect(await link.inputValue()).toBe(`https://${typed}`);
});

test.each([
  ["/admin/banner", "Banner salvo com sucesso!"],
  ["/admin/parceiros/novo?tipo=1", "Parceiro adicionado com sucesso!"],
])("on %s Enter sends it completed", async (path, saved) => {
  const page = await chromium.open();
  await openAsStaff(page, server, path);
  const link = page.getByLabel("Link", { exact: true });
  await link.fill(typed);
  // A saved partner's form is gone.
  const release = await holdBack(page, "**/*.data*");
  await page.keyboard.press("Enter");
  expect(await link.inputValue()).toBe(`https://${typed}`);
  release();
  await page.getByText(saved).first().waitFor();
});
