import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, resize, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

withAndWithoutJavaScript("the search", (chromium, javaScriptEnabled) => {
  test("opens from the header with the focus in it, and finds", async () => {
    const page = await chromium.open();
    await page.goto(`${server.url}/sobre`);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole("banner").getByRole("button", { name: "Buscar", exact: true }).click();
    const field = page.getByRole("searchbox", { name: "Buscar no site" });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type("agua");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/busca?q=agua");
    await page.getByRole("heading", { level: 2, name: /resultados? para “agua”/ }).waitFor();
    expect((await page.locator("main mark").allInnerTexts()).join(" ")).toMatch(/água/i);
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await page.waitForURL("**/projeto/**");
  });

  test("closes on Escape and gives the focus back", async () => {
    const page = await chromium.open();
    await page.goto(server.url);
    const button = page.getByRole("banner").getByRole("button", { name: "Buscar", exact: true });
    await button.click();
    const field = page.getByRole("searchbox", { name: "Buscar no site" });
    await field.waitFor();
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "hidden" });
    await expect
      .poll(() => button.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  test("stands in the phone's menu, in English too", async () => {
    const page = await chromium.open({ viewport: { width: 390, height: 844 } });
    await page.goto(`${server.url}/?lang=en`);
    if (javaScriptEnabled) await hydrated(page);
    await page.locator("header details:has(> nav) > summary").click();
    await page.getByRole("searchbox", { name: "Search the site" }).fill("school");
    await page.getByRole("button", { name: "Search" }).click();
    // This browser has just been given its cookie: the page did not know that it keeps it.
    await page.waitForURL("**/busca?q=school&lang=en");
    await page.getByRole("heading", { name: /results for “school”/ }).waitFor();
    await page.getByRole("link", { name: "Mangrove School" }).first().waitFor();
    expect(await page.getByRole("main").getByRole("searchbox").inputValue()).toBe("school");
  });

  test("that found nothing can be put differently on the same page", async () => {
    const page = await chromium.open();
    await page.goto(`${server.url}/busca?q=helicoptero`);
    await page.getByRole("heading", { name: "Nada encontrado para “helicoptero”" }).waitFor();
    const main = page.getByRole("main");
    await main.getByRole("searchbox").fill("praça");
    await main.getByRole("button", { name: "Buscar" }).click();
    await page.getByRole("heading", { name: /para “praça”/ }).waitFor();
  });
});

describe("while a search is typed", () => {
  const chromium = useChromium();

  test("its first results are links, until it is left", async () => {
    const page = await chromium.open();
    await page.goto(`${server.url}/sobre`);
    await hydrated(page);
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Buscar", exact: true }).click();
    const field = page.getByRole("searchbox", { name: "Buscar no site" });
    await field.pressSequentially("mangu");
    const link = header.getByRole("link", { name: "Escola do Mangue", exact: true });
    await link.waitFor();
    await header.getByText(/^\d resultados$/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "detached" });
    await field.press("e");
    await link.click();
    await page.waitForURL("**/projeto/escola-do-mangue/2");
  });
});

describe("the search's pages", () => {
  const chromium = useChromium();
  const paths = [
    "/busca?q=mangue",
    "/busca?q=helicoptero",
    "/busca?q=a&tipo=projetos",
    "/busca?q=school&lang=en",
  ];

  test.each([390, 1440])(
    "have nothing that axe objects to at %d px, closed or open",
    async (width) => {
      const page = await chromium.open({ viewport: { width, height: 900 } });
      const findings: string[] = [];
      for (const path of paths) {
        await page.goto(server.url + path);
        await hydrated(page);
        if (width > 1024) await page.locator("header button[popovertarget]").click();
        findings.push(...(await axeFindings(page)).map((finding) => `${path} ${finding}`));
      }
      expect(findings).toEqual([]);
    },
  );

  test("never scroll sideways, nor does the header break", async () => {
    const page = await chromium.open();
    for (const path of [...paths, `/busca?q=${"x".repeat(100)}`]) {
      await page.goto(server.url + path);
      for (const width of [320, 390, 768, 1023, 1024, 1440, 1920]) {
        await resize(page, width);
        const { scrollWidth, headerHeight } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          headerHeight: document.querySelector("header")?.clientHeight,
        }));
        expect([path, width, scrollWidth, headerHeight]).toEqual([path, width, width, 72]);
      }
    }
  });
});
