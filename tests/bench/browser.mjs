/** What a phone loads first, and Lighthouse's scores. */
import { chromium } from "playwright";

const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

/**
 * Transferred bytes of a page's first load at 390 px, before scrolling, by kind, and of the scripts that the
 * first touch has loaded.
 */
export async function firstLoad(url) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map();
  const bytes = {};
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const first = { ...bytes };
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
  await page.locator("html[data-hydrated]").waitFor();
  await page.waitForTimeout(1000);
  await browser.close();
  return { first, touched: (bytes.Script ?? 0) - (first.Script ?? 0) };
}

const runCount = 3;

/** Lighthouse's mobile preset: for each figure the median of three runs, since the machine's load varies. */
export async function lighthouse(url) {
  const runs = [];
  for (let run = 0; run < runCount; run += 1) runs.push(await runLighthouse(url));
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(runCount / 2)];
  return {
    scores: runs[0].scores.map((_, index) => median(runs.map(({ scores }) => scores[index]))),
    lcp: median(runs.map(({ lcp }) => lcp)),
    cls: median(runs.map(({ cls }) => cls)),
    tbt: median(runs.map(({ tbt }) => tbt)),
  };
}

/** Repeats a run in which the browser painted nothing, twice at most. */
async function runLighthouse(url, tries = 3) {
  const { default: run } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH,
    chromeFlags: ["--headless=new", ...args],
  });
  try {
    const { lhr } = await run(url, { port: chrome.port, logLevel: "silent" });
    if (lhr.runtimeError && tries > 1) return await runLighthouse(url, tries - 1);
    const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const value = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      scores: ["performance", "accessibility", "best-practices", "seo"].map(score),
      lcp: value("largest-contentful-paint"),
      cls: value("cumulative-layout-shift"),
      tbt: value("total-blocking-time"),
    };
  } finally {
    await chrome.kill();
  }
}
