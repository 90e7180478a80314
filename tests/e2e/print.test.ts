import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { form } from "#tests/support/faultForm.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let project: string;
beforeAll(async () => {
  server = await startServer();
  project = await fullProject(server);
});
afterAll(() => server.stop());

/** A4 in CSS pixels, as wide as its margins (`print.css`) leave it. */
const paper = { width: 673, height: 1001 };

withAndWithoutJavaScript("on paper", (chromium, javaScriptEnabled) => {
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

  /** A page as wide as on paper; `emulateMedia` then prints it. */
  const print = async (address: string) => {
    const page = await chromium.open({ viewport: paper });
    await page.goto(address);
    if (javaScriptEnabled) await hydrated(page);
    return page;
  };

  /** Waits until the slider has replaced the pictures, and the field (a slider, too) that moved them until then. */
  const comparable = async (page: Page) => {
    if (javaScriptEnabled)
      await page.locator("[data-compare] > input").waitFor({ state: "detached" });
  };

  test("both pictures of before and after are whole, side by side, with their names", async () => {
    const page = await print(project);
    const section = page.locator("section[aria-labelledby='before-after']");
    await section.scrollIntoViewIfNeeded();
    await comparable(page);
    await page.emulateMedia({ media: "print" });
    expect(await section.getByRole("slider").count()).toBe(0);
    const [before, after] = await boxes(section.getByRole("figure"));
    if (!before || !after) throw new Error("no pair");
    expect(after.x).toBeGreaterThanOrEqual(before.x + before.width);
    expect(after.y).toBe(before.y);
    for (const picture of await boxes(section.getByRole("img"))) {
      expect(picture.width / picture.height).toBeCloseTo(930 / 620, 1);
    }
    // The slider clips each to its half.
    await section.scrollIntoViewIfNeeded();
    const shown = await section.getByRole("figure").evaluateAll((all) =>
      all.flatMap((figure) => {
        const { x, y, width } = figure.getBoundingClientRect();
        return [0.1, 0.9].map((part) =>
          figure.contains(document.elementFromPoint(x + width * part, y + 50)),
        );
      }),
    );
    expect(shown).toEqual([true, true, true, true]);
    const captions = section.locator("figcaption");
    expect(await captions.allInnerTexts()).toEqual(["Antes", "Depois"]);
    expect(await styles(captions, "color")).toEqual(["rgb(0, 0, 0)", "rgb(0, 0, 0)"]);
  });

  test("pictures and headings stay whole, and cards may part", async () => {
    const page = await print(project);
    await page.locator("#before-after").scrollIntoViewIfNeeded();
    await comparable(page);
    await page.emulateMedia({ media: "print" });
    const main = page.getByRole("main");
    const frames = main.locator("span:has(> picture)");
    expect(await frames.count()).toBeGreaterThan(0);
    expect(new Set(await styles(frames, "breakInside"))).toEqual(new Set(["avoid"]));
    // A heading that is a card's last part would tie it to the next card.
    await page.goto(`${server.url}/projetos`);
    expect(new Set(await styles(main.locator("li :is(h2, p):last-child"), "breakAfter"))).toEqual(
      new Set(["auto"]),
    );
    await page.goto(`${server.url}/o-que-fazemos`);
    const headings = main.locator("section header");
    expect(new Set(await styles(headings, "breakInside"))).toEqual(new Set(["avoid"]));
    expect(new Set(await styles(headings, "breakAfter"))).toEqual(new Set(["avoid"]));
    const eyebrows = main.locator("p:has(+ h2)");
    expect(await eyebrows.count()).toBeGreaterThan(0);
    expect(new Set(await styles(eyebrows, "breakAfter"))).toEqual(new Set(["avoid"]));
  });

  // One began with a page for its heading alone, the other ended with one for the credits.
  const lengths: [string, number][] = [
    ["/projetos", 3],
    ["/projeto/praca-das-mares/1", 6],
  ];
  test.each(form({ short: javaScriptEnabled ? [] : lengths, long: lengths }))(
    "%s takes %d pages",
    async (path, pages) => {
      const page = await print(`${server.url}${path}`);
      const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(pages);
    },
  );

  test("links to press are black outlines, and what only a screen can press is left out", async () => {
    const page = await print(`${server.url}/contato`);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
    await page.goto(server.url);
    const links = page.getByRole("main").getByRole("link", { name: "Conheça os projetos" });
    expect(await styles(links, "color")).toEqual(["rgb(0, 0, 0)"]);
    expect(await styles(links, "borderColor")).toEqual(["rgb(0, 0, 0)"]);
    expect(await styles(links, "backgroundColor")).toEqual(["rgba(0, 0, 0, 0)"]);
  });

  test("the featured projects are a list of black names", async () => {
    const page = await print(server.url);
    await page.emulateMedia({ media: "print" });
    const panels = page.locator("section[aria-labelledby='gallery'] fieldset");
    const names = panels.getByRole("heading");
    expect(await names.count()).toBeGreaterThan(1);
    expect(await panels.getByRole("link").count()).toBe(0);
    expect(await panels.locator("img:visible").count()).toBe(0);
    expect(new Set(await styles(names, "color"))).toEqual(new Set(["rgb(0, 0, 0)"]));
    const places = await boxes(names);
    for (const [index, { y }] of places.entries()) {
      if (index > 0) expect(y).toBeGreaterThan(places[index - 1]?.y ?? 0);
    }
  });

  test("every partner's logo is whole, and nothing covers one", async () => {
    const page = await chromium.open({ viewport: paper, reducedMotion: "no-preference" });
    await page.goto(`${server.url}/o-que-fazemos`);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("checkbox").count()).toBe(0);
    const logos = page.getByRole("list", { name: "Quem faz com a gente" }).getByRole("img");
    expect(await logos.count()).toBeGreaterThan(3);
    for (const logo of await boxes(logos)) {
      expect(logo.x).toBeGreaterThanOrEqual(0);
      expect(logo.x + logo.width).toBeLessThanOrEqual(paper.width);
    }
  });

  test("a link's text is whole on its line, above its address", async () => {
    const page = await print(project);
    await page.emulateMedia({ media: "print" });
    const links = page.locator("section[aria-labelledby='news'] a");
    expect(await links.count()).toBeGreaterThan(0);
    const lines = await links.evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        if (link.firstChild) range.selectNode(link.firstChild);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });
});

type Style = "color" | "borderColor" | "backgroundColor" | "breakInside" | "breakAfter";

const boxes = (locator: Locator): Promise<DOMRect[]> =>
  locator.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));

const styles = (locator: Locator, name: Style) =>
  locator.evaluateAll((all, name) => all.map((element) => getComputedStyle(element)[name]), name);
