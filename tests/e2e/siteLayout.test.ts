import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { form } from "#tests/support/faultForm.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function visit(page: Page, path: string, javaScriptEnabled = true) {
  await page.goto(server.url + path);
  if (javaScriptEnabled) await hydrated(page);
}

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);

const projectsMenu = (page: Page) => page.locator("header nav details").first();

withAndWithoutJavaScript("the site's frame", (chromium, javaScriptEnabled) => {
  test("the language switch keeps the page, and the choice stays", async () => {
    const page = await chromium.open();
    await visit(page, "/sobre", javaScriptEnabled);
    await page.getByRole("link", { name: "ENG" }).click();
    await page.waitForURL("**/sobre?lang=en");
    await page.locator("html[lang=en]").waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of use" }).click();
    // The page that was asked for in English did not know yet that this browser keeps the cookie.
    await page.waitForURL(/\/termos(\?lang=en)?$/);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });

  test("the projects menu shows every project as a card, and the way to all", async () => {
    const page = await chromium.open();
    await visit(page, "/", javaScriptEnabled);
    await projectsMenu(page).locator("summary").click();
    const answer = await page.request.get(`${server.url}/api/projects`);
    const projects = (await answer.json()) as { name: string }[];
    const links = await projectsMenu(page).getByRole("link").allInnerTexts();
    expect(links).toEqual([...projects.map(({ name }) => name), "Ver mais"]);
    await projectsMenu(page).getByRole("link", { name: "Ver mais" }).click();
    await page.waitForURL("**/projetos");
  });

  // Each width's menu in one of the two: the marks are the server's.
  const menus = form({ short: [javaScriptEnabled ? 390 : 1440], long: [390, 1440] });
  test.each(menus)("the menus mark where the visitor is, at %i px", async (width) => {
    const page = await chromium.open({ viewport: { width, height: 900 } });
    for (const [path, entry] of [
      ["/projetos", "Projetos"],
      ["/projeto/praca-das-mares/1", "Projetos"],
      ["/contato", "Contato"],
      ["/sobre", "Sobre"],
    ] as const) {
      await visit(page, path, javaScriptEnabled);
      if (width === 390) await page.locator("header summary", { hasText: "Menu" }).click();
      const marked = page.locator("header nav:visible [aria-current]:visible", {
        hasNotText: /^(POR|ENG)$/,
      });
      expect(await marked.allInnerTexts(), path).toEqual([entry]);
    }
  });

  test("an unknown path is a 404 in the site's clothes, with a way home", async () => {
    chromium.expectErrors(/404/);
    const page = await chromium.open();
    const answer = await page.goto(`${server.url}/nao-existe?lang=en`);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    expect(await page.title()).toBe("Page not found | Maré");
    await page.getByText("It looks like you got lost along the way").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click();
    // Without scripts the server cannot know yet that the browser keeps the language.
    await page.waitForURL(/\/(\?lang=en)?$/);
  });
});

describe("the header, with JavaScript", () => {
  const chromium = useChromium();

  test("Back leads to the page before, also after a switch of the language", async () => {
    const page = await chromium.open();
    await visit(page, "/sobre");
    await page.getByRole("contentinfo").getByRole("link", { name: "Documentos" }).click();
    await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor();
    await page.getByRole("link", { name: "ENG" }).click();
    await page.waitForURL("**/documentos?lang=en");
    await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
    await page.goBack();
    await page.waitForURL("**/sobre");
    await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
  });

  test("changes its look past one pixel", async () => {
    const page = await chromium.open();
    await visit(page, "/");
    const header = page.locator("header[data-tone]");
    const ground = () =>
      header.evaluate((element) => getComputedStyle(element, "::before").opacity);
    expect(await ground()).toBe("0");
    await page.mouse.wheel(0, 1);
    await page.waitForTimeout(100);
    expect(await ground()).toBe("0");
    await page.mouse.wheel(0, 2);
    await expect.poll(ground).toBe("1");
  });

  test("has its ground before any script has come", async () => {
    const page = await chromium.open({ reducedMotion: "no-preference" });
    await page.route("**/assets/*.js", () => {});
    await visit(page, "/sobre", false);
    const header = page.locator("header[data-tone]");
    const ground = () =>
      header.evaluate((element) => getComputedStyle(element, "::before").opacity);
    expect(await ground()).toBe("0");
    await page.mouse.wheel(0, 200);
    await expect.poll(ground).toBe("1");
    await page.mouse.wheel(0, -200);
    await expect.poll(ground).toBe("0");
  });

  test("writes in dark or white, by what is behind", async () => {
    const page = await chromium.open();
    const dark = "rgb(6, 48, 59)";
    const white = "rgb(255, 255, 255)";
    for (const [path, color] of [
      ["/", dark],
      ["/projetos", dark],
      ["/o-que-fazemos", white],
      ["/sobre", white],
      ["/documentos", white],
      ["/contato", white],
      ["/Sobre/", white],
    ] as const) {
      await visit(page, path);
      const header = page.locator("header[data-tone]");
      expect(await header.evaluate((element) => getComputedStyle(element).color), path).toBe(color);
      // The page behind shows through.
      const ground = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(ground, path).toBe("rgba(0, 0, 0, 0)");
    }
  });

  test("opens the projects under the mouse and closes them 200 ms after it has left", async () => {
    const page = await chromium.open();
    await page.clock.install();
    await visit(page, "/");
    const isOpen = () => projectsMenu(page).evaluate((menu: HTMLDetailsElement) => menu.open);
    await projectsMenu(page).locator("summary").hover();
    await expect.poll(isOpen).toBe(true);
    await projectsMenu(page).locator("summary").click();
    expect(await isOpen()).toBe(true);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.mouse.move(5, 880);
    await page.clock.runFor(199);
    expect(await isOpen()).toBe(true);
    await page.clock.runFor(1);
    expect(await isOpen()).toBe(false);
  });

  test("has panels that can be read over a dark banner", async () => {
    const page = await chromium.open();
    await visit(page, "/projeto/praca-das-mares/1", true);
    await projectsMenu(page).locator("summary").click();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("header [popovertarget]").click();
    await page.locator("#header-q").fill("mangue");
    expect(await axeFindings(page)).toEqual([]);
  });

  test("the keyboard opens the projects, and Escape closes them where it was", async () => {
    const page = await chromium.open();
    await visit(page, "/");
    await projectsMenu(page).locator("summary").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("A");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
    expect(await projectsMenu(page).getAttribute("open")).toBeNull();
  });

  test("Escape closes the projects that the mouse has opened, and leaves the focus alone", async () => {
    const page = await chromium.open();
    await visit(page, "/contato");
    await page.getByLabel("Nome").focus();
    await projectsMenu(page).locator("summary").hover();
    await expect.poll(() => projectsMenu(page).getAttribute("open")).toBe("");
    await page.keyboard.press("Escape");
    expect(await projectsMenu(page).getAttribute("open")).toBeNull();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contact-name");
  });

  test("keeps the language in local storage too", async () => {
    const page = await chromium.open();
    await visit(page, "/?lang=en");
    expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("en");
  });
});

describe("waiting and notices, with JavaScript", () => {
  const chromium = useChromium();

  test("six skeleton cards stand in for the documents while they are awaited", async () => {
    const page = await chromium.open();
    await visit(page, "/");
    const answer = await holdBack(page, "**/documentos.data*");
    await page.getByRole("navigation").getByRole("link", { name: "Documentos" }).first().click();
    await page.getByRole("main").getByText("Carregando...").waitFor();
    expect(await page.locator("main [class*=card_]:visible").count()).toBe(6);
    answer();
    await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("a toast comes top right, and Alt+T puts the focus on it", async () => {
    const page = await chromium.open();
    await visit(page, "/");
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent("toast", { detail: { type: "success", message: "Tudo salvo" } }),
      ),
    );
    const toast = page.locator(".Toastify__toast", { hasText: "Tudo salvo" });
    // It stays while the pointer is on it.
    await toast.hover();
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400);
    await page.keyboard.press("Alt+t");
    await expect
      .poll(() => toast.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.getByRole("button", { name: "Fechar notificação" }).click();
    await toast.waitFor({ state: "detached" });
  });
});

describe("a page that a visitor points at", () => {
  const chromium = useChromium();

  test("is fetched ahead", async () => {
    const page = await chromium.open();
    await visit(page, "/");
    const link = page.getByRole("banner").getByRole("link", { name: "Sobre", exact: true });
    const fetched = page.waitForResponse("**/sobre.data");
    await link.hover();
    const answer = await fetched;
    expect(await answer.request().headerValue("Sec-Purpose")).toBe("prefetch");
    await link.click();
    await page.waitForURL("**/sobre");
    // The home page's data have an address of their own kind.
    const home = page.waitForResponse("**/_.data");
    await page.getByRole("contentinfo").locator("a[href='/']").first().focus();
    expect((await home).status()).toBe(200);
  });

  test("is not fetched ahead for who saves data", async () => {
    const page = await chromium.open();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await visit(page, "/");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const link = page.getByRole("banner").getByRole("link", { name: "Sobre", exact: true });
    await link.hover();
    await link.focus();
    await link.click();
    await page.waitForURL("**/sobre");
    expect(requests.filter((url) => url.includes("/sobre.data"))).toHaveLength(1);
  });
});

describe("the projects menu of an agency with many projects", () => {
  const chromium = useChromium();

  test("the way to all projects is in sight under more projects than the panel holds", async () => {
    const staff = await signInToApi(server);
    for (const name of ["Treze", "Quatorze"]) {
      await staff.call("POST", "/api/admin/project", { name });
    }
    const page = await chromium.open({ viewport: { width: 1280, height: 800 } });
    await visit(page, "/");
    await projectsMenu(page).locator("summary").click();
    const more = projectsMenu(page).getByRole("link", { name: "Ver mais" });
    const panel = await projectsMenu(page).locator("summary + div").boundingBox();
    const foot = await more.boundingBox();
    expect(bottomOf(foot)).toBeLessThan(bottomOf(panel));
    // A card that gets the focus is not covered by that foot.
    const last = projectsMenu(page).getByRole("link", { name: "Quatorze" });
    await last.focus();
    expect(bottomOf(await last.boundingBox())).toBeLessThanOrEqual(foot?.y ?? 0);
  });
});
