import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

withAndWithoutJavaScript("signing in", (chromium, javaScriptEnabled) => {
  test("says what is wrong, then leads to the screen that was asked for", async () => {
    chromium.expectErrors(/401|400/);
    const page = await chromium.open();
    await openScreen(page, server, "/admin/banner", javaScriptEnabled);
    expect(new URL(page.url()).pathname).toBe("/admin");
    const submit = page.getByRole("button", { name: "Entrar", exact: true });
    await submit.click();
    await page.getByText("Email inválido").waitFor();
    await page.getByText("Senha inválida").waitFor();
    await page.getByLabel("E-mail").fill(admin.email);
    await page.locator("[name=password]").fill("não é esta senha");
    await submit.click();
    await page.getByText("E-mail ou senha inválidos").waitFor();
    if (javaScriptEnabled) {
      await page.getByRole("status").getByText("Confira o campo Senha").waitFor();
    }
    expect(await page.getByLabel("E-mail").inputValue()).toBe(admin.email);
    await page.locator("[name=password]").fill(admin.password);
    await submit.click();
    await page.waitForURL(`${server.url}/admin/banner`);
    await page.getByRole("button", { name: "Sair", exact: true }).click();
    await page.waitForURL(`${server.url}/admin`);
    await page.goto(`${server.url}/admin/banner`);
    expect(new URL(page.url()).pathname).toBe("/admin");
  });

  test("after an expired session brings the form back with everything typed", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/numeros-mare", javaScriptEnabled);
    const typed = `não se perde, script ${javaScriptEnabled}`;
    await page.locator("[name='people.description']").fill(typed);
    expireSessions(server);
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Sua sessão expirou").waitFor();
    await page.getByLabel("E-mail").fill(admin.email);
    await page.locator("[name=password]").fill(admin.password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await page.getByText("Recuperamos o que você tinha digitado").waitFor();
    expect(await page.locator("[name='people.description']").inputValue()).toBe(typed);
    const before = await (await fetch(`${server.url}/api/home`)).json();
    expect(before.people.description).not.toBe(typed);
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Números salvos com sucesso!").first().waitFor();
    const after = await (await fetch(`${server.url}/api/home`)).json();
    expect(after.people.description).toBe(typed);
  });
});

const chromium = useChromium();

test("without a connection the form says so, and keeps what was typed", async () => {
  chromium.expectErrors(/ERR_FAILED/);
  const page = await chromium.open();
  await openScreen(page, server, "/admin");
  await page.route("**/admin.data*", (route) => route.abort());
  await page.getByLabel("E-mail").fill(admin.email);
  await page.locator("[name=password]").fill(admin.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.getByRole("alert").getByText("sem conexão com o servidor").waitFor();
  expect(await page.getByLabel("E-mail").inputValue()).toBe(admin.email);
});
