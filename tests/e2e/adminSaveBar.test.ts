import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { form } from "#tests/support/faultForm.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";

/* A sticky bar must not cover the focused element (WCAG 2.4.11). */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();

interface Measured {
  name: string;
  isIn: "form" | "bar" | "elsewhere";
  isCovered: boolean;
}

/** Whether a bar covers the focused element; for one taller than the viewport, its first line. */
const measure = (page: Page) =>
  page.evaluate(async (): Promise<Measured> => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const focused = document.activeElement ?? document.body;
    const form = focused.closest("main form");
    // Looked for once a page: its thousands of elements take longer than the keys.
    const page = window as { bars?: Element[] };
    page.bars ??= [...document.querySelectorAll("body *")].filter(
      (each) => /sticky|fixed/.test(getComputedStyle(each).position) && !each.contains(form),
    );
    const { bars } = page;
    // A file picker is an invisible overlay on its button.
    const drawn = focused.matches("[type=file]") ? focused.closest("label") : focused;
    const { top, bottom } = (drawn ?? focused).getBoundingClientRect();
    const covers = bars
      .filter((bar) => bar.clientWidth > innerWidth / 2 && !bar.contains(focused))
      .map((bar) => bar.getBoundingClientRect());
    const above = covers.filter((bar) => bar.top < innerHeight / 2).map((bar) => bar.bottom);
    const below = covers.filter((bar) => bar.top >= innerHeight / 2).map((bar) => bar.top);
    const [first, last] = [Math.max(0, ...above), Math.min(...below)];
    const shown = bottom - top > last - first ? top + 20 : bottom;
    // For these the browser scrolls to the caret's line or the inner button, so check their middle.
    const begins = focused.matches("textarea, video") ? (top + bottom) / 2 : top;
    return {
      name: focused.outerHTML.slice(0, 200),
      isIn: bars.some((bar) => bar.contains(focused)) ? "bar" : form ? "form" : "elsewhere",
      isCovered: begins < first - 1 || shown > last + 1,
    };
  });

/** Moves through a page's form with one key. @returns what was reached, and what of it was covered */
async function goThrough(page: Page, key: "Tab" | "Shift+Tab") {
  const [reached, covered]: [string[], string[]] = [[], []];
  for (let presses = 0; presses < 260; presses += 1) {
    await page.keyboard.press(key);
    const { name, isIn, isCovered } = await measure(page);
    if (isIn === "form") reached.push(name);
    if (isIn === "form" && isCovered) covered.push(`${key}: ${name}`);
    if (isIn !== "form" && reached.length > 3) break;
  }
  return { reached, covered };
}

/** Opens a page with another font size. */
async function open(page: Page, path: string, letters: string) {
  await openScreen(page, server, path);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, letters);
}

type Size = [width: number, height: number, letters: string];

/** The lowest, the narrowest and the widest screens; in the long form those between them, too. */
const screens: Size[] = [
  [390, 450, "16px"],
  [320, 568, "16px"],
  [1440, 900, "16px"],
  [640, 450, "32px"],
];
const between: Size[] = [
  [390, 844, "16px"],
  [1280, 720, "16px"],
  [1280, 720, "32px"],
];
test.each(form({ short: screens, long: [...screens, ...between] }))(
  "none at the foot does, at %i x %i, letters of %s",
  async (width, height, letters) => {
    const page = await chromium.open({ viewport: { width, height } });
    await openAsStaff(page, server, "/admin/banner");
    const covered: string[] = [];
    for (const path of ["/admin/numeros-mare", "/admin/banner"]) {
      await open(page, path, letters);
      for (const key of ["Tab", "Shift+Tab"] as const) {
        const found = await goThrough(page, key);
        expect(found.reached.length, `${path} by ${key}`).toBeGreaterThan(3);
        covered.push(...found.covered);
      }
    }
    expect(covered).toEqual([]);
  },
);

const projectScreens: Size[] = [
  [320, 568, "16px"],
  [1440, 900, "16px"],
];
test.each(
  form({ short: projectScreens, long: [...projectScreens, [390, 844, "16px"] satisfies Size] }),
)("the project's does not, at %i x %i, letters of %s", async (width, height, letters) => {
  const page = await chromium.open({ viewport: { width, height } });
  await openAsStaff(page, server, "/admin/banner");
  await open(page, "/admin/editar-projeto/1", letters);
  await page.locator("main form :is(input:not([type=hidden]), button, a)").last().focus();
  const { reached, covered } = await goThrough(page, "Shift+Tab");
  expect(reached.length).toBeGreaterThan(50);
  expect(covered).toEqual([]);
});
