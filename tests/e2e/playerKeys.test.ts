import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { openVideo, setVideo, useVideoServer, videoState } from "#tests/support/player.ts";

/* Plyr 3's keys, with the focus on the video, as after a click. */

const { address } = useVideoServer();

describe("the player's keys", () => {
  const chromium = useChromium();
  const open = async () => {
    const page = await openVideo(chromium, address());
    await page.locator("video").focus();
    return page;
  };
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Like a held key: repeated `keydown` events. */
  const hold = async (page: Page, key: string, times: number) => {
    for (let i = 0; i < times; i += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };

  test("space and k play and pause", async () => {
    const page = await open();
    const before = await page.evaluate(() => window.scrollY);
    for (const key of [" ", "k"]) {
      await press(page, key);
      expect(await videoState(page)).toMatchObject({ paused: false });
      await press(page, key);
      expect(await videoState(page)).toMatchObject({ paused: true });
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test("arrows to the sides go 10 s, and on while they are held", async () => {
    const page = await open();
    await press(page, "ArrowRight");
    expect((await videoState(page)).time).toBe(10);
    await setVideo(page, { currentTime: 16 });
    await hold(page, "ArrowLeft", 2);
    expect((await videoState(page)).time).toBe(0);
  });

  test("arrows up and down change the volume by a tenth, and raising it ends the silence", async () => {
    const page = await open();
    await hold(page, "ArrowDown", 3);
    expect(await videoState(page)).toMatchObject({ volume: 0.7 });
    await press(page, "m", "ArrowUp");
    expect(await videoState(page)).toMatchObject({ volume: 0.8, muted: false });
  });

  test("a digit goes to that tenth of the video", async () => {
    const page = await open();
    for (const [key, time] of [
      ["5", 8.4],
      ["9", 15.12],
      ["0", 0],
    ] as const) {
      await press(page, key);
      expect((await videoState(page)).time, key).toBeCloseTo(time, 1);
      expect(await videoState(page), key).toMatchObject({ paused: true });
    }
  });

  test("m, l and c switch sound, repetition and captions once, however long they are held", async () => {
    const page = await open();
    for (const key of ["m", "l", "c"]) await hold(page, key, 2);
    expect(await videoState(page)).toMatchObject({ muted: true, loop: true, captions: "pt" });
    await press(page, "m", "l", "c");
    expect(await videoState(page)).toMatchObject({ muted: false, loop: false, captions: null });
  });

  test("f opens the whole screen and closes it, Escape too", async () => {
    const page = await open();
    const isWhole = () => page.evaluate(() => document.fullscreenElement !== null);
    await press(page, "f");
    await expect.poll(isWhole).toBe(true);
    await press(page, "f");
    await expect.poll(isWhole).toBe(false);
  });

  test("with Control, Alt, Shift or Meta they are the browser's", async () => {
    const page = await open();
    for (const key of ["Control", "Alt", "Shift", "Meta"]) {
      await press(page, `${key}+m`, `${key}+l`, `${key}+c`, `${key}+f`, `${key}+ArrowUp`);
      const unchanged = { muted: false, loop: false, captions: null };
      expect(await videoState(page), key).toMatchObject(unchanged);
      expect(await page.evaluate(() => document.fullscreenElement), key).toBeNull();
    }
  });

  test("are the player's alone: elsewhere and in its lists they do nothing to the video", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Configurações" }).press("Enter");
    await page.getByLabel("Velocidade").focus();
    await press(page, "m", "l", "5", "ArrowRight");
    await page.locator("footer a").first().focus();
    await press(page, "m", "l", "c", "5");
    expect(await videoState(page)).toMatchObject({
      muted: false,
      loop: false,
      captions: null,
      time: 0,
    });
  });

  test("work on its buttons, which keep those that press them", async () => {
    const page = await open();
    const mute = page.locator("media-control-bar").getByRole("button", { name: "silenciar" });
    await mute.focus();
    await press(page, "ArrowRight", "l");
    expect(await videoState(page)).toMatchObject({ time: 10, loop: true, paused: true });
    await press(page, " ");
    await expect.poll(() => videoState(page)).toMatchObject({ muted: true, paused: true });
    await page.locator("media-captions-button").focus();
    await press(page, " ");
    await expect.poll(() => videoState(page)).toMatchObject({ captions: "pt", paused: true });
  });
});
