import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, resize, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { commandWith } from "#tests/support/command.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff, openScreen, signInAgain } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

withAndWithoutJavaScript("accounts", (chromium, javaScriptEnabled) => {
  test("a colleague is invited, joins by the link, is blocked and removed", async () => {
    const email = `nova-${javaScriptEnabled}@mare.example`;
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/equipe", javaScriptEnabled);
    await page.getByLabel("E-mail da pessoa").fill(email);
    await page.getByRole("button", { name: "Convidar" }).click();
    const link = (await page.locator("code").textContent()) ?? "";
    expect(link).toContain("/admin/convite?codigo=");
    await page.getByText("Convites em aberto").waitFor();

    const other = await chromium.open();
    await other.goto(link);
    if (javaScriptEnabled) await hydrated(other);
    await other.getByLabel("Nome").fill("Nova Pessoa");
    await other.locator("[name=newPassword]").fill("maré cheia às seis");
    await other.getByRole("button", { name: "Criar minha conta" }).click();
    await other.waitForURL("**/admin/projetos");
    await other.getByText("Nova Pessoa").first().waitFor();

    await openScreen(page, server, "/admin/equipe", javaScriptEnabled);
    await page.getByRole("button", { name: "Bloquear Nova Pessoa" }).click();
    await page.getByText("Nova Pessoa foi bloqueada").first().waitFor();
    await other.goto(`${server.url}/admin/projetos`);
    expect(new URL(other.url()).pathname).toBe("/admin");
    await page.getByRole("link", { name: "Remover Nova Pessoa" }).click();
    await page.getByText("Remover esta conta?").waitFor();
    await page.getByRole("button", { name: "Remover", exact: true }).click();
    await page.getByText("Conta removida.").first().waitFor();
    expect(await page.getByText(email).count()).toBe(0);
  });

  test("two-step sign-in is set up, and asks for a code from then on", async () => {
    chromium.expectErrors(/400/);
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/conta/duas-etapas", javaScriptEnabled);
    const secret = await page.locator("[name=secret]").inputValue();
    const code = (at = Date.now()) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
    await page.getByLabel("Código de seis algarismos").fill("000000");
    await page.locator("[name=currentPassword]").fill(admin.password);
    await page.getByRole("button", { name: "Ligar as duas etapas" }).click();
    await page.getByText("Este código não serve").waitFor();
    expect(await page.locator("[name=secret]").inputValue()).toBe(secret);
    await page.getByLabel("Código de seis algarismos").fill(code());
    await page.locator("[name=currentPassword]").fill(admin.password);
    await page.getByRole("button", { name: "Ligar as duas etapas" }).click();
    await page.getByRole("heading", { name: "Códigos de recuperação" }).waitFor();
    expect(await page.locator("li code").count()).toBe(10);

    await page.getByRole("button", { name: "Sair", exact: true }).click();
    await page.waitForURL("**/admin");
    await signInAgain(page);
    await page.getByText("Falta um código").waitFor();
    await page.getByLabel("Código").fill(code(Date.now() + 30_000));
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await page.waitForURL("**/admin/projetos");
    commandWith({ input: admin.password }, server.storageDir, "staff", "passwd", admin.email);
  });
});

describe("axe finds nothing", () => {
  const chromium = useChromium();

  test("on the screens of accounts, and none scrolls sideways on a phone", async () => {
    chromium.expectErrors(/410/);
    const page = await chromium.open();
    const findings: string[] = [];
    const look = async (screen: string) => {
      await openScreen(page, server, screen);
      for (const width of [360, 1440]) {
        await resize(page, width);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) findings.push(`${screen} scrolls ${over} px sideways at ${width}`);
        const found = await axeFindings(page);
        findings.push(...found.map((finding) => `${screen} at ${width}: ${finding}`));
      }
    };
    for (const door of ["/admin/esqueci", "/admin/convite?codigo=x"]) await look(door);
    await openAsStaff(page, server, "/admin/banner");
    for (const screen of ["/admin/equipe", "/admin/equipe/eventos", "/admin/conta"]) {
      await look(screen);
    }
    await look("/admin/conta/duas-etapas");
    expect(findings).toEqual([]);
  });
});
