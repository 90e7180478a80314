import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { holdBack, withoutScripts } from "#tests/support/holdBack.ts";
import { middleOf } from "#tests/support/pointer.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const chromium = useChromium();

/** Saves the numbers and opens a page with their toast in its place, its timer paused and no pointer over it. */
async function openWithToast() {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/numeros-mare");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  // It starts outside the window; its timer starts once it has slid in.
  await expect.poll(() => playState(page)).toBe("running");
  // The toast's timer is an animation: paused, so that the machine's speed does not matter.
  await clock(page, (animation) => animation.pause());
  return page;
}

const toast = (page: Page) => page.locator(".Toastify__toast");

/** Runs a function on the animation whose end closes the toast. */
function clock<Result>(page: Page, act: (animation: Animation) => Result): Promise<Result> {
  return page.locator(".Toastify__progress-bar--animated").evaluate((bar, source) => {
    const [animation] = bar.getAnimations();
    if (!animation) throw new Error("The toast has no clock");
    return new Function("animation", `return (${source})(animation)`)(animation);
  }, act.toString());
}

const playState = (page: Page) =>
  page
    .locator(".Toastify__progress-bar--animated")
    .evaluate((bar) => getComputedStyle(bar).animationPlayState);

test("a toast stands at the top right for 5000 ms, then goes by itself", async () => {
  const page = await openWithToast();
  const box = await toast(page).boundingBox();
  expect(1440 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
  expect(box?.y).toBeLessThan(160);
  // The screen's own buttons stay in reach.
  const tool = await page.getByRole("main").getByRole("link", { name: "Histórico" }).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((tool?.y ?? 1000) + (tool?.height ?? 0));
  expect(await clock(page, (animation) => animation.effect?.getTiming().duration)).toBe(5000);
  await clock(page, (animation) => animation.finish());
  await expect.poll(() => toast(page).count()).toBe(0);
});

test("a toast waits while the pointer is on it, and while the window is not looked at", async () => {
  const page = await openWithToast();
  await toast(page).hover();
  await expect.poll(() => playState(page)).toBe("paused");
  await page.mouse.move(10, 500);
  await expect.poll(() => playState(page)).toBe("running");
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await expect.poll(() => playState(page)).toBe("paused");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => playState(page)).toBe("running");
});

test.each([
  [0.7, 1],
  [0.9, 0],
])("dragged by %d of its width, of one toast %d is left", async (share, left) => {
  const page = await openWithToast();
  // Waits until the pointer is on it, which the paused timer confirms.
  await toast(page).hover();
  await expect.poll(() => playState(page)).toBe("paused");
  const { x, y } = await middleOf(toast(page));
  const width = (await toast(page).boundingBox())?.width ?? 0;
  await page.mouse.down();
  await page.mouse.move(x + width * share, y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => toast(page).count()).toBe(left);
});

test("Alt+T brings the focus to the toasts, whose close button has a name", async () => {
  const page = await openWithToast();
  await page.keyboard.press("Alt+t");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest(".Toastify") !== null))
    .toBe(true);
  await toast(page).getByRole("button", { name: "Fechar notificação" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => toast(page).count()).toBe(0);
});

test("a failure does not look like a success, and both stand in a named region", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/numeros-mare");
  const region = page.getByRole("region", { name: "Notificações Alt+T" });
  const colours = new Set<string>();
  for (const type of ["success", "error"] as const) {
    await page.evaluate((detail) => window.dispatchEvent(new CustomEvent("toast", { detail })), {
      type,
      message: type,
    });
    const icon = region.getByRole("alert").filter({ hasText: type }).locator("svg").first();
    colours.add(await icon.evaluate((svg) => getComputedStyle(svg).fill));
  }
  expect(colours.size).toBe(2);
});

test("a form that was refused before the program came has its toast all the same", async () => {
  chromium.expectErrors(/400|ERR_FAILED/);
  const page = await chromium.open();
  await withoutScripts(page, () => openAsStaff(page, server, "/admin/banner", false));
  const release = await holdBack(page, "**/*.js");
  await page.getByLabel("Link", { exact: true }).fill("nada disso");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.getByText("Erro ao salvar banner!").waitFor();
  release();
  await hydrated(page);
  await toast(page).getByText("Erro ao salvar banner!").waitFor();
});
