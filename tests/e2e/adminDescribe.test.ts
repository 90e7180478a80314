import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withAndWithoutJavaScript } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* A picture is described from the middle of a form, whose unsaved texts and uploads must survive it. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const describeBanner = "Descrever e enquadrar Banner (abre em nova aba)";

/** Clicks the link; its page opens in a tab of its own. */
async function follow(page: Page, name: string) {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name, exact: true }).click();
  return opened;
}

async function sendBanner(page: Page) {
  const buffer = await samples.png();
  const file = { name: "a.png", mimeType: "image/png", buffer };
  await page.locator('[name="upload:bannerImage"]').setInputFiles(file);
}

withAndWithoutJavaScript("describing a picture", (chromium, javaScriptEnabled) => {
  test("leaves the form as it is, and leads back to the one project that shows it", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/adicionar-projeto", javaScriptEnabled);
    const name = page.getByLabel("Nome do projeto", { exact: true });
    const title = `Projeto ${javaScriptEnabled}`;
    await name.fill(title);
    await sendBanner(page);
    // Without JavaScript, files are stored by any answer of the form.
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Adicionar parceiro" }).click();
    const early = await follow(page, describeBanner);
    await early.getByLabel("Texto alternativo", { exact: true }).fill("Um rio");
    expect(await early.getByRole("link", { name: /Voltar ao projeto/ }).count()).toBe(0);
    await early.getByRole("button", { name: "Salvar", exact: true }).click();
    await early.getByText("Descrição salva com sucesso!").first().waitFor();
    await early.close();
    expect(await name.inputValue()).toBe(title);
    expect(await page.locator('[name="bannerImage"]').inputValue()).toMatch(/^images\//);

    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    await page.keyboard.press("Escape");
    const form = new URL(page.url()).pathname;
    const late = await follow(page, describeBanner);
    expect(await late.getByLabel("Texto alternativo", { exact: true }).inputValue()).toBe("Um rio");
    await late.getByRole("link", { name: `Voltar ao projeto ${title}` }).click();
    await late.waitForURL((url) => url.pathname === form);
  });
});
