import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { form } from "#tests/support/faultForm.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import {
  asksBeforeClosing,
  holdAutosave,
  openAsStaff,
  openScreen,
} from "#tests/support/staffPages.ts";

/* Input before a page is hydrated. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();

/** @returns a function that lets the scripts load, and waits for hydration */
async function openEarly(page: Page, path: string) {
  const release = await holdBack(page, "**/*.js");
  await openAsStaff(page, server, path, false);
  return async () => {
    release();
    await hydrated(page);
  };
}

test("fields that were left before are judged when the program comes, and no others", async () => {
  const page = await chromium.open();
  const release = await holdBack(page, "**/*.js");
  await openScreen(page, server, "/contato", false);
  await page.getByLabel("Nome").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  release();
  await page.getByText("Texto inválido").waitFor();
  expect(await page.getByText("Email inválido").count()).toBe(1);
  expect(await page.getByText(/^(Telefone|Mensagem) inválid/).count()).toBe(0);
});

/** The screen that describes the first file of a kind in the form. */
async function describedFile(page: Page, kind: "images" | "videos"): Promise<string> {
  const file = page.locator(`main input[type=hidden][value^='${kind}/']`).first();
  return `/admin/arquivos/${await file.getAttribute("value")}`;
}

describe("a button that moves from under the pointer that presses it", () => {
  test("is pressed, when it was the program that came meanwhile", async () => {
    const page = await chromium.open();
    const release = await holdBack(page, "**/*.js");
    await openAsStaff(page, server, "/admin/numeros-mare", false);
    await pressWhile(page, "Salvar", async () => {
      release();
      await page.locator("[data-hydrated]").waitFor();
      await moveForms(page);
    });
    await page.getByText("Números salvos com sucesso!").first().waitFor();
  });

  test("is pressed when the field that is left for it shows its message above", async () => {
    const page = await chromium.open({ viewport: { width: 390, height: 844 } });
    await openScreen(page, server, "/contato");
    await page.getByLabel("Mensagem").focus();
    await pressWhile(page, "Enviar mensagem", () => page.getByText("Mensagem inválida").waitFor());
    await page.getByText("Email inválido").waitFor();
  });

  test("is pressed later as well, whatever moves it", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/numeros-mare");
    await pressWhile(page, "Salvar", () => moveForms(page));
    await page.getByText("Números salvos com sucesso!").first().waitFor();
  });

  test("is not, when the pointer has left it", async () => {
    const page = await chromium.open();
    await openScreen(page, server, "/contato");
    await pressWhile(page, "Enviar mensagem", () => page.mouse.move(5, 5));
    expect(await page.getByText("Email inválido").count()).toBe(0);
  });
});

/** Presses the middle of a button with the mouse, and releases it when `meanwhile` is over. */
async function pressWhile(page: Page, name: string, meanwhile: () => Promise<void>) {
  await page.getByRole("button", { name, exact: true }).hover();
  await page.mouse.down();
  await meanwhile();
  await page.mouse.up();
}

async function moveForms(page: Page) {
  await page.evaluate(() => {
    for (const form of document.forms) form.style.translate = "0 -6rem";
  });
}

describe("in a text box", () => {
  test.each([
    ["/admin/editar-projeto/1", "description.description"],
    ...form({ short: [], long: [["/admin/documentos/2", "description"]] }),
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

describe("a form that was filled in", () => {
  const project = "/admin/editar-projeto/1";
  const leave = (page: Page) =>
    page.getByRole("link", { name: "Mensagens", exact: true }).first().click();
  const question = (page: Page) => page.getByRole("dialog", { name: "Sair sem salvar?" });

  test.each([
    ...form({ short: [], long: [[project, "subtitle"]] }),
    [project, "results.textOne"],
    ["/admin/numeros-mare", "projects.number"],
  ])("is not left without a question: %s, %s", async (path, name) => {
    const page = await chromium.open();
    await holdAutosave(page);
    const run = await openEarly(page, path);
    await page.locator(`[name='${name}']`).fill("Outra coisa");
    await run();
    expect(await asksBeforeClosing(page)).toBe(true);
    await leave(page);
    await question(page).getByRole("button", { name: "Continuar editando" }).click();
    expect(await page.locator(`[name='${name}']`).inputValue()).toBe("Outra coisa");
  });

  test("is not left without a question after a box was ticked", async () => {
    const page = await chromium.open();
    await holdAutosave(page);
    const run = await openEarly(page, "/admin/banner");
    await page.getByLabel("Ativo", { exact: true }).click();
    await run();
    expect(await asksBeforeClosing(page)).toBe(true);
  });

  test("says at once how its English stands to what was typed", async () => {
    const page = await chromium.open();
    const run = await openEarly(page, project);
    await page.locator("[name='en.subtitle']").fill("");
    const box = page.locator("[name='en.confirmed'][value='subtitle']");
    await run();
    await box.waitFor();
  });

  test("shows the point of a picture that was chosen", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, project);
    const path = await describedFile(page, "images");
    const run = await openEarly(page, path);
    const slider = page.locator("input[type=range]").first();
    await slider.fill("10");
    await run();
    expect(await page.locator("circle[cx$='%']").getAttribute("cx")).toBe("10%");
    expect(await slider.inputValue()).toBe("10");
  });

  test("is asked about too when Back brings the words back", async () => {
    const page = await chromium.open();
    // Within the page: what is held on its way goes out when the browser changes to the public site's process.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (to, init) =>
        `${to}`.includes("automatico") ? new Promise(() => {}) : fetch(to, init);
    });
    page.on("dialog", (dialog) => dialog.accept());
    await openAsStaff(page, server, project);
    const subtitle = page.locator("[name='subtitle']");
    await subtitle.fill("Outra coisa");
    await page.goto(server.url);
    await page.goBack();
    await hydrated(page);
    expect(await subtitle.inputValue()).toBe("Outra coisa");
    await leave(page);
    await question(page).waitFor();
  });

  test("is left at once while it is as it was", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, project);
    const picture = await describedFile(page, "images");
    const video = await describedFile(page, "videos");
    const forms = [
      ...[project, "/admin/editar-projeto/2", "/admin/adicionar-projeto", "/admin/banner"],
      ...["/admin/numeros-mare", "/admin/documentos/2", "/admin/documentos/novo"],
      ...["/admin/parceiros/1", "/admin/parceiros/novo?tipo=1", picture, video],
    ];
    const asking: string[] = [];
    for (const path of forms) {
      await openScreen(page, server, path);
      if (await asksBeforeClosing(page)) asking.push(path);
    }
    expect(asking).toEqual([]);
  });
});

describe("a file", () => {
  test("that was chosen is sent, and the form knows of it", async () => {
    const page = await chromium.open();
    const run = await openEarly(page, "/admin/banner");
    const buffer = await samples.png();
    const input = page.locator("[name='upload:desktopImage']");
    await input.setInputFiles({ name: "ponte.png", mimeType: "image/png", buffer });
    await run();
    await page.getByText("ponte.png enviado.").waitFor();
    expect(await input.inputValue()).toBe("");
    expect(await asksBeforeClosing(page)).toBe(true);
  });

  test("that was to be removed is removed", async () => {
    const page = await chromium.open();
    const run = await openEarly(page, "/admin/banner");
    const field = page.getByRole("group", { name: "Imagem para computador" });
    await field.getByLabel("Remover ao salvar").check();
    await run();
    expect(await page.locator("[name='desktopImage']").inputValue()).toBe("");
    expect(await asksBeforeClosing(page)).toBe(true);
  });
});
