import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { commandWith } from "#tests/support/command.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
beforeEach(() => {
  commandWith({ input: admin.password }, server.storageDir, "staff", "passwd", admin.email);
});
afterAll(() => server.stop());

const newPassword = "maré cheia às seis";

function signIn(password: string) {
  return fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: admin.email, password }),
  });
}

withAndWithoutJavaScript("one's own account", (chromium, javaScriptEnabled) => {
  const open = async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/conta", javaScriptEnabled);
    return page;
  };
  const change = async (page: Page, current: string, password: string) => {
    await page.getByLabel("Senha atual").fill(current);
    await page.getByLabel("Nova senha").fill(password);
    await page.getByRole("button", { name: "Trocar senha" }).click();
  };

  test("gets a new password, which ends all sessions but this one", async () => {
    chromium.expectErrors(/400/);
    const { token } = await (await signIn(admin.password)).json();
    const elsewhere = await open();
    const page = await open();
    await change(page, "não é esta senha", newPassword);
    await page.getByText("Esta não é a sua senha atual").waitFor();
    expect(await page.getByLabel("Nova senha").inputValue()).not.toBe(admin.password);
    await change(page, admin.password, "q1w2e3r4t5y6");
    await page.getByText("Esta senha é muito conhecida").waitFor();
    await change(page, admin.password, "curta");
    await page.getByText("A nova senha precisa ter de 12").waitFor();
    expect((await signIn(admin.password)).status).toBe(200);

    await change(page, admin.password, newPassword);
    await page.getByText("Senha trocada.").first().waitFor();
    expect((await signIn(admin.password)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${server.url}/api/admin/home`, { headers })).status).toBe(401);
    await openScreen(page, server, "/admin/banner", javaScriptEnabled);
    expect(new URL(page.url()).pathname).toBe("/admin/banner");
    await openScreen(elsewhere, server, "/admin/banner", javaScriptEnabled);
    expect(new URL(elsewhere.url()).pathname).toBe("/admin");
  });

  test("shows where it is open, and ends one session or all others", async () => {
    const [first, second, page] = [await open(), await open(), await open()];
    await page.reload();
    const others = page.getByRole("button", { name: /^Sair deste/ });
    expect(await others.count()).toBe(2);
    await page.getByText("Chrome em Linux").first().waitFor();
    expect(await page.getByText("Este navegador").count()).toBe(1);
    await others.first().click();
    await page.getByText("Sessão encerrada.").first().waitFor();
    await expect.poll(() => others.count()).toBe(1);
    await openScreen(second, server, "/admin/banner", javaScriptEnabled);
    expect(new URL(second.url()).pathname).toBe("/admin");
    await page.getByRole("button", { name: "Sair de todos os outros" }).click();
    await page.getByText("As outras sessões foram encerradas.").first().waitFor();
    await openScreen(first, server, "/admin/banner", javaScriptEnabled);
    expect(new URL(first.url()).pathname).toBe("/admin");
    await openScreen(page, server, "/admin/conta", javaScriptEnabled);
    expect(await others.count()).toBe(0);
  });
});

const chromium = useChromium();

test("the header says who is signed in, and leads to the account", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/banner");
  await page
    .getByTitle("Sessão de")
    .and(page.getByRole("link", { name: "Equipe" }))
    .click();
  await page.getByRole("heading", { level: 1, name: "Minha conta" }).waitFor();
  await page.getByText(`Você entrou como ${admin.email}.`).waitFor();
});
