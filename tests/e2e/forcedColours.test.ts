import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let project: string;
beforeAll(async () => {
  server = await startServer();
  project = new URL(await fullProject(server)).pathname;
});
afterAll(() => server.stop());

const chromium = useChromium({ forcedColors: "active", colorScheme: "dark" });

test("partners' logos, most of them dark, keep a white ground in forced colours", async () => {
  const page = await chromium.open();
  for (const path of ["/", "/o-que-fazemos", project]) {
    await page.goto(server.url + path);
    const grounds = await page
      .locator('main :is([class*="plate"], [class*="bare"])')
      .locator("img")
      .evaluateAll((logos) =>
        logos.map((logo) => {
          const { backgroundColor, mixBlendMode } = getComputedStyle(logo);
          return `${backgroundColor} ${mixBlendMode}`;
        }),
      );
    expect(new Set(grounds), path).toEqual(new Set(["rgb(255, 255, 255) normal"]));
  }
});
