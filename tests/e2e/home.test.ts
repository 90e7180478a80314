import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

withAndWithoutJavaScript("the home page", (chromium, javaScriptEnabled) => {
  const open = async (width: number) => {
    const page = await chromium.open({ viewport: { width, height: 900 } });
    await page.goto(server.url);
    if (javaScriptEnabled) await hydrated(page);
    return page;
  };

  test.each([390, 1440])(
    "the gallery keeps exactly one project expanded, 500 px high, at %d px",
    async (width) => {
      const page = await open(width);
      const gallery = page.getByRole("group", { name: "Ideias que viraram lugar" });
      const panels = gallery.locator(":scope > div");
      const heights = () =>
        panels.evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().height));
      expect((await heights()).indexOf(500)).toBe(0);

      await panels.nth(2).click();
      await expect.poll(async () => (await heights())[2]).toBe(500);
      await page.keyboard.press("ArrowDown");
      await expect.poll(async () => (await heights())[3]).toBe(500);
      expect((await heights()).filter((height) => height === 500)).toHaveLength(1);
      expect((await heights()).every((height) => height <= 500)).toBe(true);

      await panels.nth(3).getByRole("link", { name: "Conhecer o projeto" }).click();
      await page.waitForURL(/\/projeto\/[\w-]+\/\d+$/);
    },
  );

  test("the partners' logos stand twice on desktop, once for assistive technology", async () => {
    const page = await open(1440);
    const answer = await page.request.get(`${server.url}/api/partners`);
    const { data } = (await answer.json()) as { data: { type: number }[] };
    const shown = data.filter(({ type }) => type === 1).length;
    const strip = page.getByRole("region", { name: "Parceiros" });
    expect(await strip.locator("li").count()).toBe(2 * shown);
    expect(await strip.getByRole("listitem").count()).toBe(shown);
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect.poll(() => strip.isVisible()).toBe(false);
  });

  test("the logos stop at their pause control", async () => {
    const page = await chromium.open({ reducedMotion: "no-preference" });
    await page.goto(server.url);
    const strip = page.getByRole("region", { name: "Parceiros" });
    const state = () =>
      strip
        .locator("[data-copies]")
        .evaluate((track) => getComputedStyle(track).animationPlayState);
    expect(await state()).toBe("running");
    await strip.getByRole("checkbox", { name: "Pausar o movimento dos logotipos" }).check();
    expect(await state()).toBe("paused");
  });

  test("every logo in sight leads to its partner, and the one with the focus is in sight", async () => {
    const page = await chromium.open({ reducedMotion: "no-preference" });
    await page.goto(server.url);
    const strip = page.getByRole("region", { name: "Parceiros" });
    const links = strip.locator("a");
    const own = (await links.count()) / 2;
    // The state in which the first list has almost moved out of view.
    await strip.locator("[data-copies]").evaluate((track) => {
      for (const animation of track.getAnimations()) {
        animation.pause();
        animation.currentTime = 47_000;
      }
    });
    await links.nth(own + 1).click({ trial: true });

    await strip.getByRole("checkbox").focus();
    for (let step = 1; step <= own; step += 1) {
      await page.keyboard.press("Shift+Tab");
      const focused = await page.evaluate(() => {
        const link = document.activeElement as Element;
        const { left, right } = link.getBoundingClientRect();
        const all: Element[] = [...(link.closest("section")?.querySelectorAll("a") ?? [])];
        return {
          position: all.indexOf(link),
          isInSight: right > 0 && left < window.innerWidth - 96,
        };
      });
      expect(focused).toEqual({ position: own - step, isInSight: true });
    }
  });

  test("the banner is 532 px high and opens elsewhere, saying so", async () => {
    const page = await open(1440);
    const banner = page.getByRole("region", { name: "Em cartaz" });
    expect((await banner.boundingBox())?.height).toBe(532);
    const links = banner.getByRole("link", { name: /\(abre em nova aba\)$/ });
    for (const link of await links.all()) expect(await link.getAttribute("target")).toBe("_blank");
    expect(await links.filter({ has: page.getByRole("img") }).count()).toBe(1);
  });

  test("from 390 to 2560 px the banner's words stand beside its picture, in the visitor's language", async () => {
    const page = await chromium.open();
    await page.goto(`${server.url}/?lang=en`);
    if (javaScriptEnabled) await hydrated(page);
    const banner = page.getByRole("region", { name: "Now showing" });
    for (const width of [390, 768, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      expect((await banner.boundingBox())?.height, `at ${width} px`).toBe(532);
      const button = banner.getByRole("link", { name: "See who is selling" });
      const words = [
        banner.getByRole("heading", { name: "Moon Market", exact: true }),
        banner.getByText("Every Friday, 6 pm to 10 pm"),
        button,
      ];
      const picture = await banner.getByRole("img").first().boundingBox();
      if (!picture) throw new Error("The banner has no picture");
      for (const word of words) {
        const box = await word.boundingBox();
        if (!box) throw new Error("A word is not shown");
        const isBeside = box.x + box.width <= picture.x;
        const isBelow = box.y >= picture.y + picture.height;
        expect(isBeside || isBelow, `at ${width} px`).toBe(true);
        expect(box.x, `at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });

  test("the four numbers and the nine skills are there", async () => {
    const page = await open(1440);
    const answer = await page.request.get(`${server.url}/api/home`);
    const numbers = (await answer.json()) as Record<string, { number: string }>;
    for (const key of ["projects", "connections", "regions", "people"]) {
      await page.getByText(numbers[key]?.number ?? key, { exact: true }).waitFor();
    }
    const skills = page.getByRole("region", { name: "Nove fases de um mesmo ciclo" });
    expect(await skills.getByRole("listitem").count()).toBe(9);
  });
});
