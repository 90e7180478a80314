import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, resize, useChromium } from "#tests/support/browser.ts";
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
    for (const path of paths) {
      await page.goto(`${server.url}${path}?lang=${lang}`);
      await hydrated(page);
      for (const width of [390, 1440]) {
        await resize(page, width);
        const found = await axeFindings(page);
        findings.push(...found.map((finding) => `${path} at ${width}: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
  });
});
