import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

withAndWithoutJavaScript("the documents", ({ open }) => {
  test("are six cards, the law with its file, and the way to every file", async () => {
    const page = await open();
    await page.goto(`${server.url}/documentos`);
    expect(await page.locator("main article").count()).toBe(6);
    const law = page.getByRole("link", { name: "Baixar a lei" });
    const file = await fetch(new URL((await law.getAttribute("href")) ?? "", server.url));
    expect(file.headers.get("content-type")).toBe("application/pdf");
    await page.getByRole("link", { name: /^Ver mais/ }).click();
    await page.waitForURL("**/uploads");
  });

  test("are searched without regard to accents, at an address of their own", async () => {
    const page = await open();
    await page.goto(`${server.url}/uploads`);
    const all = await page.locator("main article").count();
    await page.getByLabel("Buscar arquivos").fill("RELATÓRIO");
    await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
    await page.waitForURL("**/uploads?q=*");
    await page.getByText("“RELATÓRIO”").waitFor();
    const found = await page.locator("main article").count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);

    await page.goto(`${server.url}/uploads?q=relatorio`);
    expect(await page.locator("main article").count()).toBe(found);
    await page.goto(`${server.url}/uploads?q=zzz`);
    expect(await page.locator("main h2").textContent()).toBe(
      "Nenhum arquivo encontrado para “zzz”",
    );
  });
});

const chromium = useChromium();

test("six skeleton cards show while a client navigation to the documents waits", async () => {
  const page = await chromium.open();
  await page.goto(`${server.url}/sobre`);
  await hydrated(page);
  const release = await holdBack(page, "**/documentos.data*");
  await page.getByRole("navigation").getByRole("link", { name: "Documentos" }).first().click();
  const skeletons = page.locator("main li > [aria-hidden=true]:visible");
  await skeletons.nth(5).waitFor();
  expect(await skeletons.count()).toBe(6);
  expect(await page.getByRole("heading", { name: "Sobre" }).isVisible()).toBe(false);
  release();
  await page.getByRole("heading", { name: "Documentos", level: 1 }).waitFor();
  expect(await page.locator("main article").count()).toBe(6);
});
