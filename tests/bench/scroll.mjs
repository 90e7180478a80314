/** How long a phone whose processor is slow stands still while a page is scrolled from its top to its end. */
import { chromium } from "playwright";
import { args } from "./touch.mjs";

const visits = 3;
/** Pixels per second: somebody who looks for something. */
const speed = 1600;

/**
 * The longest frame of each visit in ms, shortest first. Scrolling is what starts the page's scripts, so that
 * hydration is in it.
 */
export async function longestFrames(address) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  const frames = [];
  while (frames.length < visits) frames.push(await scrollThrough(browser, address));
  await browser.close();
  return frames.toSorted((a, b) => a - b);
}

async function scrollThrough(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: "load" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(watchFrames);
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));
  for (let distance = await left(); distance > 1; distance = await left()) {
    await session.send("Input.synthesizeScrollGesture", {
      x: 195,
      y: 600,
      yDistance: -distance,
      speed,
      // A synthetic finger does not scroll an emulated phone.
      gestureSourceType: "mouse",
    });
  }
  const longest = await page.evaluate(() => globalThis.longestFrame);
  await context.close();
  return longest;
}

/** In the page: the longest time between two frames. */
function watchFrames() {
  globalThis.longestFrame = 0;
  let before = performance.now();
  const look = (now) => {
    globalThis.longestFrame = Math.max(globalThis.longestFrame, now - before);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
