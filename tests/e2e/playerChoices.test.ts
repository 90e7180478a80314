import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import {
  openVideo,
  playFrom,
  settle,
  setVideo,
  useVideoServer,
  videoState,
} from "#tests/support/player.ts";

/* A viewer's choices in the player (speed, quality, captions), and that they are restored. */

const { address } = useVideoServer();

const options = (page: Page, list: string) => choice(page, list).locator("option").allInnerTexts();
const choice = (page: Page, list: string) =>
  page.locator("media-control-bar label", { hasText: list }).locator("select");
const settings = (page: Page) => page.getByRole("button", { name: "Configurações" });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("player") ?? "null"));

describe("the player's choices", () => {
  const chromium = useChromium();
  const open = () => openVideo(chromium, address());

  test("are spec 9's speeds, the qualities that exist, and the captions' languages", async () => {
    const page = await open();
    await settings(page).click();
    const speeds = ["0,5×", "0,75×", "Normal", "1,25×", "1,5×", "1,75×", "2×", "4×"];
    expect(await options(page, "Velocidade")).toEqual(speeds);
    expect(await options(page, "Qualidade")).toEqual(["720p", "576p", "360p", "240p"]);
    expect(await options(page, "Legendas")).toEqual(["Sem legendas", "Português", "Inglês"]);
    expect(await videoState(page)).toMatchObject({ quality: 576, speed: 1, captions: null });
    expect(await choice(page, "Qualidade").inputValue()).toBe("576");
    expect(await stored(page)).toBeNull();
  });

  test("of another quality keep moment, speed, captions and whether it plays", async () => {
    const page = await open();
    await settings(page).click();
    await choice(page, "Velocidade").selectOption("0.5");
    await choice(page, "Legendas").selectOption("en");
    await playFrom(page, 5);
    await choice(page, "Qualidade").selectOption("240");
    await expect.poll(() => videoState(page)).toMatchObject({ quality: 240, paused: false });
    await expect.poll(async () => (await videoState(page)).time).toBeGreaterThan(5);
    expect(await videoState(page)).toMatchObject({ speed: 0.5, captions: "en", isSameNode: true });
    await page.keyboard.press("Escape");
    await page.keyboard.press("k");
    await setVideo(page, { currentTime: 2 });
    await settings(page).click();
    await choice(page, "Legendas").selectOption("");
    await choice(page, "Qualidade").selectOption("720");
    await expect.poll(() => videoState(page)).toMatchObject({ quality: 720, time: 2 });
    expect(await videoState(page)).toMatchObject({ speed: 0.5, captions: null, paused: true });
  });

  test("come back after a reload: volume, silence, speed, quality, captions and their language", async () => {
    const page = await open();
    await page.locator("video").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("m");
    await settings(page).click();
    await choice(page, "Velocidade").selectOption("1.5");
    await choice(page, "Qualidade").selectOption("360");
    await choice(page, "Legendas").selectOption("en");
    const chosen = { volume: 0.9, muted: true, speed: 1.5, quality: 360, captions: "en" };
    await expect.poll(() => videoState(page)).toMatchObject(chosen);
    await expect.poll(() => stored(page)).toEqual({ ...chosen, captions: true, language: "en" });
    await page.reload();
    await settle(page);
    await expect.poll(() => videoState(page)).toMatchObject(chosen);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("chrome");
  });

  test("of captions are switched by their button, in the language chosen last", async () => {
    const page = await open();
    await settings(page).click();
    await choice(page, "Legendas").selectOption("en");
    const captions = page.getByRole("switch", { name: "legendas", exact: true });
    await captions.click();
    await expect.poll(() => videoState(page)).toMatchObject({ captions: null });
    await page.reload();
    await settle(page);
    expect(await videoState(page)).toMatchObject({ captions: null });
    await captions.click();
    await expect.poll(() => videoState(page)).toMatchObject({ captions: "en" });
    await expect.poll(() => stored(page)).toMatchObject({ captions: true, language: "en" });
  });

  test("that a video does not have give the closest, and are not forgotten", async () => {
    const page = await open();
    await page.evaluate(() => localStorage.setItem("player", '{"quality":4320,"language":"fr"}'));
    await page.reload();
    await settle(page);
    await expect.poll(() => videoState(page)).toMatchObject({ quality: 720 });
    expect(await choice(page, "Qualidade").inputValue()).toBe("720");
    await page.locator("video").focus();
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => stored(page))
      .toEqual({ volume: 0.9, muted: false, quality: 4320, language: "fr" });
  });
});
