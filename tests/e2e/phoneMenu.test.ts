import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const phone = { viewport: { width: 390, height: 844 } };

async function visit(page: Page, path: string, javaScriptEnabled = true) {
  await page.goto(server.url + path);
  if (javaScriptEnabled) await hydrated(page);
}

const menuOf = (page: Page) =>
  page.locator("header details", { has: page.locator(":scope > nav") });

withAndWithoutJavaScript("the phone's menu", (chromium, javaScriptEnabled) => {
  test("fills the screen, holds the page still, and leads on", async () => {
    const page = await chromium.open(phone);
    await visit(page, "/", javaScriptEnabled);
    const menu = menuOf(page);
    await menu.locator(":scope > summary").click();
    expect(await menu.locator(":scope > nav").boundingBox()).toEqual({
      x: 0,
      y: 0,
      ...phone.viewport,
    });
    expect(await page.locator("html").evaluate((html) => getComputedStyle(html).overflow)).toBe(
      "hidden",
    );
    await menu.locator("nav details summary").click();
    await menu.getByRole("link", { name: "Ver mais" }).waitFor();
    await menu.getByRole("link", { name: "Documentos" }).click();
    await page.waitForURL("**/documentos");
    await expect.poll(() => menu.getAttribute("open")).toBeNull();
  });
});

describe("the phone's menu, scrolled", () => {
  const chromium = useChromium();

  test.each([
    [390, 844],
    [320, 568],
    [320, 256],
  ])(
    "keeps its entries clear of the logo and its button, at %i by %i px",
    async (width, height) => {
      const page = await chromium.open({ viewport: { width, height } });
      await visit(page, "/");
      const menu = menuOf(page);
      await menu.locator(":scope > summary").click();
      await menu.locator("nav summary").click();
      const bar = await page.getByRole("banner").boundingBox();
      if (!bar) throw new Error("There is no header");
      await menu.locator(":scope > summary").focus();
      const covered: unknown[] = [];
      let entries = 0;
      for (; entries < 40; entries++) {
        await page.keyboard.press("Tab");
        const { isInside, isOnTop, top, bottom, name } = await page.evaluate(lookAtFocused);
        if (!isInside) break;
        if (top < bar.height || bottom > height || !isOnTop) covered.push({ name, top, bottom });
      }
      expect(entries).toBeGreaterThan(20);
      expect(covered).toEqual([]);
      // The menu is scrolled to its end, and nothing of its beginning shows above.
      expect(await page.evaluate(entriesAbove, bar.height)).toEqual([]);
    },
  );
});

describe("the phone's menu, with JavaScript", () => {
  const chromium = useChromium(phone);
  const isShut = (page: Page) => page.locator("main").evaluate((main: HTMLElement) => main.inert);

  test("shuts the page behind it also where it was opened before the program came", async () => {
    const page = await chromium.open();
    await page.goto(server.url);
    await menuOf(page).locator(":scope > summary").click();
    await page.locator("html[data-hydrated]").waitFor();
    await expect.poll(() => isShut(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isShut(page)).toBe(false);
  });

  test("is closed also where the screen became too wide for it before the program came", async () => {
    const page = await chromium.open();
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto(server.url);
    await menuOf(page).locator(":scope > summary").click();
    await page.setViewportSize({ width: 1180, height: 820 });
    release();
    await page.locator("html[data-hydrated]").waitFor();
    await expect.poll(() => menuOf(page).getAttribute("open")).toBeNull();
    await expect.poll(() => isShut(page)).toBe(false);
  });

  test("is closed where the screen becomes too wide for it, and the page is there again", async () => {
    const page = await chromium.open();
    await visit(page, "/");
    await menuOf(page).locator(":scope > summary").click();
    await expect.poll(() => isShut(page)).toBe(true);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(() => isShut(page)).toBe(false);
    await page.setViewportSize(phone.viewport);
    expect(await menuOf(page).getAttribute("open")).toBeNull();
  });

  test("is closed by Back, and the page is there again", async () => {
    const page = await chromium.open();
    await visit(page, "/termos");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contato", exact: true }).click();
    // The address is there before the page is, which closes the menu.
    await page.getByRole("heading", { level: 1, name: "Contato", exact: true }).waitFor();
    await menuOf(page).locator(":scope > summary").click();
    await expect.poll(() => isShut(page)).toBe(true);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /^Termos/ }).waitFor();
    await expect.poll(() => menuOf(page).getAttribute("open")).toBeNull();
    await expect.poll(() => isShut(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  test("leaves the focus on its button where a choice closes it", async () => {
    const page = await chromium.open();
    await visit(page, "/sobre");
    await menuOf(page).locator(":scope > summary").click();
    await menuOf(page).getByRole("link", { name: "ENG" }).press("Enter");
    await page.locator("html[lang=en]").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  });

  test("is closed by Escape also where the focus has gone past it", async () => {
    const page = await chromium.open();
    await visit(page, "/");
    for (const steps of [1, 2]) {
      await menuOf(page).locator(":scope > summary").click();
      await expect.poll(() => isShut(page)).toBe(true);
      for (let step = 0; step < steps; step++) await page.keyboard.press("Shift+Tab");
      const focused = await page.evaluate(() => document.activeElement?.outerHTML);
      await page.keyboard.press("Escape");
      await expect.poll(() => isShut(page)).toBe(false);
      expect(await menuOf(page).getAttribute("open")).toBeNull();
      await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toBe(focused);
    }
  });

  test("keeps the keyboard inside while it is open", async () => {
    const page = await chromium.open();
    await visit(page, "/");
    await menuOf(page).locator(":scope > summary").click();
    await expect
      .poll(() =>
        page.getByRole("main", { includeHidden: true }).evaluate((main: HTMLElement) => main.inert),
      )
      .toBe(true);
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.getByRole("main").evaluate((main: HTMLElement) => main.inert))
      .toBe(false);
  });
});

/** Runs in the page. */
function lookAtFocused() {
  const focused = document.activeElement as Element;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isOnTop = found !== null && (focused.contains(found) || found.contains(focused));
  const isInside = focused.closest("header details > nav") !== null;
  return { isInside, isOnTop, top, bottom, name: focused.textContent };
}

/** The menu's entries visible above a height. Runs in the page. */
function entriesAbove(height: number) {
  const met = new Set<string>();
  for (let y = 2; y < height; y += 4)
    for (let x = 2; x < innerWidth; x += 4)
      for (const element of document.elementsFromPoint(x, y))
        if (element.matches("nav :is(a, summary, input, button)")) met.add(element.outerHTML);
  return [...met];
}
