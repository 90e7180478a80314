import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  address = await fullProject(server);
});
afterAll(() => server.stop());

const film = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    time: video.currentTime,
    volume: video.volume,
    muted: video.muted,
    speed: video.playbackRate,
    loop: video.loop,
    captions: [...video.textTracks].find(({ mode }) => mode === "showing")?.language ?? null,
    isSameNode: (window as unknown as { first: Element }).first === video,
  }));

describe("the player with JavaScript", () => {
  const chromium = useChromium();
  const open = async (lang = "pt") => {
    const page = await chromium.open();
    await page.goto(`${address}?lang=${lang}`);
    await hydrated(page);
    await settle(page);
    return page;
  };
  const settle = async (page: Page) => {
    await page.evaluate(() => Object.assign(window, { first: document.querySelector("video") }));
    await page.locator("video").scrollIntoViewIfNeeded();
    await page.locator("media-control-bar").waitFor();
    await page.waitForFunction(() => (document.querySelector("video")?.readyState ?? 0) > 0);
  };

  test("takes over the same element, labelled in Portuguese, styled under the policy", async () => {
    const page = await open();
    expect(await film(page)).toMatchObject({ isSameNode: true, volume: 1, captions: null });
    expect(await page.locator("video").getAttribute("controls")).toBeNull();
    const bar = page.locator("media-control-bar");
    expect(await bar.getByRole("button", { name: "reproduzir" }).isVisible()).toBe(true);
    expect(await bar.getByRole("button", { name: "Configurações" }).isVisible()).toBe(true);
    const button = await bar.locator("media-play-button").boundingBox();
    expect(button?.width).toBeGreaterThan(30);
    expect(button?.width).toBeLessThan(60);
    // axe writes a `style` of its own where it meets a stand-in for one, an empty one.
    chromium.expectErrors(/'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU='/);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("is labelled in English", async () => {
    const page = await open("en");
    const bar = page.locator("media-control-bar");
    expect(await bar.getByRole("button", { name: "play", exact: true }).isVisible()).toBe(true);
  });

  test("follows the keyboard, and only its own keys", async () => {
    const page = await open();
    await page.locator("video").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect((await film(page)).volume).toBe(0.8);
    await page.keyboard.press("m");
    await page.keyboard.press("l");
    await page.keyboard.press("c");
    expect(await film(page)).toMatchObject({ muted: true, loop: true, captions: "pt" });
    await page.keyboard.press("c");
    await page.keyboard.press("5");
    expect(await film(page)).toMatchObject({ captions: null, paused: true });
    const half = (await film(page)).time;
    expect(half).toBeGreaterThan(0);
    await page.keyboard.press("ArrowLeft");
    expect((await film(page)).time).toBeCloseTo(Math.max(0, half - 10), 0);
    await page.keyboard.press("Control+f");
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test("remembers volume, speed and captions after a reload", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Configurações" }).click();
    await page.getByLabel("Velocidade").selectOption("1.5");
    await page.locator("label", { hasText: "Legendas" }).locator("select").selectOption("en");
    await page.keyboard.press("Escape");
    expect(await page.getByLabel("Velocidade").isVisible()).toBe(false);
    await page.locator("video").focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => film(page)).toMatchObject({ speed: 1.5, captions: "en", volume: 0.9 });
    await page.reload();
    await hydrated(page);
    await settle(page);
    await expect.poll(() => film(page)).toMatchObject({ speed: 1.5, captions: "en", volume: 0.9 });
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain("player");
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("chrome");
  });

  test("offers spec 9's speeds, 1 as Normal", async () => {
    const page = await open();
    expect(await page.getByLabel("Velocidade").locator("option").allInnerTexts()).toEqual([
      "0.5×",
      "0.75×",
      "Normal",
      "1.25×",
      "1.5×",
      "1.75×",
      "2×",
      "4×",
    ]);
  });

  test("says it when the film can not be played", async () => {
    chromium.expectErrors(/Failed to load resource/);
    const page = await chromium.open();
    await page.route("**/storage/**/*.mp4", (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    await hydrated(page);
    await page.locator("video").scrollIntoViewIfNeeded();
    await page.locator("media-control-bar").waitFor();
    await page.getByRole("alert").getByText("Não foi possível reproduzir o vídeo").waitFor();
  });
});

describe("the player without JavaScript", () => {
  const chromium = useChromium({ javaScriptEnabled: false });

  test("is the browser's own, with the film, both captions and their labels", async () => {
    const page = await chromium.open();
    await page.goto(address);
    const video = page.locator("video[controls]");
    expect((await video.boundingBox())?.height).toBeGreaterThan(300);
    expect(await video.locator("source").getAttribute("src")).toMatch(/^\/storage\/videos\//);
    const labels = await video
      .locator("track[kind=captions]")
      .evaluateAll((tracks) => tracks.map((track) => track.getAttribute("label")));
    expect(labels).toEqual(["Português", "Inglês"]);
  });
});
