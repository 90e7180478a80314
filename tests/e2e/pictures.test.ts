import type { Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { recordVariants, serveVariants } from "#tests/support/pictureVariants.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let ratios: Map<string, number>;
let pages: Record<string, string>;
beforeAll(async () => {
  const storageDir = newStorage(true);
  ratios = recordVariants(storageDir);
  server = await startServer({ storageDir });
  pages = {
    home: server.url,
    projects: `${server.url}/projetos`,
    project: await fullProject(server),
  };
});
afterAll(() => server.stop());

/** The smallest available file may be wider than a small logo needs. */
const smallestSteps = 200;

/** Every visible stored picture: the width of its file, and the width that its slot and crop need. */
function pictures(page: Page) {
  return page.locator("img[src^='/storage/']").evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const { pathname } = new URL(image.currentSrc);
        const shown = [...(image.parentElement?.querySelectorAll("source") ?? []), image].find(
          (one) => one.srcset.includes(pathname),
        );
        const ratio = Number(shown?.getAttribute("width")) / Number(shown?.getAttribute("height"));
        const pick = getComputedStyle(image).objectFit === "cover" ? Math.max : Math.min;
        const needed = pick(image.clientWidth, image.clientHeight * ratio) * devicePixelRatio;
        const file = Number(/-(\d+)\.\w+$/.exec(pathname)?.[1]);
        return { pathname, file, needed: Math.round(needed) };
      }),
  );
}

/** How many pixels of a picture's first line are white or, in the other count, 4.5:1 darker. */
async function whiteAndDark(page: Page, selector: string) {
  const { x, y, width } = (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  // Without the browser's icon of a broken picture.
  const line = { x: x + 24, y, width: width - 24, height: 24 };
  const pixels = await sharp(await page.screenshot({ clip: line }))
    .greyscale()
    .raw()
    .toBuffer();
  const count = (isCounted: (value: number) => boolean) => pixels.filter(isCounted).length;
  return { white: count((value) => value > 240), dark: count((value) => value < 117) };
}

/** The positions of everything on the page. */
function places(page: Page) {
  return page
    .locator("section, article, footer, li, img")
    .evaluateAll((all) =>
      all.map(
        (one) => `${one.outerHTML.slice(0, 160)} at ${Math.round(one.getBoundingClientRect().y)}`,
      ),
    );
}

describe("the pictures", () => {
  const chromium = useChromium();
  const open = async (url: string, width: number, deviceScaleFactor: number) => {
    const page = await chromium.open({ viewport: { width, height: 844 }, deviceScaleFactor });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await serveVariants(page, ratios, held);
    await page.goto(url, { waitUntil: "domcontentloaded" });
    // Hydration would wait for the pictures; a key press triggers it at once.
    await page.keyboard.press("Shift");
    await hydrated(page);
    await page.evaluate(() => {
      // Fallback faces depend on the machine's fonts, or do not exist.
      const ours = [...document.fonts].filter(({ family }) => !family.includes("fallback"));
      return Promise.all(ours.map((font) => font.load()));
    });
    const bringAll = async () => {
      release();
      await page.evaluate(async () => {
        const lazy = document.querySelectorAll<HTMLImageElement>("img[loading=lazy]");
        for (const image of lazy) image.loading = "eager";
        const visible = [...document.images].filter((image) => image.checkVisibility());
        await Promise.all(visible.map((image) => image.decode()));
      });
    };
    return { page, bringAll };
  };

  test.each([
    ["home", 390, 3],
    ["home", 1440, 1],
    ["projects", 390, 3],
    ["projects", 1440, 1],
    ["project", 390, 3],
    ["project", 1440, 1],
  ])(
    "of %s at %d px, DPR %d, are AVIF at most a quarter wider than asked for, and shift nothing",
    async (name, width, density) => {
      const { page, bringAll } = await open(pages[name] ?? "", width, density);
      const before = await places(page);
      await bringAll();
      const after = await places(page);
      const moved = after.findIndex((place, index) => place !== before[index]);
      expect(moved, JSON.stringify([before[moved - 1], before[moved], after[moved]])).toBe(-1);
      const shown = await pictures(page);
      expect(shown.length).toBeGreaterThan(4);
      expect(shown.filter(({ pathname }) => !pathname.endsWith(".avif"))).toEqual([]);
      const wasteful = shown.filter(
        ({ file, needed }) => file > smallestSteps && file > needed * 1.25,
      );
      expect(wasteful).toEqual([]);
    },
  );

  test.each([
    [412, 1.75, 680],
    [390, 3, 1060],
    [768, 2, 850],
    [1440, 1, 420],
  ])("of cards are, at %d px and DPR %d, their part of 3:2 at %d", async (width, density, step) => {
    const { page, bringAll } = await open(`${server.url}/projetos`, width, density);
    await bringAll();
    const cards = (await pictures(page)).filter(({ pathname }) => pathname.includes("-card"));
    expect(cards.length).toBeGreaterThan(4);
    expect(cards.filter(({ file }) => file !== step)).toEqual([]);
    // The frames contain the pictures, and are not stretched by them.
    const shapes = await page.locator("img[src^='/storage/'][srcset*='-card']").evaluateAll((all) =>
      all.map((image) => {
        const { width, height } = image.closest("span")?.getBoundingClientRect() ?? {};
        return width && height && Math.round((1000 * width) / height);
      }),
    );
    expect(new Set(shapes)).toEqual(new Set([1500]));
  });

  test("of a panel of the home gallery come in the size that it has", async () => {
    const { page, bringAll } = await open(server.url, 390, 3);
    await bringAll();
    const gallery = page.getByRole("group", { name: "Ideias que viraram lugar" });
    const panel = gallery.locator(":scope > div").nth(1);
    const file = () =>
      panel
        .locator("img[src^='/storage/']")
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await file()).not.toContain("-phone");
    await panel.click();
    await expect.poll(file).toMatch(/-phone50-696\.avif$/);
    // After a reload the browser restores the choice before hydration.
    const release = await holdBack(page, "**/assets/*.js");
    await page.reload({ waitUntil: "domcontentloaded" });
    await panel.getByRole("radio").evaluate((radio: HTMLInputElement) => {
      radio.checked = true;
    });
    release();
    await hydrated(page);
    await panel.scrollIntoViewIfNeeded();
    await expect.poll(file).toMatch(/-phone50-696\.avif$/);
  });

  test("further down have their placeholders with the program, not in the page", async () => {
    const html = await (await fetch(pages.project ?? "")).text();
    expect(html.match(/src="data:image\/webp/g)).toHaveLength(1);
    const { page } = await open(pages.project ?? "", 390, 1);
    const placeholders = page.locator("main img[src^='data:image/webp']");
    expect(await placeholders.count()).toBeGreaterThan(5);
    // Each fills the area of its picture.
    const sizes = await placeholders.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map(({ clientHeight }) => clientHeight),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(50);
    // On paper they would show beside a picture cut at a page's end.
    await page.emulateMedia({ media: "print" });
    const printed = await placeholders.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()),
    );
    expect(printed).toHaveLength(0);
  });
});

describe("the words of a picture that does not come", () => {
  const chromium = useChromium();

  test.each([
    ["home", "section[aria-label='Em cartaz'] img[class*=cover]"],
    ["project", "section[aria-labelledby=results] img[class*=cover]"],
  ])("can be read on its placeholder, on the %s page", async (name, picture) => {
    chromium.expectErrors(/ERR_FAILED/);
    const page = await chromium.open({ viewport: { width: 390, height: 844 } });
    await page.route(/\/(storage|images)\//, (route) => route.abort());
    await page.goto(pages[name] ?? "");
    await page.keyboard.press("Shift");
    await hydrated(page);
    await page.locator(picture).evaluate((image) => image.scrollIntoView({ block: "center" }));
    await page.waitForFunction(
      (selector) => document.querySelector<HTMLImageElement>(selector)?.complete,
      picture,
    );
    const { white, dark } = await whiteAndDark(page, picture);
    expect(white).toBeGreaterThan(100);
    expect(dark).toBeGreaterThan(100);
  });
});
