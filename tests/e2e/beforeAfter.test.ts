import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  address = await fullProject(server);
});
afterAll(() => server.stop());

withAndWithoutJavaScript("before and after", (chromium, javaScriptEnabled) => {
  const open = async (lang: "pt" | "en", width: number) => {
    const page = await chromium.open({ viewport: { width, height: 800 } });
    await page.goto(`${address}?lang=${lang}`);
    if (javaScriptEnabled) await hydrated(page);
    const section = page.locator("section[aria-labelledby='before-after']");
    await section.scrollIntoViewIfNeeded();
    return { page, section };
  };

  test.each([390, 1440])("has both labelled figures at %d px", async (width) => {
    const { section } = await open("pt", width);
    const figures = section.getByRole("figure");
    expect(await figures.allInnerTexts()).toEqual(["Antes", "Depois"]);
    expect(await figures.getByRole("img").count()).toBe(2);
    const boxes = await figures.evaluateAll((all) =>
      all.map((figure) => figure.getBoundingClientRect().toJSON()),
    );
    // Overlaid for the slider, else side by side.
    const isApart = boxes[0].x !== boxes[1].x || boxes[0].y !== boxes[1].y;
    expect(isApart).toBe(!javaScriptEnabled);
  });

  test.runIf(javaScriptEnabled)("whose slider's property is registered with the page", async () => {
    const page = await chromium.open();
    await page.goto(address);
    const name = "--rcs-raw-position";
    const register = () =>
      page.evaluate((property) => CSS.registerProperty({ name: property, inherits: true }), name);
    await expect(register()).rejects.toThrow("already been registered");
  });

  test.runIf(javaScriptEnabled)(
    "moves by 5 % with an arrow key, to its ends with Home and End, labelled in English",
    async () => {
      const { page, section } = await open("en", 1440);
      const slider = section.locator("[data-rcs]").getByRole("slider", {
        name: "Position of the divider between before and after",
      });
      await slider.focus();
      const value = () => slider.getAttribute("aria-valuenow");
      const press = async (key: string, to: string) => {
        await page.keyboard.press(key);
        await expect.poll(value).toBe(to);
      };
      expect(await value()).toBe("50");
      expect(await slider.getAttribute("aria-valuetext")).toBe("50% before");
      await press("ArrowRight", "55");
      await press("ArrowLeft", "50");
      await press("ArrowLeft", "45");
      await press("End", "100");
      await press("Home", "0");
      expect(await slider.getAttribute("aria-valuetext")).toBe("0% before");
      const root = section.locator("[data-rcs='root']");
      expect(await root.evaluate((box) => getComputedStyle(box).touchAction)).toBe("pan-y");
    },
  );

  test.runIf(javaScriptEnabled)(
    "shows focus by a dark, a white and a dark ring, whole at both ends",
    async () => {
      const { page, section } = await open("pt", 390);
      const slider = section.locator("[data-rcs]").getByRole("slider");
      await slider.focus();
      for (const [key, value] of [
        ["ArrowLeft", "45"],
        ["Home", "0"],
        ["End", "100"],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => slider.getAttribute("aria-valuenow")).toBe(value);
        const root = await section.locator("[data-rcs='root']").boundingBox();
        const grip = await slider.locator("span").boundingBox();
        if (!root || !grip) throw new Error("no slider");
        expect(grip.x - 9).toBeGreaterThanOrEqual(root.x);
        expect(grip.x + grip.width + 9).toBeLessThanOrEqual(root.x + root.width);
      }
      const rings = await slider.locator("span").evaluate((grip) => {
        const { boxShadow, outline, outlineOffset } = getComputedStyle(grip);
        return { boxShadow, outline, outlineOffset };
      });
      const dark = "rgb(4, 34, 43)";
      expect(rings).toEqual({
        boxShadow: `${dark} 0px 0px 0px 3px, rgb(255, 255, 255) 0px 0px 0px 6px`,
        outline: `${dark} solid 3px`,
        outlineOffset: "6px",
      });
    },
  );

  test.runIf(javaScriptEnabled)("loads nothing of the slider before it is near", async () => {
    const page = await chromium.open();
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto(address);
    await hydrated(page);
    expect(scripts.filter((url) => url.includes("Comparison"))).toEqual([]);
    await page.locator("#before-after").scrollIntoViewIfNeeded();
    await expect
      .poll(() => scripts.filter((url) => url.includes("Comparison-")).length)
      .not.toBe(0);
  });
});
