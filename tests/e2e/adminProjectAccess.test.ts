import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { useChromium } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();
const firstProject = "/admin/editar-projeto/1";

async function open(path: string, width: number) {
  const page = await chromium.open({ viewport: { width, height: 900 } });
  await openAsStaff(page, server, path);
  await openScreen(page, server, path);
  return page;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [390, 1440]) {
  test.each(["/admin/projetos", "/admin/adicionar-projeto", firstProject])(
    `axe finds nothing on %s at ${width} px`,
    async (path) => {
      const page = await open(path, width);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  test(`axe finds nothing in the open dialogs at ${width} px`, async () => {
    const page = await open("/admin/projetos", width);
    await page
      .getByRole("link", { name: /^Excluir / })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await openScreen(page, server, `${firstProject}?salvo`);
    await page.getByRole("dialog", { name: "Projeto salvo" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test.each(["/admin/projetos", firstProject])("nothing of %s is cut at 360 px", async (path) => {
  const page = await open(path, 360);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
