import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* What is typed before a page's program runs. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();

/** @returns lets the page's program come, and waits until it runs */
async function openEarly(page: Page, path: string) {
  const release = await holdBack(page, "**/*.js");
  await openAsStaff(page, server, path, false);
  return async () => {
    release();
    await hydrated(page);
  };
}

describe("in a text box", () => {
  test.each([
    ["/admin/editar-projeto/1", "description.description"],
    ["/admin/documentos/2", "description"],
    ["/admin/numeros-mare", "projects.description"],
  ])("words stay, and the caret with them: %s", async (path, name) => {
    const page = await chromium.open();
    const run = await openEarly(page, path);
    const box = page.locator(`textarea[name='${name}']`);
    const stored = await box.inputValue();
    expect(stored).not.toBe("");
    await box.press("ControlOrMeta+Home");
    await page.keyboard.type("Antes ");
    await run();
    await page.keyboard.type("de tudo: ");
    expect(await box.inputValue()).toBe(`Antes de tudo: ${stored}`);
  });

  test("no key is lost to a program that starts slowly among them", async () => {
    const page = await chromium.open();
    const run = await openEarly(page, "/admin/editar-projeto/1");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const box = page.locator("textarea[name='description.description']");
    const stored = await box.inputValue();
    const words = "uma palavra depois da outra ".repeat(2);
    await box.press("ControlOrMeta+End");
    await page.keyboard.type("E ");
    const started = run();
    await page.keyboard.type(words, { delay: 20 });
    await started;
    await page.keyboard.type("e fim");
    expect(await box.inputValue()).toBe(`${stored}E ${words}e fim`);
  });

  test("a message that was refused can be mended before the program has come", async () => {
    chromium.expectErrors(/400/);
    const page = await chromium.open();
    const release = await holdBack(page, "**/*.js");
    await page.goto(`${server.url}/contato?lang=pt`);
    const message = page.locator("textarea[name=message]");
    await message.fill("Olá! Queria saber mais.");
    await page.evaluate(() =>
      (document.querySelector("form[method=post]") as HTMLFormElement).submit(),
    );
    await page.getByRole("alert").waitFor();
    await message.press("ControlOrMeta+End");
    await page.keyboard.type(" Obrigada.");
    release();
    await hydrated(page);
    expect(await message.inputValue()).toBe("Olá! Queria saber mais. Obrigada.");
  });
});
