import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, useChromium } from "#tests/support/browser.ts";
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
  test.each([390, 1440])("has nothing that axe objects to at %d px", async (width) => {
    chromium.expectErrors(/404/);
    const page = await chromium.open({ viewport: { width, height: 900 } });
    const findings: string[] = [];
    for (const path of paths) {
      await page.goto(`${server.url}${path}?lang=${lang}`);
      await hydrated(page);
      findings.push(...(await axeFindings(page)).map((finding) => `${path} ${finding}`));
    }
    expect(findings).toEqual([]);
  });
});
