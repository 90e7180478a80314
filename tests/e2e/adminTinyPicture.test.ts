import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const chromium = useChromium();
const text = "60×40 px: a imagem vai ficar borrada (recomendado: 1440x532\u00A0px)";

test("a picture far too small is taken, with a word about how it will look", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/banner");
  const field = page.getByRole("group", { name: "Imagem para computador" });
  const send = async (width: number, height: number) => {
    const file = { name: "a.png", mimeType: "image/png", buffer: await samples.png(width, height) };
    await page.locator('[name="upload:desktopImage"]').setInputFiles(file);
  };
  await send(60, 40);
  await field.getByText(text).waitFor();
  expect(await field.getByRole("alert").count()).toBe(0);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.getByText("Banner salvo com sucesso!").first().waitFor();
  await page.reload();
  await hydrated(page);
  await field.getByText(text).waitFor();

  await send(720, 266);
  await field.getByText("a.png enviado.").waitFor();
  await expect.poll(() => field.getByText("vai ficar borrada").count()).toBe(0);
  await send(719, 266);
  await field.getByText("719×266 px: a imagem vai ficar borrada").waitFor();
});
