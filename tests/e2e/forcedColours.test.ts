import type { Locator } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { useChromium } from "#tests/support/browser.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

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

/** The background colours behind pictures, outermost painted last. */
const groundsOf = (logos: Locator) =>
  logos.evaluateAll((images) =>
    images.map((image) => {
      const own = getComputedStyle(image).backgroundColor;
      const isBare = own === "rgba(0, 0, 0, 0)";
      return isBare ? getComputedStyle(image.parentElement ?? image).backgroundColor : own;
    }),
  );

test("a project's coloured logo stands on white, and its white one on a dark plate", async () => {
  const page = await chromium.open();
  await page.goto(server.url + project);
  const logos = page.locator('main [class*="logo"] img');
  const [banner, description] = await groundsOf(logos);
  expect([banner, description]).toEqual(["rgb(4, 34, 43)", "rgb(255, 255, 255)"]);
});

test("the admin's previews of logos keep a white ground, those of white logos a dark one", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/parceiros");
  expect(new Set(await groundsOf(page.locator("main img")))).toEqual(
    new Set(["rgb(255, 255, 255)"]),
  );
  await page.goto(`${server.url}/admin/editar-projeto/${project.split("/").at(-1)}`);
  const preview = (name: string) => groundsOf(page.getByRole("img", { name, exact: true }));
  expect(await preview("Prévia: Logotipo colorido")).toEqual(["rgb(255, 255, 255)"]);
  expect(new Set(await preview("Prévia: Logotipo"))).toEqual(new Set(["rgb(255, 255, 255)"]));
  expect(await preview("Prévia: Logotipo branco")).not.toContain("rgb(255, 255, 255)");
});

test("the header's logo and icons stand on the chosen background, also over a picture", async () => {
  const page = await chromium.open();
  await page.goto(`${server.url}/sobre`);
  const ground = await page.locator("#menu").evaluate((header) => {
    const { backgroundColor, opacity } = getComputedStyle(header, "::before");
    return `${backgroundColor} ${opacity}`;
  });
  expect(ground).toBe("rgb(0, 0, 0) 1");
});

test("a link that looks like text gets no border around it", async () => {
  const page = await chromium.open();
  await page.goto(server.url);
  const borders = await page
    .getByRole("link", { name: /Veja o que fazemos|Conheça os projetos/ })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopColor));
  expect(borders.map((color) => color === "rgb(0, 0, 0)")).toEqual([false, true]);
});

describe("where the visitor's system is dark", () => {
  const dark = useChromium({ colorScheme: "dark" });

  test("the site is, with its contrasts; on paper and in the back office it is light", async () => {
    const page = await dark.open();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const path of ["/", project, "/contato"]) {
      await page.goto(server.url + path);
      expect(await axeFindings(page), path).toEqual([]);
    }
    expect(await ground()).toBe("rgb(13, 25, 28)");
    await page.emulateMedia({ media: "print" });
    const color = (role: string) =>
      page.evaluate(
        (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
        role,
      );
    // Not one that printing sets for every page.
    expect(await color("--page")).toBe("#f7f1e5");
    await page.emulateMedia({ media: "screen" });
    await page.goto(`${server.url}/admin`);
    expect(await ground()).toBe("rgb(247, 241, 229)");
  });
});
