import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { afterEach, beforeAll, describe, expect } from "vitest";

/** Opens pages in a real Chromium; any console error or page error fails the test. */
export interface BrowserHarness {
  open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Expects console errors that match in this test, such as a 404 that it causes. */
  expectErrors: (pattern: RegExp) => void;
}

let launched: Promise<Browser> | undefined;

/**
 * One browser for all test files of this process: each test has its own context. It closes with the process.
 */
async function launchOnce(): Promise<Browser> {
  if (launched && !(await launched).isConnected()) launched = undefined;
  launched ??= chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--font-render-hinting=none",
      "--disable-quic",
      "--disable-background-networking",
      // No page lives long enough to pay for it: a tenth of what the browser did.
      "--js-flags=--no-opt,--no-maglev",
    ],
  });
  return launched;
}

/** Opens pages in a Chromium, closes them after each test, and checks the console. */
export function useChromium(defaults: BrowserContextOptions = {}): BrowserHarness {
  let browser: Browser;
  let errors: string[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    browser = await launchOnce();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
    errors = [];
    expected = [];
    expect(unexpected, "console errors").toEqual([]);
  });

  return {
    async open(options) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: "reduce",
        ...defaults,
        ...options,
      });
      // As the tests themselves (vitest.config.ts): a busy machine takes long.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      // A script that only tries `eval` catches the error, and the console does not show it. The player's
      // elements try styles, and get them in another way (`shadowStyles.ts`).
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
          if (violatedDirective === "style-src-elem") return;
          console.error(`Our policy forbade ${blockedURI} (${violatedDirective})`);
        });
      });
      // The console of a page that was made anew stays silent (`recoverQuietly.ts`).
      await page.addInitScript(() => {
        addEventListener("recovered", (event) => {
          console.error(`Hydration failed: ${(event as CustomEvent).detail}`);
        });
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      return page;
    },
    expectErrors: (pattern) => expected.push(pattern),
  };
}

/** Runs a journey's tests twice: with JavaScript and without (design: the server path first). */
export function withAndWithoutJavaScript(
  name: string,
  tests: (harness: BrowserHarness, javaScriptEnabled: boolean) => void,
): void {
  for (const javaScriptEnabled of [true, false]) {
    describe(`${name}, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      tests(useChromium({ javaScriptEnabled }), javaScriptEnabled);
    });
  }
}

/**
 * Waits until the page is hydrated, so that clicks reach their handlers. Like a touch, this starts hydration
 * at once (`deferredHydration.ts`), so that no test waits for the last picture.
 */
export async function hydrated(page: Page): Promise<void> {
  // Fails when the page is just being left.
  await page.evaluate(() => dispatchEvent(new Event("pointerdown"))).catch(() => undefined);
  // By default it would look once a frame, and have each drawn for that.
  const polling = 50;
  const isHydrated = () => document.documentElement.dataset.hydrated === "true";
  await page.waitForFunction(isHydrated, undefined, { polling });
}

/**
 * Waits until the page is loaded and asks for nothing more, half a second long. Chromium's own `networkidle` does not
 * come to every page where the processor is busy.
 */
export async function quiet(page: Page): Promise<void> {
  let askedAt = Date.now();
  const note = () => {
    askedAt = Date.now();
  };
  page.on("request", note);
  await page.waitForLoadState("load");
  await expect.poll(() => Date.now() - askedAt).toBeGreaterThan(500);
  page.off("request", note);
}

/** Changes the page's width, and waits for layout and paint. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await painted(page);
}

/** Waits for layout and paint with the page's typefaces. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
