import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { useChromium } from "#tests/support/browser.ts";
import { commandWith } from "#tests/support/command.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";
import { openAsStaff, openScreen, signInAgain } from "#tests/support/staffPages.ts";

/*
 * What an opened form keeps in its browser, and who else has it open. That a crash loses nothing:
 * `tests/faults/browserCrash.test.ts`; the server's side of the latter: `tests/http/presence.test.ts`.
 */

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const chromium = useChromium();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const nameField = (page: Page) => page.getByLabel("Nome do projeto", { exact: true });
const inBrowser = (page: Page) => page.getByText("guardado neste navegador").first();
const offer = (page: Page) => page.getByRole("region", { name: "Você digitou algo aqui" });

/**
 * Nothing that is typed there reaches the server, not even what the tab sends as it is closed: that passes Playwright's
 * routes by.
 */
async function cutOff(page: Page) {
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const isCut = address.includes("automatico");
      return isCut ? Promise.reject(new TypeError("cut off")) : send(input, init);
    };
  });
}

/** The names of the forms in the browser's store. */
const copies = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open("formCopies");
        request.onsuccess = () => {
          const all = request.result.transaction("formCopies").objectStore("formCopies").getAll();
          all.onsuccess = () => resolve(all.result.map(({ screen }) => screen));
        };
      }),
  );

async function insert(name: string) {
  const made = await api.call("POST", "/api/admin/project", { name });
  return ((await made.json()) as { id: number }).id;
}

test("two tabs keep what was typed in each; the next one offers both, shows what differs, and takes what it is told to", async () => {
  const editor = `/admin/editar-projeto/${await insert("Rio")}`;
  const first = await chromium.open();
  await openAsStaff(first, server, editor);
  await cutOff(first);
  await nameField(first).fill("Mar");
  await button(first, "Adicionar notícia").click();
  await first.locator("[name='posts[0].title']").fill("Maré cheia");
  await inBrowser(first).waitFor();

  const second = await first.context().newPage();
  await openScreen(second, server, editor);
  await cutOff(second);
  await second.locator("[name=subtitle]").fill("Do outro lado");
  await inBrowser(second).waitFor();
  // What is still being typed elsewhere is offered nowhere.
  expect(await offer(second).count()).toBe(0);
  expect(await copies(second)).toEqual([editor, editor]);
  const third = await first.context().newPage();
  await first.close();
  await second.close();

  await openScreen(third, server, editor);
  await offer(third).getByText("Do outro lado").waitFor();
  expect(await nameField(third).inputValue()).toBe("Rio");
  expect(await axeFindings(third)).toEqual([]);
  await button(third, "Jogar fora").click();
  await offer(third).getByText("Maré cheia").waitFor();
  expect(await offer(third).textContent()).toMatch(/Nome do projetoNo formulário agoraRio/);
  // A draft of the same screen that was kept since, and is shown beside it.
  await third.locator("[name=subtitle]").fill("Outra coisa");
  await third.getByText(/Rascunho salvo às/).waitFor();
  await openScreen(third, server, editor);
  await button(third, "Continuar com o que digitei").click();
  await third.getByText(/Rascunho salvo às/).waitFor();
  expect(await third.getByText(/outra aba, mudou/).count()).toBe(0);
  expect(await nameField(third).inputValue()).toBe("Mar");
  expect(await third.locator("[name='posts[0].title']").inputValue()).toBe("Maré cheia");
  await expect.poll(() => copies(third)).toEqual([]);
  await openScreen(third, server, editor);
  expect(await nameField(third).inputValue()).toBe("Mar");
  expect(await offer(third).count()).toBe(0);
}, 90_000);

test("a dialog offers it too; it outlives the session, and goes with “Sair”", async () => {
  const made = await api.call("POST", "/api/admin/documents", { title: "Ata" });
  const { id } = (await made.json()) as { id: number };
  const screen = `/admin/documentos/${id}`;
  const first = await chromium.open();
  const page = await first.context().newPage();
  await openAsStaff(first, server, screen);
  await cutOff(first);
  await first.getByLabel("Titulo", { exact: true }).fill("Ata da assembleia");
  await inBrowser(first).waitFor();
  await first.close();
  expireSessions(server);

  await page.goto(server.url + screen);
  await signInAgain(page);
  await offer(page).getByText("Ata da assembleia").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await copies(page)).toEqual([screen]);
  await button(page, "Sair").click();
  await page.getByLabel("E-mail").waitFor();
  expect(await copies(page)).toEqual([]);
}, 60_000);

test("two people see each other in the form, and where the other one last typed", async () => {
  const bia = { email: "bia.souza@example.org", password: "maré cheia de tarde" };
  commandWith({ input: `${bia.password}\n` }, server.storageDir, "staff", "add", bia.email);
  const [name = "", value = ""] = (await signInCookie(server, bia)).split("=");
  const editor = `/admin/editar-projeto/${await insert("Rio")}`;
  const first = await chromium.open();
  await openAsStaff(first, server, editor);
  const other = await chromium.open();
  await other.context().addCookies([{ name, value, url: server.url }]);
  await openScreen(other, server, editor);
  await other.getByText("Equipe também está com este projeto aberto").waitFor();
  await first.locator("[name=subtitle]").fill("À beira");
  // Whoever comes back to the tab hears at once.
  const look = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect
    .poll(async () => {
      await look(other);
      return other.getByText(/escreveu em “Subtítulo” há pouco/).count();
    })
    .toBe(1);
  await look(first);
  await first.getByText("Bia Souza também está com este projeto aberto").waitFor();
  expect(await axeFindings(first)).toEqual([]);
  await other.goto("about:blank");
  await expect
    .poll(async () => {
      await look(first);
      return first.getByText("Bia Souza").count();
    })
    .toBe(0);
}, 60_000);
