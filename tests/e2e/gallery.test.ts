import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { recordMotion } from "#tests/support/viewTransitions.ts";

let server: TestServer;
let address: string;
/** Descriptions of the gallery's first photos; the second one has none. */
let descriptions: string[];
beforeAll(async () => {
  const storageDir = newStorage(true);
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"));
  const photos = `select file from projectGalleryItem where projectId = 1 order by position`;
  sqlite.exec(`update media set altPt = '' where path = (${photos} limit 1 offset 1)`);
  const frames = JSON.stringify({ gallery: { x: 50, y: 50, size: 60 } });
  sqlite
    .prepare(`update media set frames = ? where path = (${photos} limit 1 offset 2)`)
    .run(frames);
  descriptions = sqlite
    .prepare(`select altPt from (${photos} limit 3) join media on path = file`)
    .pluck()
    .all() as string[];
  sqlite.close();
  server = await startServer({ storageDir });
  address = await fullProject(server);
});
afterAll(() => server.stop());

describe("the gallery with JavaScript", () => {
  const chromium = useChromium();
  const open = async (width = 1440, reducedMotion: "reduce" | "no-preference" = "reduce") => {
    const isPhone = width < 500;
    const page = await chromium.open({
      reducedMotion,
      viewport: { width, height: 800 },
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    await page.goto(address);
    await hydrated(page);
    const photos = page.getByRole("link", { name: /^Ampliar foto/ });
    const dialog = page.getByRole("dialog", { name: "Galeria" });
    return { page, photos, dialog };
  };

  test("opens the clicked photo and goes round with keys and buttons", async () => {
    const { page, photos, dialog } = await open();
    const total = await photos.count();
    await photos.nth(1).click();
    await expect.poll(() => dialog.getByText(`2 de ${total}`).isVisible()).toBe(true);
    await page.keyboard.press("ArrowRight");
    expect(await dialog.getByText(`3 de ${total}`).isVisible()).toBe(true);
    await dialog.getByRole("button", { name: "Foto anterior" }).click();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await dialog.getByText(`${total} de ${total}`).isVisible()).toBe(true);
    expect(await dialog.getByRole("img").count()).toBe(1);
    expect(await dialog.locator("img").count()).toBe(3);
  });

  test("a double click on a photo opens it, and does not close it at once", async () => {
    const { page, photos, dialog } = await open();
    const total = await photos.count();
    await photos.first().dblclick();
    await dialog.getByText(`1 de ${total}`).waitFor();
    await expect.poll(() => page.url()).toContain("#photo-1");
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: "detached" });
  });

  test("says which photo has come, in the words of its description where it has one", async () => {
    const { page, photos, dialog } = await open();
    const total = await photos.count();
    await photos.first().click();
    await dialog.waitFor();
    const said = dialog.locator("[aria-live=polite][aria-atomic=true]");
    for (const [place, description] of descriptions.entries()) {
      const position = `${place + 1} de ${total}`;
      await expect
        .poll(() => said.textContent())
        .toBe(description === "" ? position : `${position}: ${description}`);
      await page.keyboard.press("ArrowRight");
    }
  });

  test.each(["Escape", "button", "outside", "Back"])(
    "is closed by %s, and the focus returns to the photo",
    async (way) => {
      const { page, photos, dialog } = await open();
      await photos.nth(2).click();
      await dialog.waitFor();
      if (way === "Escape") await page.keyboard.press("Escape");
      if (way === "button") await dialog.getByRole("button", { name: "Fechar" }).click();
      if (way === "outside") await page.mouse.click(20, 780);
      if (way === "Back") await page.goBack();
      await dialog.waitFor({ state: "detached" });
      await expect
        .poll(() => photos.nth(2).evaluate((link) => link === document.activeElement))
        .toBe(true);
      await expect.poll(() => page.url()).toBe(address);
    },
  );

  test("a photo that grows out of the grid and back into it is left once, however often one presses", async () => {
    const { page, photos, dialog } = await open(1440, "no-preference");
    const moved = await recordMotion(page);
    await photos.nth(2).scrollIntoViewIfNeeded();
    // Both presses before a frame is drawn.
    await photos.nth(2).evaluate((link: HTMLElement) => [link.focus(), link.click(), link.click()]);
    await dialog.waitFor();
    await expect.poll(() => page.url()).toContain("#photo-3");
    await dialog.evaluate((element) => {
      for (let press = 0; press < 3; press++) element.dispatchEvent(new Event("cancel"));
    });
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(address);
    await expect
      .poll(() => photos.nth(2).evaluate((link) => link === document.activeElement))
      .toBe(true);
    const grown = ["::view-transition-old(photo)", "::view-transition-new(photo)"];
    await expect.poll(moved).toEqual(expect.arrayContaining(grown));
    // It would lie over the lightbox.
    expect((await moved())?.filter((each) => each.includes("(header)"))).toEqual([]);
    await expect.poll(() => page.locator("[data-growing]").count()).toBe(0);
    expect(await photos.nth(2).locator("[style*='view-transition-name: photo']").count()).toBe(0);
  });

  test("follows a swipe on a phone", async () => {
    const { page, photos, dialog } = await open(390);
    await photos.first().tap();
    await dialog.waitFor();
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => [{ x, y: 400 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(300) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(120) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => dialog.getByText(/^2 de/).isVisible()).toBe(true);
    // On a zoomed photo the finger pans instead of swiping.
    await touch.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
    await expect
      .poll(() => dialog.evaluate((element) => getComputedStyle(element).touchAction))
      .toBe("manipulation");
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(300) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(120) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await dialog.getByText(/^2 de/).isVisible()).toBe(true);
  });
});

describe("the gallery without JavaScript", () => {
  const chromium = useChromium({ javaScriptEnabled: false });

  test("opens a photo over the page, and leads to the others and back", async () => {
    const page = await chromium.open();
    await page.goto(address, { waitUntil: "load" });
    const photos = page.getByRole("link", { name: /^Ampliar foto/ });
    await photos.last().scrollIntoViewIfNeeded();
    const open = page.getByRole("dialog", { name: "Galeria" });
    const total = await photos.count();
    expect(await open.count()).toBe(0);
    await photos.nth(1).click();
    await open.getByText(`2 de ${total}`).waitFor();
    const shown = open.getByRole("img");
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // The rest of the page is not there meanwhile.
    expect(await page.getByRole("link").allInnerTexts()).toHaveLength(3);
    await page.keyboard.press("Tab");
    await page.locator("a:focus", { has: page.locator("svg") }).waitFor();
    await open.getByRole("link", { name: "Próxima foto" }).click();
    await open.getByText(`3 de ${total}`).waitFor();
    expect(await open.count()).toBe(1);
    // Below it is the photo of the grid, but where staff have cut that out.
    const isBelow = (position: number) => page.locator(`#photo-${position} > a img`).isVisible();
    expect([await isBelow(2), await isBelow(3)]).toEqual([false, false]);
    await open.getByRole("link", { name: "Próxima foto" }).click();
    await open.getByText(`4 de ${total}`).waitFor();
    expect(await isBelow(4)).toBe(true);
    await page.goBack();
    await page.goBack();
    await open.getByText(`2 de ${total}`).waitFor();
    // Chromium drops a press that comes before what one has gone back to is drawn; a picture of it needs a frame.
    await page.screenshot();
    await page.mouse.click(20, 400);
    await open.waitFor({ state: "detached" });
    await page.goBack();
    await page.goBack();
    expect(page.url()).toBe(address);
  });
});
