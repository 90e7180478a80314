import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { query } from "#tests/support/contact.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false, env: { CONTACT_GLOBAL_LIMIT: "1000/1m" } });
});
afterAll(() => server.stop());

const chromium = useChromium();
const typed = {
  name: "Ana Lima",
  email: "ana@",
  phone: "(81) 99999-8888",
  subject: "press",
  message: "Olá! Queria saber mais.",
};

async function fillIn(page: Page, values: Partial<typeof typed> = {}) {
  const { subject, ...texts } = { ...typed, ...values };
  for (const [name, value] of Object.entries(texts))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=subject]").selectOption(subject);
}

const valuesIn = (page: Page) =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          (document.querySelector(`form [name=${name}]`) as HTMLInputElement).value,
        ]),
      ),
    Object.keys(typed),
  );

const inEnglish = (page: Page) => page.getByRole("link", { name: "ENG" });
const send = (page: Page) => page.locator("form [type=submit]", { hasText: /Enviar|Send/ }).click();

/** A form refused without JavaScript, whose page is then hydrated. */
async function refused(page: Page) {
  chromium.expectErrors(/400/);
  await page.goto(`${server.url}/contato?lang=pt`);
  await fillIn(page);
  await page.evaluate(() =>
    (document.querySelector("form[method=post]") as HTMLFormElement).submit(),
  );
  await page.getByRole("alert").waitFor();
  await hydrated(page);
}

test("a line of the summary leads to its field, and the form stays as it was sent", async () => {
  const page = await chromium.open();
  await refused(page);
  await page.getByRole("alert").getByRole("link").click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contact-email");
  expect(await valuesIn(page)).toEqual(typed);
  await page.getByRole("alert").waitFor();
});

test("a refused form stays as it was sent over another address and in another language", async () => {
  const page = await chromium.open();
  await refused(page);
  await page.evaluate(() => location.assign("#rodape"));
  await inEnglish(page).click();
  await page.getByRole("alert").getByText("Invalid email").waitFor();
  expect(await valuesIn(page)).toEqual(typed);
  expect(await page.locator("#contact-email-error").textContent()).toBe("Invalid email");
});

test("without an answer the second time it is still the form that was sent", async () => {
  chromium.expectErrors(/ERR_FAILED|Failed to fetch/);
  const page = await chromium.open();
  await refused(page);
  await page.route("**/contato.data*", (route) => route.abort());
  await page.locator("[name=email]").fill("ana@example.org");
  await send(page);
  await page.getByText("Não foi possível enviar sua mensagem").waitFor();
  expect(await valuesIn(page)).toEqual({ ...typed, email: "ana@example.org" });
});

test("what is wrong is said in the language that the page changes to", async () => {
  const page = await chromium.open();
  await page.goto(`${server.url}/contato?lang=pt`);
  await hydrated(page);
  await page.locator("[name=name]").focus();
  await page.locator("[name=name]").blur();
  await page.getByText("Texto inválido").waitFor();
  await inEnglish(page).click();
  await page.getByText("Invalid text").waitFor();
});

test("a sending that is broken off leaves the form as it is, to be sent again", async () => {
  const page = await chromium.open();
  await page.goto(`${server.url}/contato?lang=pt`);
  await hydrated(page);
  const message = { ...typed, email: "ana@example.org", message: "Interrompida" };
  await fillIn(page, message);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/contato.data*", async (route) => {
    if (route.request().method() === "POST") await held;
    // The browser may have aborted the request.
    await route.continue().catch(() => undefined);
  });
  await send(page);
  await page.getByRole("button", { name: "Enviando..." }).waitFor();
  await inEnglish(page).click();
  await page.getByRole("button", { name: "Send message" }).waitFor();
  expect(await valuesIn(page)).toEqual(message);
  release();

  await send(page);
  await page.getByText("Email sent successfully").first().waitFor();
  expect(await valuesIn(page)).toEqual({
    name: "",
    email: "",
    phone: "",
    subject: "",
    message: "",
  });
  const stored = query(
    server.storageDir,
    "select id from contactMessage where message = ?",
    "Interrompida",
  );
  expect(stored).toHaveLength(1);
});

const nothing = { name: "", email: "", phone: "", subject: "", message: "" };
const openPrivacy = (page: Page) => page.locator("form").getByRole("link", { name: "política" });

withAndWithoutJavaScript("a form left by a link", ({ open }, isScripted) => {
  test.each(["/contato", "/termos"])(
    "has its words again by Back and by Forward, in a tab opened at %s",
    async (start) => {
      const page = await open();
      await page.goto(server.url + start);
      if (isScripted) await hydrated(page);
      const footer = page.getByRole("contentinfo");
      if (start !== "/contato")
        await footer.getByRole("link", { name: "Contato", exact: true }).click();
      await page.locator("[name=message]").waitFor();
      await fillIn(page);
      for (let visit = 0; visit < 2; visit++) {
        await openPrivacy(page).click();
        await page.waitForURL("**/politica");
        await page.goBack();
        await page.waitForURL("**/contato");
        await expect.poll(() => valuesIn(page)).toEqual(typed);
      }
      if (start === "/contato") return;
      await page.goBack();
      await page.waitForURL(server.url + start);
      await page.goForward();
      await page.waitForURL("**/contato");
      await expect.poll(() => valuesIn(page)).toEqual(typed);
    },
  );

  test("begins empty where it is asked for anew", async () => {
    const page = await open();
    await page.goto(`${server.url}/contato`);
    if (isScripted) await hydrated(page);
    await fillIn(page);
    await openPrivacy(page).click();
    await page.locator("[name=message]").waitFor({ state: "detached" });
    await page.getByRole("contentinfo").getByRole("link", { name: "Contato", exact: true }).click();
    await page.locator("[name=message]").waitFor();
    expect(await valuesIn(page)).toEqual(nothing);
  });
});

describe("a form come back to", () => {
  const leave = async (page: Page) => {
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Sobre|About/ })
      .click();
    // The address changes before the page does.
    await page.locator("[name=message]").waitFor({ state: "detached" });
  };

  test("is the same form to the server, and empty once it was sent", async () => {
    const page = await chromium.open();
    await page.goto(`${server.url}/contato?lang=pt`);
    await hydrated(page);
    await fillIn(page, { email: "ana@example.org", message: "Voltei" });
    const token = await page.locator("[name=formToken]").inputValue();
    await leave(page);
    await page.goBack();
    expect(await page.locator("[name=formToken]").inputValue()).toBe(token);
    expect(await page.locator("p[id$=-error]").count()).toBe(0);
    await send(page);
    await page.getByText("Email enviado com sucesso").first().waitFor();
    await leave(page);
    await page.goBack();
    await page.locator("[name=message]").waitFor();
    expect(await valuesIn(page)).toEqual(nothing);
    expect(await page.locator("[name=formToken]").inputValue()).not.toBe(token);
  });

  test("has its words in the language that it was left in", async () => {
    const page = await chromium.open();
    await page.goto(`${server.url}/contato?lang=pt`);
    await hydrated(page);
    await fillIn(page);
    await inEnglish(page).click();
    await page.getByRole("button", { name: "Send message" }).waitFor();
    await leave(page);
    await page.goBack();
    await page.getByRole("button", { name: "Send message" }).waitFor();
    expect(await valuesIn(page)).toEqual(typed);
  });
});
