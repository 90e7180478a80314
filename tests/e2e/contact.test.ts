import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { query } from "#tests/support/contact.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false, env: { CONTACT_GLOBAL_LIMIT: "1000/1m" } });
});
afterAll(() => server.stop());

const good = {
  Nome: "Ana Lima",
  "E-mail": "ana@example.org",
  Telefone: "(81) 99999-8888",
  Mensagem: "Olá! Queria saber mais sobre os projetos.",
};

async function visit(page: Page, isScripted: boolean, lang = "pt") {
  await page.goto(`${server.url}/contato?lang=${lang}`);
  if (isScripted) await hydrated(page);
}

async function fillIn(page: Page, values: Partial<typeof good> = {}) {
  for (const [label, value] of Object.entries({ ...good, ...values })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel("Assunto").selectOption("press");
}

const send = (page: Page) => page.getByRole("button", { name: "Enviar mensagem" }).click();

const stored = (message: string) =>
  query(server.storageDir, "select * from contactMessage where message = ?", message);

withAndWithoutJavaScript("a visitor", (chromium, isScripted) => {
  test("sends a message, is told so, and finds the form empty", async () => {
    const page = await chromium.open();
    await visit(page, isScripted);
    const message = `Olá, JavaScript ${isScripted}`;
    await fillIn(page, { Mensagem: message });
    await send(page);
    await page.getByText("Email enviado com sucesso").first().waitFor();
    for (const label of Object.keys(good)) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe("");
    }
    expect(await page.getByLabel("Assunto").inputValue()).toBe("");
    if (isScripted) {
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toBe("Envie uma mensagem");
      // Beside the toast, which announces it and goes, a plain line stays with the form until it is left.
      const line = page.locator("main").getByText("Email enviado com sucesso");
      await line.waitFor();
      expect(await line.evaluate((element) => element.closest("[role], [aria-live]"))).toBeNull();
      await page.locator(".Toastify__toast").waitFor({ state: "detached" });
      expect(await line.isVisible()).toBe(true);
      await page.locator("header nav").getByRole("link", { name: "Sobre", exact: true }).click();
      await page.waitForURL("**/sobre");
      await page.goBack();
      await page.getByRole("heading", { name: "Envie uma mensagem" }).waitFor();
      expect(await line.count()).toBe(0);
    }
    expect(stored(message)).toMatchObject([
      { name: "Ana Lima", phone: "(81) 99999-8888", subject: "press", state: "new", lang: "pt" },
    ]);
  });

  test("is told by each field what is wrong, and keeps what was typed", async () => {
    if (!isScripted) chromium.expectErrors(/400/);
    const page = await chromium.open();
    await visit(page, isScripted);
    await send(page);
    for (const text of [
      "Texto inválido",
      "Email inválido",
      "Telefone inválido",
      "Selecione uma opção",
      "Mensagem inválida",
    ]) {
      await page.locator(`p[id$="-error"]`, { hasText: text }).waitFor();
    }
    if (!isScripted) {
      const summary = page.getByRole("alert");
      await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
      expect((await summary.boundingBox())?.y).toBeLessThan(800);
    }
    const message = `Só dígitos ${isScripted}`;
    await fillIn(page, { Mensagem: message, Telefone: "+5581999998888", "E-mail": "ana@" });
    await send(page);
    await page.locator("#contact-email-error").waitFor();
    expect(await page.locator('p[id$="-error"]').allTextContents()).toEqual(["Email inválido"]);
    expect(await page.getByLabel("Nome").inputValue()).toBe(good.Nome);
    expect(await page.getByLabel("Assunto").inputValue()).toBe("press");
    expect(await page.getByLabel("Mensagem").inputValue()).toBe(message);
    await page.getByLabel("E-mail", { exact: true }).fill("ana@example.org");
    await send(page);
    await page.getByText("Email enviado com sucesso").first().waitFor();
    expect(stored(message), "a phone typed as digits").toMatchObject([
      { phone: "(81) 99999-8888" },
    ]);
  });
});

describe("without a script", () => {
  const chromium = useChromium({ javaScriptEnabled: false });

  test("reads what becomes of the data, in both languages", async () => {
    const page = await chromium.open();
    await visit(page, false, "en");
    const notice = page.getByRole("complementary", { name: "Your data" });
    expect(await notice.textContent()).toContain("for 12 months and then erase it");
    expect(await page.locator("#contact-phone-hint").textContent()).toContain("abroad");
    expect(await page.getByRole("button", { name: "Send message" }).isVisible()).toBe(true);
  });
});

describe("with a script", () => {
  const chromium = useChromium();

  test("who fills in the trap is stored as spam", async () => {
    const page = await chromium.open();
    await visit(page, true);
    const message = "Robô com script";
    await fillIn(page, { Mensagem: message });
    await page.locator('[name="homepage"]').evaluate((input: HTMLInputElement) => {
      input.value = "https://bot.example";
    });
    await send(page);
    await page.getByText("Email enviado com sucesso").first().waitFor();
    expect(stored(message)).toMatchObject([{ state: "spam" }]);
  });

  test("each field is judged when it is left, not before", async () => {
    const page = await chromium.open();
    await visit(page, true);
    const email = page.getByLabel("E-mail", { exact: true });
    await email.pressSequentially("ana");
    expect(await page.locator("#contact-email-error").count()).toBe(0);
    await email.blur();
    await page.getByText("Email inválido").waitFor();
    await email.pressSequentially("@example.org");
    expect(await page.locator("#contact-email-error").count()).toBe(0);
  });

  test("what was not sent is said each time, also where the focus stays in its field", async () => {
    const page = await chromium.open();
    await visit(page, true);
    const said = page.getByRole("status").getByText("Confira o campo Nome");
    const name = page.getByLabel("Nome", { exact: true });
    await name.press("Enter");
    await said.waitFor();
    const first = await said.elementHandle();
    await name.press("Enter");
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await said.waitFor();
    await expect
      .poll(() => name.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  test("what was said is gone with its reason, and does not stay in the other language", async () => {
    const page = await chromium.open();
    await visit(page, true);
    const said = page.locator("form").getByRole("status");
    const name = page.getByLabel("Nome", { exact: true });
    await name.press("Enter");
    await said.getByText("Confira o campo Nome").waitFor();
    await name.fill("Ana Souza");
    await expect.poll(() => said.textContent()).toBe("");
    await name.press("Enter");
    await said.getByText("Confira o campo E-mail").waitFor();
    await page.getByRole("link", { name: "ENG" }).first().click();
    await page.getByText("Invalid email").waitFor();
    expect(await said.textContent()).toBe("");
  });

  test("the phone is formatted while it is typed, and the caret stays", async () => {
    const page = await chromium.open();
    await visit(page, true);
    const phone = page.getByLabel("Telefone");
    await phone.pressSequentially("8133334444");
    expect(await phone.inputValue()).toBe("(81) 3333-4444");
    await phone.pressSequentially("5");
    expect(await phone.inputValue()).toBe("(81) 33334-4445");
    await phone.pressSequentially("67");
    expect(await phone.inputValue()).toBe("(81) 33334-4445");
    expect(await phone.getAttribute("maxlength")).toBe("15");
    for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("9");
    expect(await phone.inputValue()).toBe("(81) 39334-4445");
    expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7);
    for (let step = 0; step < 15; step++) await page.keyboard.press("Backspace");
    await page.keyboard.press("End");
    for (let step = 0; step < 15; step++) await page.keyboard.press("Backspace");
    expect(await phone.inputValue()).toBe("");
  });

  test("a phone pasted with its country code comes out whole", async () => {
    const page = await chromium.open({ permissions: ["clipboard-read", "clipboard-write"] });
    await visit(page, true);
    const phone = page.getByLabel("Telefone");
    for (const text of [
      ...["+55 (81) 99999-8888", "0055 81 99999-8888", "081.99999.8888", "015 81 99999-8888"],
      ...["01581999998888", "(015) 81 9 9999-8888", "\u202A(81) 99999-8888\u202C"],
    ]) {
      await phone.fill("");
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await phone.press("Control+V");
      expect(await phone.inputValue()).toBe("(81) 99999-8888");
    }
  });

  test("a phone typed with its country code is whole at the last key", async () => {
    const page = await chromium.open();
    await visit(page, true);
    const phone = page.getByLabel("Telefone");
    for (const keys of [
      ...["5581999998888", "0055 81 99999 8888", "+55 81 99999-8888"],
      ...["015 81 99999-8888", "01581999998888", "(015) 81 99999 8888"],
    ]) {
      await phone.fill("");
      await page.keyboard.type(keys);
      expect(await phone.inputValue(), keys).toBe("(81) 99999-8888");
      for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowLeft");
      await page.keyboard.type("7");
      expect(await phone.inputValue(), `${keys}, and one more`).toBe("(81) 99999-8888");
    }
  });

  test("a phone that may be two, or another country's, stays whole, and is told to be invalid", async () => {
    const page = await chromium.open({ permissions: ["clipboard-read", "clipboard-write"] });
    await visit(page, true);
    const phone = page.getByLabel("Telefone");
    for (const text of ["0213133334444", "015 81 99999-88889", "1581999998888"]) {
      await phone.fill("");
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await phone.press("Control+V");
      expect(await phone.inputValue()).toBe(text);
      await phone.blur();
      await page.getByText("Telefone inválido").waitFor();
      await phone.fill("(81) 3333-4444");
      await page.getByText("Telefone inválido").waitFor({ state: "detached" });
    }
    for (const text of [
      "+44 20 7946 0958",
      "+351 912 345 678",
      "0049 30 901820",
      "+1 212 555 0100",
    ]) {
      await phone.fill("");
      await page.keyboard.type(text);
      expect(await phone.inputValue()).toBe(text);
      await phone.blur();
      await page.getByText("Telefone inválido").waitFor();
      await phone.fill("");
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await phone.press("Control+V");
      expect(await phone.inputValue()).toBe(text);
      await phone.fill("(81) 3333-4444");
      await page.getByText("Telefone inválido").waitFor({ state: "detached" });
    }
  });

  test("a double click sends one message, and the button says that it is busy", async () => {
    const page = await chromium.open();
    await visit(page, true);
    await fillIn(page, { Mensagem: "Clique duplo" });
    const release = await holdBack(page, "**/contato.data*");
    await page.getByRole("button", { name: "Enviar mensagem" }).dblclick();
    const busy = page.getByRole("button", { name: "Enviando..." });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await page.getByText("Email enviado com sucesso").first().waitFor();
    expect(stored("Clique duplo")).toHaveLength(1);
  });

  test("without a connection the form keeps everything, and sends it once later", async () => {
    chromium.expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch/);
    const page = await chromium.open();
    await visit(page, true);
    await fillIn(page, { Mensagem: "Sem conexão" });
    await page.context().setOffline(true);
    await send(page);
    await page.getByText("Não foi possível enviar sua mensagem").waitFor();
    expect(await page.getByLabel("Mensagem").inputValue()).toBe("Sem conexão");
    expect(await page.getByLabel("Nome").inputValue()).toBe(good.Nome);
    await page.context().setOffline(false);
    await send(page);
    await page.getByText("Email enviado com sucesso").first().waitFor();
    expect(stored("Sem conexão")).toHaveLength(1);
  });

  test("a lost answer makes no second message", async () => {
    chromium.expectErrors(/ERR_FAILED|Failed to load|Failed to fetch/);
    const page = await chromium.open();
    await visit(page, true);
    await fillIn(page, { Mensagem: "Resposta perdida" });
    let isFirst = true;
    await page.route("**/contato.data*", async (route) => {
      if (route.request().method() !== "POST" || !isFirst) return route.continue();
      isFirst = false;
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await send(page);
    await page.getByText("Não foi possível enviar sua mensagem").waitFor();
    expect(stored("Resposta perdida")).toHaveLength(1);
    await send(page);
    await page.getByText("Email enviado com sucesso").first().waitFor();
    expect(stored("Resposta perdida")).toHaveLength(1);
  });
});
