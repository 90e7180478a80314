import { afterAll, beforeAll, expect, test } from "vitest";
import { withAndWithoutJavaScript } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

withAndWithoutJavaScript("a picture by its name alone", (chromium, javaScriptEnabled) => {
  test.each([
    [
      "falsa.jpg",
      Buffer.from("isto não é uma imagem, só se chama assim"),
      /não parece ser uma imagem/,
    ],
    ["folheto.JPEG", samples.pdf, /não parece ser uma imagem/],
    ["folheto.pdf", samples.pdf, /Este tipo de arquivo não é aceito/],
  ])("%s is refused with the reason", async (name, buffer, reason) => {
    const page = await chromium.open();
    chromium.expectErrors(/status of 415/);
    await openAsStaff(page, server, "/admin/banner", javaScriptEnabled);
    const file = { name, mimeType: "image/jpeg", buffer };
    await page.locator('[name="upload:desktopImage"]').setInputFiles(file);
    const save = page.getByRole("button", { name: "Salvar", exact: true });
    if (!javaScriptEnabled) await save.click();
    const field = page.getByRole("group", { name: "Imagem para computador" });
    await field.getByText(reason).waitFor();
    expect(await field.getByText(/Apesar do nome/).count()).toBe(name.endsWith("pdf") ? 0 : 1);
  });
});
