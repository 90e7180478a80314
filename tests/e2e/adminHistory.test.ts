import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { withAndWithoutJavaScript } from "#tests/support/browser.ts";
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

async function create(kind: "project" | "documents", body: object): Promise<number> {
  const answer = await api.call("POST", `/api/admin/${kind}`, body);
  return ((await answer.json()) as { id: number }).id;
}

async function read(id: number): Promise<Record<string, unknown>> {
  return (await (await api.call("GET", `/api/admin/project/${id}`)).json()) as never;
}

withAndWithoutJavaScript("the history", (chromium, javaScriptEnabled) => {
  const open = async (path: string) => {
    const page = await chromium.open();
    await openAsStaff(page, server, path, javaScriptEnabled);
    return page;
  };
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();
  const follow = (page: Page, name: string | RegExp) =>
    page.getByRole("link", { name }).first().click();

  test("says who changed what, and leads to both versions of each field", async () => {
    const name = `Cais ${javaScriptEnabled}`;
    const id = await create("project", { name, subtitle: "No rio", en: { subtitle: "River" } });
    await api.call("PUT", `/api/admin/project/${id}`, {
      name,
      subtitle: "No rio Capibaribe",
      en: { subtitle: "On the river" },
      posts: [{ title: "Obra", link: "https://example.org" }],
    });
    const page = await open("/admin/historico");
    const entry = page
      .getByRole("listitem")
      .filter({ hasText: `Projeto: ${name}` })
      .first();
    expect(await entry.textContent()).toMatch(/Alterado.*Subtítulo.*pela API \(Equipe\)/s);
    await entry.getByRole("link").click();
    await page.getByRole("heading", { name: /^Versão de/ }).waitFor();
    const field = page.getByRole("listitem").filter({ hasText: "Subtítulo (inglês)" }).last();
    expect(await field.textContent()).toMatch(/River.*On the river/s);
    await page.getByText("Fique por dentro 1: Texto").first().waitFor();
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
  });

  test("brings back one field, and later the whole version, after saying what will change", async () => {
    const id = await create("project", { name: "Um", subtitle: "Primeiro" });
    await api.call("PUT", `/api/admin/project/${id}`, { name: "Dois", subtitle: "Segundo" });
    const page = await open(`/admin/historico/project/${id}`);
    await follow(page, /Restaurar só Nome do projeto/);
    await page.getByRole("heading", { name: /^Restaurar só o que você escolheu/ }).waitFor();
    await page.getByText("Só estes campos mudam").waitFor();
    await press(page, "Restaurar");
    await page
      .getByText(/o que você escolheu voltou a ser como em .*; o resto ficou como estava/)
      .first()
      .waitFor();
    expect(await read(id)).toMatchObject({ name: "Um", subtitle: "Segundo" });

    await page.goto(`${server.url}/admin/historico/project/${id}`);
    await page.locator("ol > li").last().getByRole("link").click();
    await page.getByText("não estava no ar").first().waitFor();
    await follow(page, "Restaurar esta versão");
    await page.getByText("Nada se perde").waitFor();
    await press(page, "Restaurar");
    await page
      .getByText(/voltou a ser como em/)
      .first()
      .waitFor();
    expect(await read(id)).toMatchObject({ name: "Um", subtitle: "Primeiro" });
  });

  test("compares and brings back the order of a list", async () => {
    const [one, two] = [
      await create("documents", { title: `Ata A ${javaScriptEnabled}` }),
      await create("documents", { title: `Ata B ${javaScriptEnabled}` }),
    ];
    const order = async () => {
      const answer = await api.call("GET", "/api/admin/documents");
      const { data } = (await answer.json()) as { data: { id: number }[] };
      return data.map(({ id }) => id).filter((id) => id === one || id === two);
    };
    const put = (ids: number[]) =>
      api.call("PUT", "/api/admin/documents/order", {
        data: ids.map((documentId, at) => ({ documentId, order: at + 1 })),
      });
    await put([two, one]);
    await put([one, two]);
    const page = await open("/admin/historico/documents");
    await page.locator("ol > li").nth(1).getByRole("link").click();
    await follow(page, "Restaurar esta ordem");
    await page.getByText("A lista volta a esta ordem").waitFor();
    await press(page, "Restaurar");
    await page
      .getByText(/Ordem dos documentos voltou a ser como em/)
      .first()
      .waitFor();
    expect(await order()).toEqual([two, one]);
  });

  test("is filtered by kind, person and action, and reached from every editor", async () => {
    const id = await create("project", { name: "Praça" });
    await create("documents", { title: "Ata" });
    const page = await open("/admin/historico");
    await page.getByLabel("Tipo").selectOption("documents");
    await page.getByLabel("O que aconteceu").selectOption("created");
    await page.getByLabel("Quem").selectOption({ index: 1 });
    await press(page, "Filtrar");
    await page.waitForURL(/tipo=documents/);
    await page.getByText("Limpar filtros").waitFor();
    expect(await page.getByText("Projeto: Praça").count()).toBe(0);
    expect(await page.getByText("Documento: Ata").count()).toBeGreaterThan(0);

    for (const [editor, title] of [
      [`/admin/editar-projeto/${id}`, "Projeto: Praça"],
      ["/admin/banner", "Banner"],
      ["/admin/numeros-mare", "Números Maré"],
    ] as const) {
      await page.goto(`${server.url}${editor}`);
      const more = page.locator("[data-editor-bar] summary").filter({ hasText: "Mais" });
      if (await more.isVisible()) await more.click();
      await page.getByRole("main").getByRole("link", { name: "Histórico" }).click();
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    }
  });
});
