/** Lighthouse's scores. It weighs as much as everything else together, so it is installed only to be run. */
import { launch } from "chrome-launcher";
import run from "lighthouse";

const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

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
