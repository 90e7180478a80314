import { afterAll, beforeAll, expect, test } from "vitest";
import { withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

withAndWithoutJavaScript("on paper", (chromium) => {
  test.each(["/projeto/praca-das-mares/1", "/termos", "/politica"])(
    "%s is ink on white, without what only a screen can do",
    async (path) => {
      const page = await chromium.open({ viewport: { width: 794, height: 1123 } });
      await page.goto(`${server.url}${path}`);
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("banner").isVisible()).toBe(false);
      expect(await page.getByRole("navigation").count()).toBe(0);
      const heading = page.getByRole("heading", { level: 1 });
      expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe(
        "rgb(0, 0, 0)",
      );
      const grounds = await page
        .locator("[data-tone]")
        .evaluateAll((elements) =>
          elements.map((element) => getComputedStyle(element).backgroundColor),
        );
      expect(new Set(grounds)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(794);
    },
  );
});
