import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import {
  openVideo,
  playFrom,
  setVideo,
  useVideoServer,
  videoState,
} from "#tests/support/player.ts";

/*
 * Plyr 3's feature list, row by row; keys, quality and preferences are tested in their own files.
 */

const { address } = useVideoServer();

const button = (page: Page, name: string) =>
  page.locator("media-control-bar").getByRole("button", { name, exact: true });
/** Clicks the video where there is no control. */
async function pressVideo(page: Page) {
  const box = await page.locator("video").boundingBox();
  if (!box) throw new Error("The video is on the screen");
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 4);
}
/** The text that an element of the player shows. */
const shadowText = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.shadowRoot?.querySelector("slot")?.textContent?.trim());
const until = (page: Page, selector: string) =>
  page.locator(`media-controller${selector}`).waitFor({ state: "attached" });

describe("the player's controls", () => {
  const chromium = useChromium();
  const open = () => openVideo(chromium, address());

  test("are stopped at first: a poster, a big button, no sound of its own", async () => {
    const page = await open();
    expect(await videoState(page)).toMatchObject({ paused: true, time: 0, volume: 1, speed: 1 });
    await until(page, "[mediapaused]:not([mediaended])");
    const poster = page.locator("img[slot='poster']");
    expect(await poster.getAttribute("src")).toMatch(/-poster\.webp$/);
    expect(await poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await page.locator("video").getAttribute("playsinline")).toBe("");
    await page.locator("media-play-button[slot='centered-chrome']").click();
    await expect.poll(() => videoState(page)).toMatchObject({ paused: false });
    await until(page, ":not([mediapaused])");
    expect(await poster.isVisible()).toBe(false);
    expect(await page.locator("media-play-button[slot='centered-chrome']").isVisible()).toBe(false);
    // The button has gone, and the player's keys go on.
    await page.keyboard.press("m");
    await expect.poll(() => videoState(page)).toMatchObject({ muted: true });
  });

  test("play and pause at a click on the video, and begin anew where it has ended", async () => {
    const page = await open();
    await pressVideo(page);
    await expect.poll(() => videoState(page)).toMatchObject({ paused: false });
    await pressVideo(page);
    await expect.poll(() => videoState(page)).toMatchObject({ paused: true });
    await playFrom(page, 16.5);
    await until(page, "[mediaended]");
    expect(await videoState(page)).toMatchObject({ ended: true });
    await pressVideo(page);
    await expect.poll(async () => (await videoState(page)).time).toBeLessThan(16);
    expect(await videoState(page)).toMatchObject({ ended: false, paused: false });
  });

  test("step by 10 s with their buttons, and count down until pressed", async () => {
    const page = await open();
    await button(page, "avançar 10 segundos").click();
    await expect.poll(async () => (await videoState(page)).time).toBe(10);
    const clock = page.getByRole("button", { name: /^Tempo/ });
    const clockText = () => clock.textContent();
    expect(await clockText()).toBe("Tempo restante: -0:06");
    await clock.click();
    await expect.poll(clockText).toBe("Tempo decorrido: 0:10");
    await button(page, "voltar 10 segundos").click();
    await expect.poll(clockText).toBe("Tempo decorrido: 0:00");
  });

  test("hold the video while the time line is held, with a picture of the moment", async () => {
    const page = await open();
    await setVideo(page, { loop: true });
    await playFrom(page, 1);
    const line = await page.locator("media-time-range").boundingBox();
    if (!line) throw new Error("The time line is on the screen");
    const at = (share: number) => [line.x + line.width * share, line.y + line.height / 2] as const;
    await page.mouse.move(...at(0.4));
    await page
      .locator("media-preview-thumbnail[mediapreviewimage*='-sprite.jpg']")
      .first()
      .waitFor();
    expect(await shadowText(page, "media-preview-time-display")).toMatch(/^0:0[67]$/);
    await page.mouse.down();
    await expect.poll(() => videoState(page)).toMatchObject({ paused: true });
    await page.mouse.move(...at(0.5));
    await expect.poll(async () => (await videoState(page)).time).toBeCloseTo(8.4, 0);
    expect(await videoState(page)).toMatchObject({ paused: true });
    await page.mouse.up();
    await expect.poll(() => videoState(page)).toMatchObject({ paused: false });
    await setVideo(page, { currentTime: 3 });
    await button(page, "pausar").click();
    await page.mouse.click(...at(0.5));
    await expect.poll(async () => (await videoState(page)).time).toBeCloseTo(8.4, 0);
    expect(await videoState(page)).toMatchObject({ paused: true });
  });

  test("change the volume by 2 % with a wheel, keep it while muted, and unmute when raised", async () => {
    const page = await open();
    await page.locator("media-volume-range").hover();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.mouse.wheel(0, 100);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => videoState(page)).toMatchObject({ volume: 0.96 });
    expect(await scrolled()).toBe(before);
    await button(page, "silenciar").click();
    await expect.poll(() => videoState(page)).toMatchObject({ muted: true, volume: 0.96 });
    await page.locator("media-volume-range").hover();
    await page.mouse.wheel(0, -100);
    await expect.poll(() => videoState(page)).toMatchObject({ muted: false, volume: 0.98 });
  });

  test("hide 2 s after the last move, but never while paused or under the keyboard", async () => {
    const page = await open();
    const bar = page.locator("media-control-bar");
    const opacity = () => bar.evaluate((element) => getComputedStyle(element).opacity);
    expect(await page.locator("media-controller").getAttribute("autohide")).toBe("2");
    await playFrom(page, 0);
    await setVideo(page, { loop: true });
    await pressVideo(page);
    await until(page, "[mediapaused]");
    await pressVideo(page);
    await until(page, ":not([mediapaused])");
    await until(page, "[userinactive]");
    await expect.poll(opacity).toBe("0");
    await page.keyboard.press("Tab");
    await expect
      .poll(() => bar.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await until(page, "[userinactive]");
    await expect.poll(opacity).toBe("1");
    await setVideo(page, { loop: false });
    await page.keyboard.press("k");
    await until(page, "[mediapaused]");
    await expect.poll(opacity).toBe("1");
  });

  test("open a floating window and the whole screen, and close them", async () => {
    const page = await open();
    await button(page, "entrar no modo PiP").click();
    await until(page, "[mediaispip]");
    await button(page, "sair do modo PiP").click();
    await until(page, ":not([mediaispip])");
    await button(page, "entrar no modo de tela cheia").click();
    await until(page, "[mediaisfullscreen]");
    const whole = () => page.evaluate(() => document.fullscreenElement?.localName);
    expect(await whole()).toBe("media-controller");
    await page.keyboard.press("f");
    await until(page, ":not([mediaisfullscreen])");
    expect(await whole()).toBeUndefined();
    expect(await page.locator("media-airplay-button").isVisible()).toBe(false);
  });

  test("close the settings at Escape, at a press outside, and at the button", async () => {
    const page = await open();
    const settings = button(page, "Configurações");
    const isOpen = () => page.getByLabel("Velocidade").isVisible();
    await settings.press("Enter");
    expect(await isOpen()).toBe(true);
    await page.getByLabel("Velocidade").press("Escape");
    expect(await isOpen()).toBe(false);
    await expect.poll(() => settings.evaluate((one) => one === document.activeElement)).toBe(true);
    await settings.click();
    await page.mouse.click(5, 450);
    await expect.poll(isOpen).toBe(false);
    await settings.click();
    await settings.click();
    expect(await isOpen()).toBe(false);
  });

  test("say that the video is loading while nothing comes", async () => {
    const page = await chromium.open();
    await page.route("**/storage/videos/*.mp4", () => undefined);
    await page.goto(address());
    await page.locator("[data-film]").scrollIntoViewIfNeeded();
    await page.locator("media-play-button[slot='centered-chrome']").click();
    await until(page, "[medialoading]");
    const turning = page.locator("media-loading-indicator").locator("svg").first();
    await expect.poll(() => turning.isVisible()).toBe(true);
  });
});

describe("the player under a finger", () => {
  const chromium = useChromium({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("shows its controls at a tap, for 3 s, and plays with its button only", async () => {
    const page = await openVideo(chromium, address());
    await setVideo(page, { loop: true });
    await page.locator("media-play-button[slot='centered-chrome']").tap();
    await expect.poll(() => videoState(page)).toMatchObject({ paused: false });
    await until(page, "[userinactive]");
    const box = await page.locator("video").boundingBox();
    if (!box) throw new Error("The video is on the screen");
    await page.touchscreen.tap(box.x + box.width / 4, box.y + box.height / 4);
    await until(page, ":not([userinactive])");
    expect(await page.locator("media-controller").getAttribute("autohide")).toBe("3");
    expect(await videoState(page)).toMatchObject({ paused: false });
  });
});
