import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, quiet, useChromium } from "#tests/support/browser.ts";
import { fillContact } from "#tests/support/contact.ts";
import { holdBack } from "#tests/support/holdBack.ts";
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

/** What makes a page's components. */
const bundle = /\/(page-data|assets)\/.*\.js/;

const isAlive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");

test("of a film that nobody plays only the cover is laid out, and it keeps its place", async () => {
  // The site's own controls would take the cover's place.
  const { page } = await open(project, { prepare: (opened) => holdBack(opened, bundle) });
  const film = page.locator("[data-film]");
  const video = film.locator("video");
  const size = () =>
    film.evaluate((element: HTMLElement) => [element.offsetTop, element.offsetHeight]);
  await film.scrollIntoViewIfNeeded();
  const before = await size();
  expect(await film.locator("[data-play]").isVisible()).toBe(true);
  expect(await video.isVisible()).toBe(false);
  await film.locator("[data-play]").click();
  await video.waitFor({ state: "visible" });
  expect(await size()).toEqual(before);
});

describe("a page's program", () => {
  test("is not fetched for whoever only looks", async () => {
    for (const path of ["", "/projetos", "/contato", "/nada"]) {
      if (path === "/nada") chromium.expectErrors(/status of 404/);
      const { page, scripts } = await open(server.url + path);
      await quiet(page);
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

  test.each<[string, (page: Page) => Promise<void>]>([
    ["the page rests", (page) => page.evaluate(() => void dispatchEvent(new Event("rest")))],
    ["a key asks for it", (page) => page.keyboard.press("Tab")],
  ])("is fetched while the page is scrolled, and runs when %s", async (_name, act) => {
    const { page, scripts } = await open(project);
    const entry = page.waitForResponse(/entry\.client/);
    // Never at an end. Each movement begins before the page counts as resting, and is told in the frame after that.
    await page.evaluate(() => {
      const move = () => scrollTo(0, 200 + (performance.now() % 100));
      const stay = () => removeEventListener("scroll", moveOn);
      const moveOn = () => setTimeout(move, 149);
      addEventListener("scroll", moveOn);
      addEventListener("rest", stay, { once: true });
      move();
    });
    await (await entry).finished();
    await page.waitForFunction(
      (start) => performance.now() > start + 1500,
      await page.evaluate(() => performance.now()),
    );
    expect(scripts.length).toBeGreaterThan(5);
    const hasRun = () => page.evaluate(() => "__reactRouterManifest" in window);
    expect(await hasRun()).toBe(false);
    await act(page);
    await isAlive(page);
  });

  test("comes by itself where it has something to do: a chosen language is remembered", async () => {
    const { page } = await open(`${server.url}/sobre?lang=en`);
    await isAlive(page);
    expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("en");
    // Its cookie is kept: a link that names the language would choose it again when it is only touched.
    expect(await page.locator("a[href*='lang=en']:not([hreflang])").count()).toBe(0);
  });
});

const fileOf = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).currentSrc;

const widthOf = (image: HTMLElement | SVGElement) => (image as HTMLImageElement).naturalWidth;

describe("a first touch", () => {
  const photo = (page: Page) => page.getByRole("link", { name: /^Ampliar foto 2/ });
  const send = (page: Page) => page.getByRole("button", { name: "Enviar mensagem" });

  test("on a photo opens it at once; the lightbox takes its place, however late", async () => {
    const { page } = await open(project);
    const release = await holdBack(page, bundle);
    await photo(page).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    // None is loaded before; without JavaScript browsers load all pictures of a page at once.
    const loaded = await page
      .locator("[role=dialog] picture img")
      .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0));
    expect(loaded).toEqual([]);
    await photo(page).click();
    // Opened by the link itself; the photo that is already there lies below until its own file has come.
    const first = page.locator("#photo-2-open:target");
    await first.waitFor();
    const before = page.locator("#photo-2 > a > :first-child");
    expect(await before.evaluate((element) => element.clientHeight)).toBeGreaterThan(600);
    const shown = first.locator("picture img");
    await expect.poll(() => shown.evaluate(widthOf)).toBeGreaterThan(0);
    const [file, box] = [await shown.evaluate(fileOf), await shown.boundingBox()];
    expect(page.url()).toBe(`${project}#photo-2-open`);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    release();
    const lightbox = page.locator("dialog[open]");
    await lightbox.waitFor();
    expect(await first.count()).toBe(0);
    const after = lightbox.locator("div:not([hidden]) > picture img");
    expect([await after.evaluate(fileOf), await after.boundingBox()]).toEqual([file, box]);
    await page.keyboard.press("Escape");
    await lightbox.waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(`${project}#photo-2`);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await expect
      .poll(() => photo(page).evaluate((link) => link === document.activeElement))
      .toBe(true);
  });

  test("on the divider of before and after moves it, and the slider goes on from there", async () => {
    const { page } = await open(project);
    const release = await holdBack(page, bundle);
    const pair = page.locator("[data-compare]");
    await pair.scrollIntoViewIfNeeded();
    const box = await pair.boundingBox();
    if (!box) throw new Error("no pair");
    await page.touchscreen.tap(box.x + box.width * 0.25, box.y + 40);
    expect(await pair.evaluate((element) => element.style.getPropertyValue("--divider"))).toBe(
      "25%",
    );
    release();
    const slider = page.locator("[data-compare] [data-rcs] [role=slider]");
    await expect.poll(() => slider.getAttribute("aria-valuenow")).toBe("25");
  });

  test("of a finger is drawn before the menu that it opens, once, and leaves no trace", async () => {
    const { page } = await open(server.url, {
      prepare: (opened) => opened.setViewportSize({ width: 390, height: 844 }),
    });
    const release = await holdBack(page, bundle);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const menu = document.querySelector("header div > details") as HTMLDetailsElement;
      const summary = menu.querySelector("summary") as HTMLElement;
      new MutationObserver(() => {
        const isPressed = "pressed" in summary.dataset;
        seen.push(`${isPressed ? "pressed" : "as before"}, ${menu.open ? "open" : "closed"}`);
        if (seen.length === 1) requestAnimationFrame(() => seen.push("a frame"));
      }).observe(menu, { attributes: true, subtree: true });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await page.locator("header div > details > summary").tap();
    await expect
      .poll(seen)
      .toEqual(["pressed, closed", "a frame", "pressed, open", "as before, open"]);
    release();
  });

  test.each([
    [
      "a panel of the gallery",
      "/",
      "[aria-labelledby=gallery] fieldset > div:nth-of-type(2) label",
    ],
    ["a link", "/", "main a[href='/projetos']"],
    ["a form's button", "/contato", "main form button[type=submit]"],
  ])("of a finger on %s is drawn before it acts, once", async (_name, path, control) => {
    const { page } = await open(`${server.url}${path}`);
    const release = await holdBack(page, bundle);
    const touched = page.locator(control).first();
    await touched.evaluate((element) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        seen.push("pressed" in (element as HTMLElement).dataset ? "pressed" : "as before");
        if (seen.length === 1) requestAnimationFrame(() => seen.push("a frame"));
      }).observe(element, { attributes: true });
      element.addEventListener("click", (event) => {
        event.preventDefault();
        seen.push("acts");
      });
    });
    await touched.tap();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
      .toEqual(["pressed", "a frame", "acts", "as before"]);
    release();
  });

  test("on a link says at once that it leads on", async () => {
    const { page } = await open(server.url);
    // In one turn: what runs in the page later waits for the next one.
    const leaving = await page
      .locator("main a[href='/projetos']")
      .first()
      .evaluate((link) => {
        (link as HTMLElement).click();
        return document.documentElement.dataset.leaving;
      });
    expect(leaving).toBe("");
    await page.waitForURL(/projetos/);
  });

  test("in the last moment of hydration opens the photo once: Back leads to the page", async () => {
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

  test("that changes its mind opens the second photo only", async () => {
    const { page } = await open(project);
    const release = await holdBack(page, bundle);
    await page.getByRole("link", { name: /^Ampliar foto 1 / }).click();
    await page.locator("#photo-1-open").getByRole("link", { name: "Fechar" }).click();
    await photo(page).click();
    expect(await page.locator("[role=dialog]:visible").count()).toBe(1);
    release();
    await page.locator("dialog[open]").getByText(/^2 de/).waitFor();
  });

  test("on the map's button loads the map", async () => {
    const { page } = await open(`${server.url}/contato`);
    const release = await holdBack(page, bundle);
    await page.route(/openstreetmap/, (route) => route.fulfill({ body: "map" }));
    await page.getByRole("button", { name: "Carregar mapa interativo" }).click();
    await page.locator("button[data-held]").waitFor();
    release();
    await page.locator("iframe").waitFor();
  });

  test("that sends the empty form is answered beside its fields, and nothing is sent", async () => {
    const { page } = await open(`${server.url}/contato`);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    const release = await holdBack(page, bundle);
    await send(page).click();
    await page.locator("button[data-held][aria-busy=true]").waitFor();
    release();
    await page.getByText("Email inválido").waitFor();
    expect(sent).toEqual([]);
    expect(await page.locator("[name=name]").evaluate((e) => e === document.activeElement)).toBe(
      true,
    );
  });

  test("that sends what was typed before sends it once the components are there", async () => {
    const { page } = await open(`${server.url}/contato`);
    const release = await holdBack(page, bundle);
    await fillContact(page);
    await page.locator("[name=name]").press("Enter");
    await page.locator("button[data-held]").waitFor();
    release();
    await page.getByText("Email enviado com sucesso").first().waitFor();
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

  describe.each([
    ["its data", "**/page-data/**"],
    ["a route's module", "**/assets/root-*.js"],
    ["the entry", "**/assets/entry.client-*.js"],
  ])("where %s cannot come", (_name, missing) => {
    const cannotCome = (page: Page) => page.route(missing, (route) => route.abort());

    test("on a photo opens it over the page, which stays", async () => {
      chromium.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported/);
      const { page } = await open(project, { prepare: cannotCome });
      await photo(page).click();
      const alone = page.locator("[role=dialog]:target");
      await alone.getByText(/^2 de/).waitFor();
      await page.keyboard.press("Escape");
      await alone.waitFor({ state: "detached" });
      // Another one, now that it is known.
      await page.getByRole("link", { name: /^Ampliar foto 1 / }).click();
      await alone.getByText(/^1 de/).waitFor();
      await page.goBack();
      await alone.waitFor({ state: "detached" });
    });

    test("on a button sends the form as without scripts", async () => {
      chromium.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported|400/);
      const { page } = await open(`${server.url}/contato`, {
        // Its data is in the page.
        prepare: (opened) =>
          opened.route(missing.replace("page-data/**", "assets/root-*.js"), (route) =>
            route.abort(),
          ),
      });
      await page.locator("[name=name]").fill("Ana");
      await send(page).click();
      await page.getByRole("alert").waitFor();
      expect(await page.locator("[name=name]").inputValue()).toBe("Ana");
    });
  });
});

test("a phone's first sight takes a sheet, two typefaces and pictures: nothing stands in their way", async () => {
  const asked: string[] = [];
  const { page } = await open(server.url, {
    prepare: (opened) => {
      opened.on("request", (request) => asked.push(request.url()));
      return opened.setViewportSize({ width: 390, height: 800 });
    },
  });
  await quiet(page);
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
