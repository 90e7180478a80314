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

async function create(kind: "project" | "documents" | "partners", body: object) {
  const answer = await api.call("POST", `/api/admin/${kind}`, body);
  return ((await answer.json()) as { id: number }).id;
}

async function titles(): Promise<string[]> {
  const answer = await api.call("GET", "/api/admin/documents");
  const { data } = (await answer.json()) as { data: { title: string }[] };
  return data.map(({ title }) => title);
}

withAndWithoutJavaScript("what was done by mistake", (chromium, javaScriptEnabled) => {
  const mode = javaScriptEnabled ? "com" : "sem";
  const open = async (path: string) => {
    const page = await chromium.open();
    await openAsStaff(page, server, path, javaScriptEnabled);
    return page;
  };
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test("a deletion is undone by the button of its notice", async () => {
    const title = `Ata ${mode}`;
    const id = await create("documents", { title });
    const page = await open(`/admin/documentos/${id}/excluir`);
    await button(page, "Excluir").click();
    await page.getByText("Arquivo excluído.").first().waitFor();
    expect(await titles()).not.toContain(title);
    // The notice is drawn anew while its library arrives.
    await expect.poll(() => page.getByRole("link", { name: "Ver na lixeira" }).count()).toBe(1);
    await button(page, "Desfazer").click();
    await page
      .getByText(`Desfeito: Documento: ${title} voltou a ser como antes.`)
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/documentos");
    expect(await titles()).toContain(title);
  });

  test("a move, a star and an edit are undone in the same way", async () => {
    const [one, two] = [
      await create("project", { name: `Um ${mode}` }),
      await create("project", { name: `Dois ${mode}` }),
    ];
    const page = await open("/admin/projetos");
    const project = async (id: number) =>
      (await (await api.call("GET", `/api/admin/project/${id}`)).json()) as { highlight: boolean };
    await button(page, `Destacar Dois ${mode}`).click();
    await page.getByText("agora está em destaque").first().waitFor();
    expect((await project(two)).highlight).toBe(true);
    await button(page, "Desfazer").last().click();
    await page.getByText("voltou a ser como antes").first().waitFor();
    expect((await project(two)).highlight).toBe(false);

    const order = async () => {
      const answer = await api.call("GET", "/api/projects");
      const all = (await answer.json()) as { id: number }[];
      return all.map(({ id }) => id).filter((id) => id === one || id === two);
    };
    await page.goto(`${server.url}/admin/projetos`);
    await button(page, `Mover Dois ${mode} para antes`).click();
    await expect.poll(order).toEqual([two, one]);
    await button(page, "Desfazer").last().click();
    await expect.poll(order).toEqual([one, two]);

    await page.goto(`${server.url}/admin/numeros-mare`);
    await page.locator("[name='projects.number']").fill(`40 ${mode}`);
    await button(page, "Salvar").click();
    await page.getByText("Números salvos com sucesso!").first().waitFor();
    await button(page, "Desfazer").last().click();
    await page.getByText("Desfeito: Números Maré voltou a ser como antes").first().waitFor();
    expect(await page.locator("[name='projects.number']").inputValue()).not.toBe(`40 ${mode}`);
  });

  test("the trash gives back, and erases after a question", async () => {
    const [kept, erased] = [`Cais ${mode}`, `Ponte ${mode}`];
    for (const title of [kept, erased]) {
      const id = await create("documents", { title });
      await api.call("DELETE", `/api/admin/documents/${id}`);
    }
    const page = await open("/admin/lixeira");
    await page.getByText("Fica aqui por mais 30 dias").first().waitFor();
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await button(page, `Restaurar Documento: ${kept}`).click();
    await page.getByText(`Documento: ${kept} voltou ao site.`).first().waitFor();
    expect(await titles()).toContain(kept);
    await page.goto(`${server.url}/admin/lixeira`);
    await page.getByRole("link", { name: `Apagar de vez Documento: ${erased}` }).click();
    await page.getByText("Isto não pode ser desfeito").waitFor();
    await button(page, "Apagar de vez").click();
    await page.getByText(`Documento: ${erased} foi apagado de vez.`).first().waitFor();
    await page.goto(`${server.url}/admin/lixeira`);
    expect(await page.getByText(erased).count()).toBe(0);
  });
});
