import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, painted, resize, useChromium } from "#tests/support/browser.ts";
import { form } from "#tests/support/faultForm.ts";
import { publicPaths } from "#tests/support/publicPages.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let paths: string[];
beforeAll(async () => {
  server = await startServer();
  paths = await publicPaths(server);
});
afterAll(() => server.stop());

const chromium = useChromium();

describe.each(["pt", "en"])("every public page in %s", (lang) => {
  // Each language has its half of those between the narrowest and the widest.
  const widths = form({
    short: lang === "pt" ? [320, 390, 1023, 1920] : [320, 768, 1024, 1440, 1920],
    long: [320, 390, 768, 1023, 1024, 1440, 1920],
  });

  test("never scrolls sideways, from 320 to 1920 px, and cuts no heading and no field where letters are twice as large", async () => {
    chromium.expectErrors(/404/);
    const page = await chromium.open();
    const overflows: string[] = [];
    const cut: string[] = [];
    for (const path of paths) {
      await page.goto(`${server.url}${path}?lang=${lang}`);
      for (const width of widths) {
        await resize(page, width);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth > width) overflows.push(`${path} at ${width}: ${scrollWidth}`);
      }
      await resize(page, 390);
      const found = await page.evaluate(() => {
        document.documentElement.style.fontSize = "32px";
        const words = document.querySelectorAll("main :is(h1, h2, h3, label, input, button)");
        return [...words]
          .filter((each) => each.getBoundingClientRect().right > innerWidth)
          .filter((each) => !each.closest("[aria-hidden]"))
          .map((each) => each.outerHTML);
      });
      cut.push(...found.map((each) => `${path}: ${each}`));
    }
    expect(overflows).toEqual([]);
    expect(cut).toEqual([]);
  });

  const arrivals = form<[string, number][]>({
    short: [lang === "pt" ? ["late", 390] : ["at once", 1440]],
    long: ["late", "at once"].flatMap((when): [string, number][] => [
      [when, 390],
      [when, 1440],
    ]),
  });
  test.each(arrivals)(
    "does not shift while its typefaces come %s, at %i px",
    async (when, width) => {
      chromium.expectErrors(/404/);
      const page = await chromium.open({ viewport: { width, height: 800 } });
      if (when === "late") {
        await page.route(/\.woff2/, async (route) => {
          await setTimeout(200);
          await route.continue();
        });
      }
      await page.addInitScript(recordShifts);
      const shifted: unknown[] = [];
      for (const path of paths) {
        await page.goto(`${server.url}${path}?lang=${lang}`);
        await hydrated(page);
        await painted(page);
        const shifts = await page.evaluate(() => (window as unknown as Recorded).shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum > 0.01) shifted.push({ path, sum, shifts });
      }
      expect(shifted).toEqual([]);
    },
  );
});

const languages = form({ short: ["pt"], long: ["pt", "en"] });
test.each(languages)(
  "no public page scrolls sideways on a phone where pictures do not come: %s",
  async (lang) => {
    chromium.expectErrors(/404|ERR_FAILED/);
    const page = await chromium.open({ viewport: { width: 320, height: 640 } });
    await page.route(/\/(storage|images)\//, (route) => route.abort());
    const overflows: string[] = [];
    for (const path of paths) {
      await page.goto(`${server.url}${path}?lang=${lang}`);
      // Lazy pictures would still be coming.
      const scrollWidth = await page.evaluate(async () => {
        const pictures = [...document.images];
        for (const each of pictures) each.loading = "eager";
        await Promise.allSettled(pictures.map((each) => each.decode()));
        return document.documentElement.scrollWidth;
      });
      if (scrollWidth > 320) overflows.push(`${path}: ${scrollWidth}`);
    }
    expect(overflows).toEqual([]);
  },
);

interface Recorded {
  shifts: { value: number; moved: string[] }[];
}

/** Runs in the page. */
function recordShifts() {
  const shifts: Recorded["shifts"] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${previousRect.top} to ${currentRect.top}`,
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Missing from the DOM's types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
