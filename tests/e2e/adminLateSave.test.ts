import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { holdAutosave, openAsStaff } from "#tests/support/staffPages.ts";

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
  // On a busy machine a draft is sent before the button is pressed.
  await holdAutosave(page);
  return () => arrive();
}

test.each([
  ["/admin/adicionar-projeto", "name", "Publicar", "/api/admin/project", "name"],
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

test("a project is one of its own where its form was opened afresh, but without a connection", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/adicionar-projeto");
  chromium.expectErrors(/ERR_FAILED/);
  const requests = "**/adicionar-projeto.data*";
  const name = page.locator("[name=name]");
  const save = () => page.getByRole("button", { name: "Publicar", exact: true }).click();
  const stored = async () => {
    const answer = await (await api.call("GET", "/api/admin/project")).json();
    const names = (answer as { data: { name: string }[] }).data.map(({ name }) => name);
    return names.filter((name) => /^Perdido|^Achado/.test(name));
  };
  // The saves arrive, but their answers are lost.
  await page.route(requests, async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    await route.abort();
  });
  for (const lost of ["Perdido 1", "Perdido 2"]) {
    await name.fill(lost);
    await save();
    await expect.poll(stored).toEqual([lost]);
    await page.locator("form[aria-busy]").waitFor({ state: "detached" });
  }
  await page.getByRole("link", { name: "Adicionar Projetos", exact: true }).first().click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect.poll(() => name.inputValue()).toBe("");
  await page.unroute(requests);
  await name.fill("Achado");
  await save();
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  expect(await stored()).toEqual(["Perdido 2", "Achado"]);
});
