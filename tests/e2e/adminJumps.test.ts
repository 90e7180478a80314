import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { holdAutosave, openAsStaff } from "#tests/support/staffPages.ts";

/* Links within a page: to a section of the project's form, and past the menu. */

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await startServer({ demo: false });
  const api = await signInToApi(server);
  // With something after the gallery: the page of a form that ends there could not bring it to the top.
  const documents = [{ title: "Plano", link: "https://example.org/plano" }];
  const answer = await api.call("POST", "/api/admin/project", { name: "Ponte", documents });
  id = ((await answer.json()) as { id: number }).id;
});
afterAll(() => server.stop());

const chromium = useChromium();

async function open(width = 1440) {
  const page = await chromium.open({ viewport: { width, height: 900 } });
  await openAsStaff(page, server, `/admin/editar-projeto/${id}`);
  return page;
}

const toSection = (page: Page, name: string) => page.locator(`nav a[href='#secao-${name}']`);
/** In the page: its requests for what the saved page already had. */
const fetchedLayouts = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((url) => url.includes("_routes=root"));
const skipLink = (page: Page) => page.getByRole("link", { name: "Ir para o conteúdo" });

test.each([390, 1440])(
  "at %d px a jump shows the beginning of what it leads to, and brings the focus there",
  async (width) => {
    const page = await open(width);
    for (const name of ["gallery", "banner", "description"]) {
      await toSection(page, name).click();
      const head = page.locator(`#secao-${name} > summary`);
      await expect.poll(() => head.evaluate((it) => document.activeElement === it)).toBe(true);
      const box = await head.boundingBox();
      expect(box?.y).toBeGreaterThan(60);
      expect(box?.y).toBeLessThan(500);
    }
    await skipLink(page).press("Enter");
    const content = page.locator("#content");
    await expect.poll(() => content.evaluate((it) => document.activeElement === it)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test("a jump within the page cuts neither a save off nor leaving", async () => {
  const page = await open();
  await holdAutosave(page);
  const question = page.getByRole("dialog", { name: "Sair sem salvar?" });
  const subtitle = page.getByLabel("Subtítulo", { exact: true });
  const jump = async () => {
    await toSection(page, "gallery").click();
    await page.waitForURL(/#secao-gallery$/);
    // Not part of the form, which takes no input during a save.
    await skipLink(page).press("Enter");
    await page.waitForURL(/#content$/);
  };
  await subtitle.fill("Um");
  const answer = await holdBack(page, "**/editar-projeto/*.data*");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("button", { name: "Publicando..." }).waitFor();
  await jump();
  answer();
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  await page.keyboard.press("Escape");

  await page.unroute("**/editar-projeto/*.data*");
  // A navigation that is still under way would close the question when it ends.
  expect(await page.evaluate(fetchedLayouts)).toEqual([]);
  await subtitle.fill("Dois");
  const arrive = await holdBack(page, "**/parceiros.data*");
  await page.getByRole("link", { name: "Parceiros", exact: true }).first().click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await question.waitFor({ state: "hidden" });
  await jump();
  arrive();
  await page.waitForURL(`${server.url}/admin/parceiros`);
});
