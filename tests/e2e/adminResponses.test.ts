import type { Page, Route } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import { postMessage } from "#tests/support/contact.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
  const api = await signInToApi(server);
  for (const name of ["Um", "Dois"]) {
    await api.call("POST", "/api/admin/documents", { title: name });
    await api.call("POST", "/api/admin/partners", { name, type: 1, image: null });
    await api.call("POST", "/api/admin/project", { name });
  }
  await postMessage(server.url);
});
afterAll(() => server.stop());

const chromium = useChromium();
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Intercepts each form that a script sends; other requests pass. */
function onPost(page: Page, act: (route: Route) => unknown) {
  return page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? act(route) : route.continue(),
  );
}

/** Counts the toasts from now on, including those that have disappeared. */
async function countToasts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.toasts = "0";
    addEventListener("toast", () => {
      const { dataset } = document.documentElement;
      dataset.toasts = String(Number(dataset.toasts) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.toasts));
}

test.each<[string, (page: Page) => Promise<void>, string]>([
  ["/admin/documentos", (page) => press(page, "Mover Dois para antes"), "Adicionar arquivo"],
  [
    "/admin/parceiros",
    async (page) => {
      await page.getByLabel("Opções de Dois").click();
      await press(page, "Mover para a próxima coluna");
    },
    "Adicionar parceiro",
  ],
  ["/admin/projetos", (page) => press(page, "Destacar Dois"), "Excluir Dois"],
])("%s tells an answer once, not again on every way from there", async (path, act, dialog) => {
  const page = await chromium.open();
  await openAsStaff(page, server, path);
  const toasts = await countToasts(page);
  chromium.expectErrors(/ERR_FAILED/);
  await onPost(page, (route) => route.abort());
  await act(page);
  await expect.poll(toasts).toBe(1);
  for (let times = 0; times < 2; times++) {
    await page.getByRole("link", { name: dialog }).first().click();
    await page.locator("dialog:modal").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
  expect(await toasts()).toBe(1);
});

/** Presses a button twice while its form is being submitted. @returns how often the form was sent */
async function pressTwice(page: Page, name: string, meanwhile = name): Promise<number> {
  const held: Route[] = [];
  await onPost(page, (route) => held.push(route));
  await press(page, name);
  await expect.poll(() => held.length).toBe(1);
  const button = page.getByRole("button", { name: meanwhile, exact: true }).first();
  await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
  await button.click({ force: true });
  for (const route of held) await route.continue();
  return held.length;
}

test("what is done quickly after another is sent after it, and both are done", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/projetos");
  const held: Route[] = [];
  await onPost(page, (route) => held.push(route));
  for (const name of ["Um", "Dois", "Dois"]) await press(page, `Destacar ${name}`);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await page.getByText("Um agora está em destaque.").first().waitFor();
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.continue();
  await page.getByText("Dois agora está em destaque.").first().waitFor();
  const starred = page.getByRole("button", { name: /dos destaques$/ });
  expect(await starred.count()).toBe(2);
  expect(held).toHaveLength(2);
});

test("what still waits when the screen is left is sent all the same", async () => {
  const api = await signInToApi(server);
  for (const name of ["Sete", "Oito"]) await api.call("POST", "/api/admin/project", { name });
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/projetos");
  const held: Route[] = [];
  await onPost(page, (route) => held.push(route));
  for (const name of ["Sete", "Oito"]) await press(page, `Destacar ${name}`);
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole("link", { name: "Documentos", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor();
  await held[0]?.continue();
  const starred = async () => {
    const answer = await api.call("GET", "/api/admin/project");
    const { data } = (await answer.json()) as { data: { name: string; highlight: boolean }[] };
    return data.filter(({ name, highlight }) => /Sete|Oito/.test(name) && highlight).length;
  };
  await expect.poll(starred).toBe(2);
});

test("moving a card that a colleague has deleted is said to have failed, and the card goes", async () => {
  const api = await signInToApi(server);
  const answer = await api.call("POST", "/api/admin/partners", { name: "Some", type: 1 });
  const { id } = (await answer.json()) as { id: number };
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/parceiros");
  await api.call("DELETE", `/api/admin/partners/${id}`);
  await page.getByLabel("Opções de Some").click();
  await press(page, "Mover para a coluna anterior");
  await page.getByText("a lista mudou enquanto isso").first().waitFor();
  await expect.poll(() => page.getByLabel("Opções de Some").count()).toBe(0);
});

test("a deletion is sent once however often it is asked for", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/documentos");
  await page.getByRole("link", { name: "Excluir Um" }).click();
  expect(await pressTwice(page, "Excluir", "Excluindo...")).toBe(1);
  await page.getByText("Arquivo excluído.").first().waitFor();
});

test("a message is filed once, a text is confirmed once", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/mensagens/1");
  expect(await pressTwice(page, "Arquivar")).toBe(1);
  await page.getByText("Mensagem arquivada.").first().waitFor();
  await openAsStaff(page, server, "/admin/traducoes");
  const keep = page.getByRole("button", { name: /^Fica igual/ }).first();
  expect(await pressTwice(page, (await keep.getAttribute("aria-label")) ?? "")).toBe(1);
  await page.getByText("Tradução confirmada.").first().waitFor();
});

test("a sign-in is sent once", async () => {
  const page = await chromium.open();
  await page.goto(`${server.url}/admin`);
  await hydrated(page);
  await page.getByLabel("E-mail").fill(admin.email);
  await page.locator("[name=password]").fill(admin.password);
  expect(await pressTwice(page, "Entrar", "Entrando...")).toBe(1);
  await page.waitForURL(`${server.url}/admin/projetos`);
});
