import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { makeOldest } from "#tests/support/oldestBrowser.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();

test("the oldest browser goes from page to page, and plays a video", async () => {
  const api = await signInToApi(server);
  for (let number = 0; number < 20; number++) {
    await api.call("POST", "/api/admin/project", { name: `Projeto ${number}` });
  }
  const page = await chromium.open();
  await makeOldest(page);
  await page.goto(`${server.url}/projetos`);
  await hydrated(page);
  await page.getByRole("link", { name: "Próxima" }).click();
  await page.waitForURL("**/projetos?pagina=2");
  await page.getByText("Página 2 de 2").waitFor({ state: "attached" });

  await page.goto(await fullProject(server));
  await hydrated(page);
  const video = page.locator("video").first();
  await page.locator("[data-film]").scrollIntoViewIfNeeded();
  await video.evaluate((element: HTMLVideoElement) => element.play());
  expect(await video.evaluate((element: HTMLVideoElement) => element.controls)).toBe(true);
});

test("the oldest browser opens staff's screens", async () => {
  const page = await chromium.open();
  await makeOldest(page);
  await openAsStaff(page, server, "/admin/projetos");
  for (const name of ["Documentos", "Parceiros", "Mensagens"]) {
    await page.getByRole("link", { name, exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  }
});
