import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* The page of a draft beside its form. The page itself: `tests/http/preview.test.ts`. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();
const toggle = (page: Page) => page.getByRole("button", { name: "Prévia ao lado", exact: true });
const frameOf = (page: Page) => page.frameLocator("iframe[title='A página como ficaria']");

test("the preview beside the form follows what is typed and leads to the fields", async () => {
  const page = await chromium.open({ viewport: { width: 1440, height: 900 } });
  await openAsStaff(page, server, "/admin/editar-projeto/1");
  await toggle(page).click();
  const frame = frameOf(page);
  await frame.locator("h1").waitFor();

  // It shows the section that is being edited, and stays there when it is made anew.
  await page.locator("[name='results.title']").focus();
  const heading = frame.locator("#results");
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  await page.locator("[name='results.title']").fill("Um título que só a prévia mostra");
  await frame.getByText("Um título que só a prévia mostra").waitFor();
  await expect.poll(top).toBeLessThan(300);
  expect(
    await page.locator("[name='results.title']").evaluate((field) => field.matches(":focus")),
  ).toBe(true);

  // A link in it leads to the fields, too.
  await frame
    .getByRole("link", { name: "Faça parte" })
    .evaluate((link) => (link as HTMLElement).click());
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.parentElement?.id))
    .toBe("secao-description");

  await page.getByRole("button", { name: "Computador", exact: true }).click();
  expect(await frame.locator("html").evaluate(() => innerWidth)).toBe(1280);
  await page.getByRole("button", { name: "ENG", exact: true }).click();
  await frame.locator("html[lang=en]").waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // This browser remembers it; a narrow window has no room for it, and the link stays.
  await page.reload();
  await hydrated(page);
  await frame.locator("h1").waitFor();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(() => page.locator("iframe").count()).toBe(0);
  expect(await toggle(page).count()).toBe(0);
  expect(await page.getByRole("link", { name: /Ver prévia/ }).getAttribute("href")).toBe(
    "/admin/projetos/1/previa",
  );
});

test("on a phone the preview's bar hides nothing and axe finds nothing", async () => {
  const page = await chromium.open({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: true,
  });
  await openAsStaff(page, server, "/admin/projetos/1/previa");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "ENG" }).last().click();
  await page.locator("html[lang=en]").waitFor();
  expect(page.url()).toContain("/previa?lang=en");
});
