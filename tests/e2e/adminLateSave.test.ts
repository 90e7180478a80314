import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* A save whose answer was lost may be on its way still, and reach the server after the one that followed. */

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const chromium = useChromium();

/** Breaks the connection of the next save; returns a function that lets it arrive at last. */
async function delayNextSave(page: Page) {
  chromium.expectErrors(/ERR_FAILED|status of 409/);
  let arrive = async () => 0;
  await page.route(
    "**/*.data*",
    async (route) => {
      const request = route.request();
      const { "content-type": type = "" } = await request.allHeaders();
      const data = request.postDataBuffer() ?? "";
      const headers = { "Content-Type": type, Origin: server.url };
      arrive = async () => {
        const answer = await page.context().request.post(request.url(), { headers, data });
        return answer.status();
      };
      await route.abort();
    },
    { times: 1 },
  );
  return () => arrive();
}

test.each([
  ["/admin/adicionar-projeto", "name", "Salvar", "/api/admin/project", "name"],
  ["/admin/documentos/novo", "title", "Criar", "/api/admin/documents", "title"],
  ["/admin/parceiros/novo?tipo=1", "name", "Criar", "/api/admin/partners", "name"],
])("of %s it does not undo that one", async (screen, field, button, list, key) => {
  const page = await chromium.open();
  await openAsStaff(page, server, screen);
  const save = () => page.getByRole("button", { name: button, exact: true }).click();
  const text = page.locator(`[name="${field}"]`);
  const arrive = await delayNextSave(page);
  await text.fill("Primeira versão");
  await save();
  await page.getByRole("alert").getByText("sem conexão").waitFor();
  await text.fill("Segunda versão");
  await save();
  const stored = async () => {
    const answer = await (await api.call("GET", list)).json();
    return (answer as { data: Record<string, string>[] }).data.map((row) => row[key]);
  };
  await expect.poll(stored).toEqual(["Segunda versão"]);
  expect(await arrive()).toBe(409);
  expect(await stored()).toEqual(["Segunda versão"]);
});

test("one that a jump within the page cut off is not made twice", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/adicionar-projeto");
  chromium.expectErrors(/ERR_FAILED/);
  const named = async (name: string) => {
    const answer = await (await api.call("GET", "/api/admin/project")).json();
    const { data } = answer as { data: { name: string }[] };
    return data.filter((project) => project.name.startsWith(name)).map((project) => project.name);
  };
  const name = page.locator("[name=name]");
  const save = () => page.getByRole("button", { name: "Salvar", exact: true }).click();
  // It arrives, but its answer never comes.
  await page.route("**/adicionar-projeto.data*", (route) =>
    route.request().method() === "POST" ? route.fetch().then(() => {}) : route.continue(),
  );
  await name.fill("Cortado");
  await save();
  await expect.poll(() => named("Cortado")).toEqual(["Cortado"]);
  const read = page.waitForResponse((answer) => answer.request().method() === "GET");
  // Not part of the form, which takes no input now.
  await page.getByRole("link", { name: "Ir para o conteúdo" }).press("Enter");
  await (await read).finished();
  await page.getByText("Carregando dados...").waitFor({ state: "detached" });
  await page.unroute("**/adicionar-projeto.data*");
  await name.fill("Cortado e salvo");
  await save();
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  expect(await named("Cortado")).toEqual(["Cortado e salvo"]);
});
