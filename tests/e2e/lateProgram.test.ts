import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let project: string;
beforeAll(async () => {
  server = await startServer();
  project = await fullProject(server);
});
afterAll(() => server.stop());

const chromium = useChromium();

interface Visit {
  hasTouch?: boolean;
  /** Runs before navigation, so that interceptors apply from the first request on. */
  prepare?: (page: Page) => Promise<unknown>;
}

async function open(address: string, { hasTouch = true, prepare }: Visit = {}) {
  const page = await chromium.open({ hasTouch });
  await prepare?.(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(address);
  // Before the first paint the browser drops keys and clicks.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  return { page, scripts };
}

/**
 * Gives the program all the time that a busy machine needs: after 3 s a click that waits for it would go the
 * way of a page without scripts.
 */
const withTime = (page: Page) =>
  page.addInitScript(() => {
    const later = setTimeout;
    Object.assign(window, {
      setTimeout: (act: () => void, ms: number, ...rest: unknown[]) =>
        later(act, ms === 3000 ? 60_000 : ms, ...rest),
    });
  });

const isAlive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");

describe("a page's program", () => {
  test("is not fetched for whoever only looks", async () => {
    for (const path of ["", "/projetos", "/contato", "/nada"]) {
      if (path === "/nada") chromium.expectErrors(/status of 404/);
      const { page, scripts } = await open(server.url + path);
      await page.waitForLoadState("networkidle");
      expect(scripts, path).toEqual([]);
    }
  });

  test.each<[string, (page: Page) => Promise<void>]>([
    // Two steps: the browser takes the first as the position of a resting mouse.
    ["a mouse", (page) => page.mouse.move(300, 300, { steps: 2 })],
    ["a finger", (page) => page.touchscreen.tap(5, 500)],
    ["a key", (page) => page.keyboard.press("Tab")],
    ["scrolling", (page) => page.evaluate(() => scrollTo(0, 200))],
  ])("is fetched for %s, and nothing moves", async (_name, act) => {
    const { page, scripts } = await open(project);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await act(page);
    await isAlive(page);
    expect(scripts.filter((url) => url.includes("/page-data/"))).toHaveLength(1);
    expect(await height()).toBe(before);
  });

  test("comes by itself where it has something to do: a chosen language is remembered", async () => {
    const { page } = await open(`${server.url}/sobre?lang=en`);
    await isAlive(page);
    expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("en");
  });
});

describe("a click before the program runs", () => {
  const photo = (page: Page) => page.getByRole("link", { name: /^Ampliar foto 2/ });

  test("on a photo opens it in its place", async () => {
    const { page } = await open(project, { prepare: withTime });
    await photo(page).click();
    await page.getByRole("dialog", { name: "Galeria" }).waitFor();
    await expect.poll(() => page.url()).toBe(`${project}#photo-2`);
  });

  test("that comes in the last moment of hydration opens the photo once: Back leads to the page", async () => {
    const { page } = await open(project, {
      prepare: (opened) =>
        opened.addInitScript(() => {
          addEventListener("hydrated", () =>
            document.querySelector<HTMLElement>("#photo-2 a")?.click(),
          );
        }),
    });
    const before = await page.evaluate(() => history.length);
    await page.keyboard.press("Tab");
    const lightbox = page.getByRole("dialog", { name: "Galeria" });
    await lightbox.waitFor();
    await expect.poll(() => page.url()).toBe(`${project}#photo-2`);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await lightbox.waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(project);
  });

  test("on the map's button loads the map", async () => {
    const { page } = await open(`${server.url}/contato`, { prepare: withTime });
    await page.route(/openstreetmap/, (route) => route.fulfill({ body: "map" }));
    await page.getByRole("button", { name: "Carregar mapa interativo" }).click();
    await page.locator("iframe").waitFor();
  });

  test("is not needed: a mouse that came to the menu before opens it", async () => {
    const { page } = await open(server.url, { hasTouch: false });
    const menu = page.locator("header nav details").first();
    await page.mouse.move(5, 300);
    await menu.locator("summary").hover();
    await expect
      .poll(() => menu.evaluate((details: HTMLDetailsElement) => details.open))
      .toBe(true);
  });

  test.each(["cannot come", "does not come in time"])(
    "goes the way of a page without scripts when it %s",
    async (fate) => {
      chromium.expectErrors(/ERR_FAILED/);
      const { page } = await open(project, {
        prepare: (opened) =>
          opened.route("**/page-data/**", (route) =>
            fate === "cannot come" ? route.abort() : undefined,
          ),
      });
      await photo(page).click();
      await page.waitForURL(/\/storage\/images\//);
    },
  );
});

test("a phone's first sight takes a sheet, two typefaces and pictures: nothing stands in their way", async () => {
  const asked: string[] = [];
  const { page } = await open(server.url, {
    prepare: (opened) => {
      opened.on("request", (request) => asked.push(request.url()));
      return opened.setViewportSize({ width: 390, height: 800 });
    },
  });
  await page.waitForLoadState("networkidle");
  const files = asked.slice(1).filter((url) => /^http/.test(url) && !/\.(avif|webp)$/.test(url));
  expect(files.map((url) => /\.\w+$/.exec(url)?.[0]).toSorted()).toEqual([
    ".css",
    ".woff2",
    ".woff2",
  ]);
  // What a phone needs to install the site comes with the program.
  const manifest = page.locator("link[rel=manifest]");
  expect(await manifest.count()).toBe(0);
  await page.keyboard.press("Tab");
  await manifest.waitFor({ state: "attached" });
});

test("a page whose program cannot come shows before and after beside each other", async () => {
  chromium.expectErrors(/ERR_FAILED/);
  const { page } = await open(project, {
    prepare: (opened) => opened.route("**/assets/root-*.js", (route) => route.abort()),
  });
  await page.keyboard.press("Tab");
  await page.locator("html[data-failed]").waitFor();
  const after = page.locator("figure", { hasText: "Depois" }).first();
  expect(await after.evaluate((figure) => getComputedStyle(figure).clipPath)).toBe("none");
});

test("staff's screens start theirs by themselves", async () => {
  const { page } = await open(`${server.url}/admin`);
  await hydrated(page);
});
