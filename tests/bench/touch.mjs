/** How soon a control answers the first touch, on a phone whose line and processor are slow. */
import { chromium } from "playwright";

export const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
];

/** Bits per second and milliseconds. */
export const lines = [
  { name: "1.6 Mbit/s", throughput: 1_600_000, latency: 150 },
  { name: "400 kbit/s", throughput: 400_000, latency: 300 },
];

const visits = 5;
/** A page that has just scrolled is drawn anew, for which a touch would wait. */
const restMs = 1500;
const menu = "header div > details";
const panel = "[aria-labelledby=gallery] fieldset > div:nth-of-type(2)";

/** Alone on the screen, by the page's address or by its script. */
const photo = ":is([role=dialog]:target, dialog[open])";

/** What is pressed looks so at once. */
const pressed = "[data-pressed]";

/**
 * By control: its page, what is touched, and the sign that it has acted; `open` is what the touch leads to in
 * the end. First a page with nothing but that: no page can answer sooner.
 */
const controls = (project) => [
  {
    name: "bare page",
    content: "<details><summary>Open</summary>Opened</details>",
    touched: "summary",
    sign: "[open]",
  },
  { name: "menu", path: "/", touched: `${menu} > summary`, sign: `${menu}[open] nav` },
  { name: "accordion", path: "/", touched: `${panel} label`, sign: `${panel}:has(:checked)` },
  {
    name: "photo",
    path: project,
    touched: "#photo-2 a",
    sign: photo,
    open: `${photo} picture img`,
  },
  { name: "film", path: project, touched: "[data-play]", sign: "[data-film=started]" },
  {
    name: "slider",
    path: project,
    touched: "[data-compare]",
    sign: "[data-compare][style]",
    // Beside the middle, where its divider is.
    position: { x: 60, y: 40 },
  },
  {
    name: "language",
    path: "/sobre",
    before: `${menu} > summary`,
    touched: `${menu} a[hreflang=en]`,
    sign: "html[data-leaving]",
    leadsTo: /lang=en/,
  },
  {
    name: "submit",
    path: "/contato",
    touched: "main form button[type=submit]",
    sign: "button[data-held], button[aria-busy=true]",
  },
];

/**
 * The times in ms from the touch to the frame that shows that it was felt, to the frame that shows its sign, and to what
 * it opens; medians of five visits. The page is read, and at rest at the control; its scripts are on their way, and come
 * only after the touch.
 */
export async function firstTouches(url, project, line) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  const measured = [];
  for (const control of controls(project)) {
    const times = [];
    while (times.length < visits) times.push(await touch(browser, url, control, line));
    const median = (key) => times.map((each) => each[key]).toSorted((a, b) => a - b)[2];
    measured.push({
      name: control.name,
      feedback: median("feedback"),
      acted: median("acted"),
      open: control.open && median("open"),
    });
  }
  await browser.close();
  return measured;
}

async function touch(browser, url, control, { throughput, latency }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const done = new Promise((resolve) => page.exposeFunction("reportTouch", resolve));
  const letScriptsCome = await holdScripts(page);
  await page.goto(control.path ? url + control.path : "about:blank", { waitUntil: "load" });
  if (control.content) await page.setContent(control.content);
  const first = page.locator(control.before ?? control.touched).first();
  await first.scrollIntoViewIfNeeded();
  await page.waitForTimeout(restMs);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput / 8,
    uploadThroughput: throughput / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(watch, { ...control, pressed });
  if (control.before) await page.locator(control.before).tap();
  const { touched, position, leadsTo, name, path } = control;
  const touchedAt = performance.now();
  await page.locator(touched).first().tap({ noWaitAfter: true, position });
  letScriptsCome();
  // A quick line may have the next page before a frame of this one.
  const next = new Promise((resolve) =>
    page.on("framenavigated", (frame) => {
      if (leadsTo?.test(frame.url())) {
        const acted = performance.now() - touchedAt;
        resolve({ feedback: acted, acted });
      }
    }),
  );
  const never = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer to a touch: ${name}`)), 60_000).unref();
  });
  const times = await Promise.race([done, next, never]);
  if (!leadsTo && path && new URL(page.url()).pathname !== path) {
    throw new Error(`A touch (${name}) has led to ${page.url()}`);
  }
  await context.close();
  return times;
}

/** Requests for scripts wait until the answer is called. */
async function holdScripts(page) {
  const touched = Promise.withResolvers();
  await page.route(/\.js$/, async (route) => {
    await touched.promise;
    await route.continue().catch(() => {});
  });
  return touched.resolve;
}

/** In the page: reports when the signs of a touch are painted. */
function watch({ touched, sign, open, pressed }) {
  const isThere = (selector) => {
    const element = document.querySelector(selector);
    return element && (element.complete ?? true) && (element.naturalWidth ?? 1) > 0;
  };
  const onTouch = ({ target, timeStamp }) => {
    if (!target.closest(touched)) return;
    const times = {};
    const look = () => {
      const now = performance.now() - timeStamp;
      if (isThere(pressed)) times.feedback ??= now;
      if (isThere(sign)) {
        times.feedback ??= now;
        times.acted ??= now;
      }
      if (open && isThere(open)) times.open ??= now;
      const isDone = times.acted !== undefined && (!open || times.open !== undefined);
      if (isDone) globalThis.reportTouch(times);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener("pointerup", onTouch, { capture: true });
}
