import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { publicPaths } from "#tests/support/publicPages.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { shiftedClock } from "#tests/support/shiftedClock.ts";
import {
  allowTampering,
  isLong,
  type Tampering,
  tamper,
  tamperings,
  tamperMeanwhile,
  wordsOf,
} from "#tests/support/tampering.ts";

/* Pages that the browser or an extension has changed, on every public page (docs/decisions). */

const clock = shiftedClock();
let server: TestServer;
let paths: string[];
beforeAll(async () => {
  clock.setToHalfHour();
  server = await startServer({ env: clock.env });
  paths = await publicPaths(server);
});
afterAll(async () => {
  await server.stop();
  clock.remove();
});

const chromium = useChromium();

const moments = ["before", "during", "after"] as const;
type Moment = (typeof moments)[number];

/** One at a time, and together. */
const ways: Tampering[][] = [
  [...tamperings],
  ...[...tamperings, ...([1, 2, 3, 4] as const).map((seed) => `random ${seed}` as const)].map(
    (way) => [way],
  ),
];

/**
 * Each page in each way in the long form. In the short one each page has one moment on each device, each way has its
 * turn, and every second page gets all together.
 */
function waysFor(turn: number, moment: Moment): Tampering[][] {
  if (isLong) return ways;
  if (moments[turn % moments.length] !== moment) return [];
  const single = ways[1 + (turn % (ways.length - 1))];
  return [turn % 2 === 0 || !single ? [...tamperings] : single];
}

const english = new Map<string, ReadonlySet<string>>();

describe.each([
  ["a desktop", 0, { width: 1440, height: 900 }],
  ["a phone", 1, { width: 390, height: 844 }],
])("on %s", (_name, first, viewport) => {
  test.each(moments)(
    "whatever changes a page %s hydration, its elements stay, it changes language whole, and leads on",
    async (moment) => {
      chromium.expectErrors(/404/);
      const page = await chromium.open({ viewport });
      await allowTampering(page);
      const faults: string[] = [];
      for (const [index, path] of paths.entries()) {
        for (const way of waysFor(first + index, moment)) {
          const found = await faultsOf(page, { path, way, moment });
          faults.push(...found.map((fault) => `${path}, ${way}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
    isLong ? 3_600_000 : 600_000,
  );
});

interface Case {
  path: string;
  way: Tampering[];
  moment: Moment;
}

async function faultsOf(page: Page, { path, way, moment }: Case): Promise<string[]> {
  const expected = english.get(path) ?? (await englishWords(page, path));
  english.set(path, expected);
  await open(page, path);
  const marked = await mark(page);
  if (moment === "before") await tamper(page, ...way);
  if (moment === "during") await tamperMeanwhile(page, ...way);
  await hydrated(page);
  if (moment === "during") await page.locator("html[data-tampered]").waitFor();
  if (moment === "after") await tamper(page, ...way);

  const faults: string[] = [];
  // Others have removed or written words.
  const isWhole = way.every((each) => each !== "blocker" && !each.startsWith("random"));
  const left = await countMarked(page);
  if (isWhole && left !== marked) faults.push(`${marked - left} elements were replaced`);
  await switchToEnglish(page);
  const words = await wordsOf(page);
  const isAsSent = way.every((each) => !each.startsWith("random"));
  const old = isAsSent ? [...words].filter((text) => !expected.has(text)) : [];
  const missing = isWhole ? [...expected].filter((text) => !words.has(text)) : [];
  if (old.length > 0) faults.push(`not as in English: ${old.join(", ")}`);
  if (missing.length > 0) faults.push(`missing: ${missing.join(", ")}`);
  await goOn(page);
  return faults;
}

async function englishWords(page: Page, path: string) {
  await open(page, path);
  await hydrated(page);
  await switchToEnglish(page);
  return wordsOf(page);
}

/** In Portuguese, without starting hydration. */
async function open(page: Page, path: string) {
  await page.context().clearCookies();
  await page.goto(server.url + path, { waitUntil: "domcontentloaded" });
}

const kept = "h1, header, main, footer, form, input, select, textarea, details, video, [popover]";

/** @returns the number of elements whose replacement would cost a visitor something */
function mark(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const found = document.querySelectorAll(selector);
    for (const element of found) Object.assign(element, { isMarked: true });
    return found.length;
  }, kept);
}

function countMarked(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll(selector)].filter((element) => "isMarked" in element)
      .length;
  }, kept);
}

/** By the element's own click: what was added may lie over it. */
async function switchToEnglish(page: Page) {
  await page
    .locator("header nav a[hreflang=en]")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.locator("html[lang=en]").waitFor();
}

/** To another page and, for what React removes there, back. */
async function goOn(page: Page) {
  const from = await page.evaluate(() => location.pathname);
  const to = from === "/sobre" ? "/termos" : "/sobre";
  const link = page.locator(`a[href='${to}']`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(`**${to}`);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === from);
  await page.locator("main h1").waitFor();
}
