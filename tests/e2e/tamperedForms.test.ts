import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderedAdminPages } from "#tests/support/adminPages.ts";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { fillContact, goodMessage } from "#tests/support/contact.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";
import {
  allowTampering,
  isLong,
  type Tampering,
  tamper,
  tamperings,
  tamperWhileParsing,
} from "#tests/support/tampering.ts";

/* What a visitor or staff has done on pages that the browser or an extension has changed. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { CONTACT_GLOBAL_LIMIT: "1000/1m" } });
});
afterAll(() => server.stop());

const chromium = useChromium();
const scripts = "**/assets/*.js";

/** Who makes the changes; `parser`: before the page's own first script, so that React makes the page anew. */
type Way = Tampering | "all" | "parser";
const ways: Way[] = ["all", "parser"];
if (isLong) ways.push(...tamperings, "random 5", "random 6", "random 7");

/** Opens a page whose scripts do not come yet, and changes it. */
async function openChanged(address: string, way: Way, viewport = { width: 1440, height: 900 }) {
  const page = await chromium.open({ viewport });
  if (way === "parser") {
    chromium.expectErrors(/Hydration failed/);
    await tamperWhileParsing(page);
  }
  await allowTampering(page);
  const release = await holdBack(page, scripts);
  await page.goto(address);
  await change(page, way);
  return { page, release };
}

async function change(page: Page, way: Way) {
  if (way !== "parser") await tamper(page, ...(way === "all" ? tamperings : [way]));
}

const isHydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor();

describe.each(ways)("what a visitor has done before hydration survives it: %s", (way) => {
  test("words, focus and caret", async () => {
    const { page, release } = await openChanged(`${server.url}/contato`, way);
    await page.locator("[name=message]").fill("Uma mensagem.");
    await page.locator("[name=subject]").selectOption("press");
    const name = page.locator("form[method=post] [name=name]");
    await name.focus();
    await page.keyboard.type("Ana Limas");
    await page.keyboard.press("ArrowLeft");
    release();
    await isHydrated(page);
    await page.keyboard.type("a");
    expect(await name.inputValue()).toBe("Ana Limaas");
    expect(await page.locator("[name=message]").inputValue()).toBe("Uma mensagem.");
    expect(await page.locator("[name=subject]").inputValue()).toBe("press");
  });

  test("the open menu of a phone, and the place in the page", async () => {
    const { page, release } = await openChanged(server.url, way, { width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 900));
    const menu = page.locator("header details", { has: page.locator(":scope > nav") });
    await menu.locator(":scope > summary").click();
    release();
    await isHydrated(page);
    expect(await menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test("the chosen project of the accordion", async () => {
    const { page, release } = await openChanged(server.url, way);
    const choice = page.locator("input[name=gallery]").nth(2);
    await page.locator("label:has([name=gallery])").nth(2).click();
    release();
    await isHydrated(page);
    expect(await choice.isChecked()).toBe(true);
  });
});

test.each<Way>(["all", "parser"])("a film that plays before hydration goes on: %s", async (way) => {
  const { page, release } = await openChanged(await fullProject(server), way);
  await page.locator("[data-play]").click();
  const state = () =>
    page.locator("video").evaluate(({ paused, currentTime }: HTMLVideoElement) => ({
      paused,
      currentTime,
    }));
  await expect.poll(async () => (await state()).currentTime).toBeGreaterThan(0.5);
  const { currentTime } = await state();
  release();
  await isHydrated(page);
  expect((await state()).paused).toBe(false);
  await expect.poll(async () => (await state()).currentTime).toBeGreaterThan(currentTime);
});

describe.each(["before", "after"])("the contact form, changed %s hydration", (moment) => {
  async function openForm(way: Way) {
    const { page, release } = await openChanged(
      `${server.url}/contato`,
      moment === "before" ? way : "head",
    );
    release();
    await hydrated(page);
    if (moment === "after") await change(page, way);
    await fillContact(page);
    return page;
  }
  const send = (page: Page) =>
    page
      .locator("form[method=post] button[type=submit]")
      .evaluate((button: HTMLElement) => button.click());
  const values = (page: Page) =>
    page.evaluate(() =>
      Object.fromEntries(
        [...new FormData(document.querySelector("form[method=post]") as HTMLFormElement)].map(
          ([name, value]) => [name, String(value)],
        ),
      ),
    );

  const each: Way[] = moment === "before" ? ["movingTranslator"] : ["all"];
  if (isLong) each.push("wrapper", "translator");
  test.each(each)("sends, says so, and is empty: %s", async (way) => {
    const page = await openForm(way);
    await send(page);
    await page.locator("main").getByText("Email enviado com sucesso").waitFor();
    expect(await values(page)).toMatchObject({ name: "", message: "" });
  });

  test.each<[string, Way, { status: number } | "connectionreset"]>([
    ["the connection is reset", "translator", "connectionreset"],
    ["the answer is 502", "all", { status: 502 }],
    ["the answer is 500", "movingTranslator", { status: 500 }],
  ])("loses nothing where %s", async (_name, way, fate) => {
    chromium.expectErrors(/status of 50[02]|ERR_CONNECTION_RESET/);
    const page = await openForm(way);
    const isAsked = holdPost(page, fate);
    await send(page);
    const answer = await isAsked;
    // It is busy, and the page is still there.
    await page.locator("form[method=post] button[type=submit]:disabled").waitFor();
    expect(await page.locator("form[method=post]").count()).toBe(1);
    answer();
    await page.getByRole("alert").first().waitFor();
    expect(await values(page)).toMatchObject(goodMessage);
    const label = await page.locator("form[method=post] button[type=submit]").textContent();
    expect(label?.replaceAll(/[«»]/g, "")).toContain("Enviar mensagem");
    expect(label).not.toContain("Enviando");
  });
});

/** @returns when the form has been sent: what lets the answer come */
function holdPost(page: Page, fate: { status: number } | "connectionreset"): Promise<() => void> {
  return new Promise((resolve) => {
    page.route("**/contato.data*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await new Promise<void>((release) => resolve(release));
      await (fate === "connectionreset" ? route.abort(fate) : route.fulfill({ ...fate, body: "" }));
    });
  });
}

describe("staff's screens", () => {
  test("are hydrated whatever has changed them before, and lead on whatever changes them then", async () => {
    chromium.expectErrors(/404/);
    const page = await chromium.open();
    await allowTampering(page);
    await openAsStaff(page, server, "/admin/projetos", false);
    const faults: string[] = [];
    // In the short form every sixth screen.
    const chosen = renderedAdminPages().filter((_path, index) => isLong || index % 6 === 0);
    for (const [index, path] of chosen.entries()) {
      const release = await holdBack(page, scripts);
      await page.goto(server.url + path, { waitUntil: "domcontentloaded" });
      await change(page, "all");
      // Those are for pages without JavaScript: components put a button in their place.
      const fields = await page.evaluateHandle(() => [
        ...document.querySelectorAll("input:not([name^='remove:']), select, textarea"),
      ]);
      release();
      await hydrated(page);
      await page.unroute(scripts);
      const lost = await fields.evaluate((all) => all.filter((it) => !it.isConnected).length);
      if (lost > 0) faults.push(`${path}: ${lost} fields`);
      // The menu is the same on all of them: in the short form one leads on.
      if (!isLong && index > 0) continue;
      await change(page, "translator");
      await change(page, "wrapper");
      const link = page.locator("nav a[href='/admin/mensagens']").first();
      if ((await link.count()) === 0) continue;
      await link.evaluate((element: HTMLElement) => element.click());
      await page.waitForURL("**/admin/mensagens**");
      await page.locator("main h1").waitFor();
    }
    expect(faults).toEqual([]);
  }, 600_000);

  test.each<Way>(isLong ? ["translator", "all"] : ["all"])(
    "save what is typed: %s",
    async (way) => {
      const page = await chromium.open();
      await allowTampering(page);
      await openAsStaff(page, server, "/admin/numeros-mare");
      await change(page, way);
      const field = page.locator("[name='projects.number']");
      await field.fill(`1${way.length}7`);
      await press(page, "Salvar");
      await page.getByText("Números salvos com sucesso!").first().waitFor();
      await openScreen(page, server, "/admin/numeros-mare");
      expect(await field.inputValue()).toBe(`1${way.length}7`);
    },
  );

  test.each<Way>(isLong ? ["wrapper", "all"] : ["all"])(
    "add and remove a list's rows: %s",
    async (way) => {
      const page = await chromium.open();
      await allowTampering(page);
      await openAsStaff(page, server, "/admin/editar-projeto/1");
      await change(page, way);
      const rows = page.locator("[name^='documents['][name$='].title']");
      const before = await rows.count();
      await press(page, "Adicionar documento");
      await expect.poll(() => rows.count()).toBe(before + 1);
      await change(page, way);
      await rows.last().fill("Um documento");
      await press(page, "Adicionar documento");
      await expect.poll(() => rows.count()).toBe(before + 2);
      expect(await rows.nth(before).inputValue()).toBe("Um documento");
    },
  );
});

/** By the element's own click: what was added may lie over it. */
async function press(page: Page, label: string) {
  await page.evaluate((name) => {
    const words = (button: HTMLElement) => {
      const copy = button.cloneNode(true) as HTMLElement;
      for (const added of copy.querySelectorAll("[data-foreign]")) added.remove();
      return copy.textContent?.replaceAll(/[«»]/g, "").trim();
    };
    const button = [...document.querySelectorAll("button")].find((each) => words(each) === name);
    if (!button) throw new Error(`No button ${name}`);
    button.click();
  }, label);
}
