import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, resize, useChromium } from "#tests/support/browser.ts";
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
  test("has nothing that axe objects to at 390 and 1440 px", async () => {
    chromium.expectErrors(/404/);
    const page = await chromium.open({ viewport: { width: 390, height: 900 } });
    const findings: string[] = [];
    for (const [index, path] of paths.entries()) {
      await page.goto(`${server.url}${path}?lang=${lang}`);
      await hydrated(page);
      // In the short form each page at one width in each language, and at the other in the other.
      const isPhone = (index % 2 === 0) === (lang === "pt");
      for (const width of form({ short: [isPhone ? 390 : 1440], long: [390, 1440] })) {
        await resize(page, width);
        const found = await axeFindings(page);
        findings.push(...found.map((finding) => `${path} at ${width}: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
  });
});
