import type { Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { type BrowserHarness, hydrated } from "./browser.ts";
import { fullProject } from "./projectPage.ts";
import { addRenditions } from "./renditions.ts";
import { newStorage, startServer, type TestServer } from "./server.ts";

/** A server whose demo video has every quality, for the file's tests. */
export function useVideoServer(): { address: () => string } {
  let server: TestServer;
  let address = "";
  beforeAll(async () => {
    const storageDir = newStorage(true);
    await addRenditions(storageDir);
    server = await startServer({ storageDir });
    address = await fullProject(server);
  });
  afterAll(() => server?.stop());
  return { address: () => address };
}

/** Opens a project's page at its video, and waits for its controls and first data. */
export async function openVideo(
  chromium: BrowserHarness,
  address: string,
  options?: Parameters<BrowserHarness["open"]>[0],
): Promise<Page> {
  const page = await chromium.open(options);
  await page.goto(address);
  await settle(page);
  return page;
}

/** Also for use after a reload. */
export async function settle(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { first: document.querySelector("video") }));
  await page.locator("[data-film]").scrollIntoViewIfNeeded();
  await page.locator("media-control-bar").waitFor();
  await page.waitForFunction(() => (document.querySelector("video")?.readyState ?? 0) > 0);
}

/** The state of the video. */
export function videoState(page: Page) {
  return page.locator("video").evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    ended: video.ended,
    time: video.currentTime,
    volume: video.volume,
    muted: video.muted,
    speed: video.playbackRate,
    loop: video.loop,
    quality: Number(/-(\d+)\.mp4$/.exec(video.currentSrc)?.[1] ?? 720),
    captions: [...video.textTracks].find(({ mode }) => mode === "showing")?.language ?? null,
    isSameNode: (window as unknown as { first: Element }).first === video,
  }));
}

/** Changes properties of the video's element directly, without a control. */
export function setVideo(
  page: Page,
  values: { muted?: boolean; currentTime?: number; loop?: boolean; playbackRate?: number },
): Promise<void> {
  return page.locator("video").evaluate((video, given) => void Object.assign(video, given), values);
}

/** Plays from a time in seconds, muted; waits until playback has progressed. */
export async function playFrom(page: Page, currentTime: number): Promise<void> {
  await setVideo(page, { muted: true, currentTime });
  await page.locator("video").evaluate((video: HTMLVideoElement) => video.play());
  await page.waitForFunction(
    (from) => (document.querySelector("video")?.currentTime ?? 0) > from,
    currentTime,
  );
}
