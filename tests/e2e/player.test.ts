import type { Page } from "playwright";
import { describe, expect, test, vi } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import {
  openVideo,
  playFrom,
  setVideo,
  useVideoServer,
  videoState,
} from "#tests/support/player.ts";

const { address } = useVideoServer();

describe("the player with JavaScript", () => {
  const chromium = useChromium();

  test("takes over the same element, labelled in Portuguese, styled under the policy", async () => {
    const page = await openVideo(chromium, address());
    expect(await videoState(page)).toMatchObject({ isSameNode: true, volume: 1, captions: null });
    expect(await page.locator("video").getAttribute("controls")).toBeNull();
    const bar = page.locator("media-control-bar");
    expect(await bar.getByRole("button", { name: "reproduzir" }).isVisible()).toBe(true);
    expect(await bar.getByRole("button", { name: "Configurações" }).isVisible()).toBe(true);
    const button = await bar.locator("media-play-button").boundingBox();
    expect(button?.width).toBeGreaterThan(30);
    expect(button?.width).toBeLessThan(60);
    // axe writes an empty `style` where it meets a stand-in for one.
    chromium.expectErrors(/'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU='/);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("brings its style sheet, and none that the page has", async () => {
    const page = await openVideo(chromium, address());
    const sheets = await page.evaluate(() =>
      Array.from(document.styleSheets, ({ href }) => href?.replace(/#$/, "")),
    );
    expect(sheets).toContainEqual(expect.stringContaining("PlayerControls"));
    expect(sheets).toEqual([...new Set(sheets)]);
  });

  test("is labelled in English", async () => {
    const page = await openVideo(chromium, `${address()}?lang=en`);
    const bar = page.locator("media-control-bar");
    expect(await bar.getByRole("button", { name: "play", exact: true }).isVisible()).toBe(true);
    expect(await page.getByLabel("Speed").locator("option").allTextContents()).toContain("1.25×");
  });

  test("does not call its time slider a search in Portuguese", async () => {
    const page = await openVideo(chromium, address());
    const sliders = page.locator("media-time-range").getByRole("slider");
    expect(await sliders.getAttribute("aria-label")).toBe("posição no vídeo");
  });

  test.each([
    ["en", "mute", "POR", "silenciar"],
    ["pt", "silenciar", "ENG", "mute"],
  ])(
    "that speaks %s changes its words with the page, over the same video",
    async (lang, before, link, after) => {
      const page = await openVideo(chromium, `${address()}?lang=${lang}`);
      const bar = page.locator("media-control-bar");
      const button = (name: string) => bar.getByRole("button", { name, exact: true });
      await button(before).waitFor();
      await setVideo(page, { currentTime: 3 });
      await page.getByRole("link", { name: link, exact: true }).click();
      await button(after).waitFor();
      expect(await button(before).count()).toBe(0);
      const { isSameNode, time } = await videoState(page);
      expect([isSameNode, time]).toEqual([true, 3]);
    },
  );

  test("is not asked for while the page is scrolled past it, but once it rests", async () => {
    const page = await chromium.open();
    await page.goto(address());
    await hydrated(page);
    const asked = vi.fn();
    page.on("request", (request) => /PlayerControls.*js/.test(request.url()) && asked());
    const stop = await page.locator("[data-film]").evaluateHandle(async (film) => {
      const scrolling = setInterval(() => dispatchEvent(new Event("scroll")), 20);
      film.scrollIntoView();
      await new Promise((seen) => new IntersectionObserver(seen).observe(film));
      await new Promise((passed) => setTimeout(passed, 600));
      return () => clearInterval(scrolling);
    });
    expect(asked).not.toHaveBeenCalled();
    await stop.evaluate((rest) => rest());
    await page.locator("media-control-bar").waitFor();
    expect(asked).toHaveBeenCalled();
  });

  test("of the next project begins anew", async () => {
    const page = await openVideo(chromium, address());
    await playFrom(page, 2);
    await page.getByRole("contentinfo").getByRole("link", { name: "Ciclo Aurora" }).click();
    await page.getByRole("heading", { level: 1, name: "Ciclo Aurora" }).waitFor();
    const { isSameNode, paused, time } = await videoState(page);
    expect({ isSameNode, paused, time }).toEqual({ isSameNode: false, paused: true, time: 0 });
  });

  test("fetches nothing of the player or of the video before it is near", async () => {
    const page = await chromium.open();
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    await page.goto(address());
    await hydrated(page);
    const ofPlayer = () => urls.filter((url) => /\/elements-[\w-]+\.js/.test(url)).length;
    expect(ofPlayer()).toBe(0);
    expect(urls.filter((url) => url.endsWith(".mp4"))).toEqual([]);
    await page.locator("[data-film]").scrollIntoViewIfNeeded();
    await expect.poll(ofPlayer).toBe(1);
  });

  describe("a video that does not come", () => {
    const videos = "**/storage/**/*.mp4";
    const openFailed = async () => {
      chromium.expectErrors(/Failed to load resource/);
      const page = await chromium.open();
      await page.route(videos, (route) => route.fulfill({ status: 404 }));
      await page.goto(address());
      await hydrated(page);
      await page.locator("[data-film]").scrollIntoViewIfNeeded();
      await page.getByRole("alert").getByText("Não foi possível reproduzir o vídeo").waitFor();
      return page;
    };
    const plays = (page: Page) =>
      expect
        .poll(async () => ((await videoState(page)).paused ? 0 : (await videoState(page)).time))
        .not.toBe(0);

    test.each([
      ["Tentar de novo", "the message's button"],
      ["reproduzir", "the bar's"],
    ])("plays at %j, %s, once it can", async (name) => {
      const page = await openFailed();
      const button = page.getByRole("button", { name, exact: true });
      await button.click();
      await page.waitForTimeout(300);
      expect(await page.getByRole("alert").isVisible()).toBe(true);
      await page.unroute(videos);
      await button.press("Enter");
      await plays(page);
      expect(await page.getByRole("alert").count()).toBe(0);
      const focused = page.locator("media-controller :focus");
      expect(await focused.evaluate(({ localName }) => localName)).toBe("media-play-button");
    });

    test("is loaded when the connection is back, and plays on in the quality that failed", async () => {
      const page = await openVideo(chromium, address());
      chromium.expectErrors(/Failed to load resource/);
      // Slowly, so that it does not end before a busy machine has come to the end of the test.
      await setVideo(page, { playbackRate: 0.25 });
      await playFrom(page, 2);
      await page.route(videos, (route) => route.abort());
      await page.getByRole("button", { name: "Configurações" }).click();
      await page.getByRole("combobox", { name: "Qualidade" }).selectOption("240");
      await page.getByRole("alert").waitFor();
      await page.unroute(videos);
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await plays(page);
      const { time, quality } = await videoState(page);
      expect(quality).toBe(240);
      expect(time).toBeGreaterThanOrEqual(2);
    });
  });
});

describe("the player without JavaScript", () => {
  const chromium = useChromium({ javaScriptEnabled: false });

  test("is the browser's own, with the video, both captions, their labels and the transcript", async () => {
    const page = await chromium.open();
    await page.goto(address());
    const video = page.locator("video[controls]");
    expect((await video.boundingBox())?.height).toBeGreaterThan(300);
    expect(await video.locator("source").getAttribute("src")).toMatch(/^\/storage\/videos\//);
    const poster = page.locator("img[slot='poster']");
    await expect
      .poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const labels = await video
      .locator("track[kind=captions]")
      .evaluateAll((tracks) => tracks.map((track) => track.getAttribute("label")));
    expect(labels).toEqual(["Português", "Inglês"]);
    await page.getByText("Transcrição do vídeo").click();
    expect(await page.getByText("Três margens: um filme da Maré.").isVisible()).toBe(true);
  });
});
