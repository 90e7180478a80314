/** What a phone loads first. */
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
