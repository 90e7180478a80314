import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

withAndWithoutJavaScript("the site as it was", (chromium, javaScriptEnabled) => {
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const bar = (page: Page) => page.getByRole("complementary", { name: "O site como era" });

  test("is walked from a version, brings records back, and is left again", async () => {
    const mode = javaScriptEnabled ? "com" : "sem";
    const made = await api.call("POST", "/api/admin/project", { name: `Antes ${mode}` });
    const { id } = (await made.json()) as { id: number };
    await api.call("PUT", `/api/admin/project/${id}`, { name: `Depois ${mode}` });
    const page = await chromium.open();
    await openAsStaff(page, server, `/admin/historico/project/${id}`, javaScriptEnabled);
    await page.locator("ol > li").last().getByRole("link").click();
    await page.getByText("não estava no ar").first().waitFor();
    await button(page, "Ver o site neste momento").click();
    await page.waitForURL(`${server.url}/`);
    expect(await bar(page).textContent()).toContain("O site como era em");

    await page.goto(`${server.url}/projetos`);
    if (javaScriptEnabled) await hydrated(page);
    expect(await page.getByRole("main").textContent()).toContain(`Antes ${mode}`);
    await page
      .getByRole("main")
      .getByRole("link", { name: `Antes ${mode}` })
      .first()
      .click();
    await page.getByRole("heading", { name: `Antes ${mode}`, level: 1 }).waitFor();
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    const answer = await fetch(`${server.url}/projeto/x/${id}`);
    expect(await answer.text()).toContain(`Depois ${mode}`);

    await bar(page).getByText("1 item desta página é diferente hoje").click();
    await bar(page)
      .getByRole("link", { name: `Trazer de volta Projeto: Antes ${mode}` })
      .click();
    await button(page, "Restaurar").click();
    await page
      .getByText(/voltou a ser como em/)
      .first()
      .waitFor();
    expect(await (await fetch(`${server.url}/projeto/x/${id}`)).text()).toContain(`Antes ${mode}`);

    await page.goto(`${server.url}/admin/historico/momento`);
    await button(page, "Voltar ao presente").click();
    await page.waitForURL(`${server.url}/`);
    expect(await bar(page).count()).toBe(0);
  });

  test("is chosen by day and hour, and comes back whole", async () => {
    const made = await api.call("POST", "/api/admin/documents", { title: "Ata um" });
    const { id } = (await made.json()) as { id: number };
    await api.call("PUT", `/api/admin/documents/${id}`, { title: "Ata dois" });
    const page = await chromium.open();
    await openAsStaff(page, server, `/admin/historico/documents/${id}`, javaScriptEnabled);
    await page.locator("ol > li").last().getByRole("link").click();
    await page.getByText("não estava no ar").first().waitFor();
    await button(page, "Ver o site neste momento").click();
    await page.waitForURL(`${server.url}/`);
    await bar(page).getByRole("link", { name: "Ver tudo o que é diferente" }).click();
    await page.getByRole("heading", { name: "O que é diferente hoje" }).waitFor();
    await button(page, "Trazer o site inteiro de volta").click();
    await page
      .getByText(/^O site voltou a ser como em/)
      .first()
      .waitFor();
    await page.getByText("O site de hoje é igual ao daquele momento.").waitFor();
    const list = await api.call("GET", "/api/admin/documents");
    const { data } = (await list.json()) as { data: { id: number; title: string }[] };
    expect(data.find((one) => one.id === id)?.title).toBe("Ata um");
  });
});
