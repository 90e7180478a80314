import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resize, useChromium } from "#tests/support/browser.ts";
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
  test("never scrolls sideways, from 320 to 1920 px", async () => {
    chromium.expectErrors(/404/);
    const page = await chromium.open();
    const overflows: string[] = [];
    for (const path of paths) {
      await page.goto(`${server.url}${path}?lang=${lang}`);
      for (const width of [320, 390, 768, 1023, 1024, 1440, 1920]) {
        await resize(page, width);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth > width) overflows.push(`${path} at ${width}: ${scrollWidth}`);
      }
    }
    expect(overflows).toEqual([]);
  });

  test("does not shift while it loads", async () => {
    chromium.expectErrors(/404/);
    const page = await chromium.open({ viewport: { width: 390, height: 800 } });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const shifted: string[] = [];
    for (const path of paths) {
      await page.goto(`${server.url}${path}?lang=${lang}`, { waitUntil: "networkidle" });
      const sum = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce(
          (total, shift) => total + shift,
          0,
        ),
      );
      if (sum > 0.01) shifted.push(`${path}: ${sum}`);
    }
    expect(shifted).toEqual([]);
  });
});
