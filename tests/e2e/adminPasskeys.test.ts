import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { resize, useChromium } from "#tests/support/browser.ts";
import { commandWith } from "#tests/support/command.ts";
import { focusedName, tabAndPress } from "#tests/support/keyboard.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff, openScreen, signInAgain } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  const started = await startServer({ demo: false });
  // Passkeys are of a name: numbers have none.
  server = { ...started, url: started.url.replace("127.0.0.1", "localhost") };
});
afterAll(() => server.stop());

const chromium = useChromium();
const signIn = "Entrar com chave de acesso";
const buttonOf = (page: Page) => page.getByRole("button", { name: signIn });

/** Chromium's own authenticator of software, as a telephone or a computer has one. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

/** What a page has fetched of the package that speaks to authenticators. */
function watchScripts(page: Page): () => number {
  let count = 0;
  page.on("response", async (answer) => {
    if (!answer.url().endsWith(".js")) return;
    if ((await answer.text().catch(() => "")).includes("navigator.credentials")) count += 1;
  });
  return () => count;
}

test("a passkey is added, opens the back office by itself, and once removed does not; all by keyboard", async () => {
  const page = await chromium.open();
  await withAuthenticator(page);
  const scripts = watchScripts(page);
  await openScreen(page, server, "/admin");
  expect(await buttonOf(page).count()).toBe(0);
  await openAsStaff(page, server, "/admin/conta");
  expect(scripts()).toBe(0);

  await tabAndPress(page, "Adicionar chave de acesso");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Primeiro, a sua senha").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Sua senha");
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  await dialog.getByText("A senha está certa").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Criar chave de acesso");
  await page.keyboard.press("Enter");
  await page.getByText("Chave de acesso adicionada.").first().waitFor();
  await expect.poll(scripts).toBe(1);
  await page.getByText("Ainda não foi usada").waitFor();

  await tabAndPress(page, "Sair");
  await page.waitForURL(`${server.url}/admin`);
  await openScreen(page, server, "/admin/conta");
  await buttonOf(page).waitFor();
  await tabAndPress(page, signIn);
  await page.waitForURL(`${server.url}/admin/conta`);
  await page.getByText("Usada pela última vez").waitFor();
  for (const width of [360, 1440]) {
    await resize(page, width);
    // Ends the session that the authenticator belongs to: nothing is signed after it.
    expect(await axeFindings(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
  await tabAndPress(page, "Remover a chave de acesso: Chrome em Linux");
  await dialog.getByText("Remover esta chave de acesso?").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await tabAndPress(page, "Remover");
  await page.getByText("Chave de acesso removida.").first().waitFor();
  expect(await page.getByText("Usada pela última vez").count()).toBe(0);
});

test("one that was removed is refused with a reason, and the password still opens", async () => {
  chromium.expectErrors(/401/);
  const page = await chromium.open();
  const { devtools, authenticatorId } = await withAuthenticator(page);
  await openAsStaff(page, server, "/admin/conta/chaves/nova");
  await page.getByRole("dialog").getByLabel("Sua senha").fill(admin.password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Criar chave de acesso" }).click();
  await page.getByText("Ainda não foi usada").waitFor();
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);
  await page.getByRole("button", { name: "Sair", exact: true }).click();
  await buttonOf(page).waitFor();
  // Removes it, and leaves the button on the screen.
  commandWith({ input: admin.password }, server.storageDir, "staff", "passwd", admin.email);
  await buttonOf(page).click();
  await page.getByRole("alert").getByText("Esta chave de acesso não serve").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await signInAgain(page);
  await page.waitForURL(`${server.url}/admin/projetos`);
});
