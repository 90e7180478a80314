import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { holdAutosave, openAsStaff, openScreen } from "#tests/support/staffPages.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const nameField = (page: Page) => page.getByLabel("Nome do projeto", { exact: true });
const draftSaved = "Rascunho salvo. Nada mudou no site.";

async function insert(name: string): Promise<number> {
  const answer = await api.call("POST", "/api/admin/project", { name });
  return ((await answer.json()) as { id: number }).id;
}

const statusOf = async (id: number) => (await fetch(`${server.url}/projeto/x/${id}`)).status;

async function publicName(id: number) {
  const answer = await fetch(`${server.url}/api/projects/${id}`);
  return answer.ok ? ((await answer.json()) as { name: string }).name : undefined;
}

const idIn = (page: Page) => Number(/editar-projeto\/(\d+)/.exec(page.url())?.[1]);

withAndWithoutJavaScript("a draft", (chromium, javaScriptEnabled) => {
  const open = async (path: string) => {
    const page = await chromium.open();
    await openAsStaff(page, server, path, javaScriptEnabled);
    return page;
  };

  test("of a new project is kept by Enter, stands in the list, and is public once it is published", async () => {
    const name = `Esboço ${javaScriptEnabled}`;
    const page = await open("/admin/adicionar-projeto");
    await nameField(page).fill(name);
    await nameField(page).press("Enter");
    await page.waitForURL(/editar-projeto\/\d+$/);
    await page.getByText(draftSaved).first().waitFor();
    const id = idIn(page);
    expect(await statusOf(id)).toBe(404);
    await page.getByText("Rascunho de Equipe, há pouco").waitFor();
    await page.getByText("Só a equipe vê este projeto").waitFor();

    await openScreen(page, server, "/admin/projetos?estado=rascunhos", javaScriptEnabled);
    const card = page.getByRole("article").filter({ hasText: name });
    expect(await card.textContent()).toContain("Rascunho de Equipe");
    expect(await card.getByRole("link", { name: /página pública/ }).count()).toBe(0);
    await link(page, `Editar ${name}`).click();
    await expect.poll(() => nameField(page).inputValue()).toBe(name);
    await button(page, "Publicar").click();
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    expect(await publicName(id)).toBe(name);
    await openScreen(page, server, `/admin/editar-projeto/${id}`, javaScriptEnabled);
    await page.getByText("Publicado há pouco por Equipe").waitFor();
  });

  test("of a public project leaves the site as it is, and is discarded after a question", async () => {
    const id = await insert("Rio");
    const page = await open(`/admin/editar-projeto/${id}`);
    await nameField(page).fill("Mar");
    await button(page, "Salvar rascunho").click();
    await page.getByText(draftSaved).first().waitFor();
    expect(await publicName(id)).toBe("Rio");
    await page.getByText("O formulário mostra o rascunho").waitFor();
    expect(await link(page, "Ver o que está publicado").getAttribute("href")).toBe(
      `/projeto/rio/${id}`,
    );
    await openScreen(page, server, "/admin/projetos?estado=alterados", javaScriptEnabled);
    await page.getByText("Alterações não publicadas de Equipe").first().waitFor();

    await openScreen(page, server, `/admin/editar-projeto/${id}`, javaScriptEnabled);
    expect(await nameField(page).inputValue()).toBe("Mar");
    await link(page, "Descartar rascunho").click();
    await page.getByText("O que está no site continua como está").waitFor();
    await link(page, "Cancelar").click();
    await page.waitForURL(`${server.url}/admin/editar-projeto/${id}`);
    await link(page, "Descartar rascunho").click();
    await button(page, "Descartar").click();
    await page.getByText("Rascunho descartado.").first().waitFor();
    await expect.poll(() => nameField(page).inputValue()).toBe("Rio");
    expect(await link(page, "Descartar rascunho").count()).toBe(0);
  });

  test("that was never public goes with its project when it is discarded", async () => {
    const name = `Descartado ${javaScriptEnabled}`;
    const page = await open("/admin/adicionar-projeto");
    await nameField(page).fill(name);
    await button(page, "Salvar rascunho").click();
    await page.waitForURL(/editar-projeto\/\d+$/);
    await link(page, "Descartar rascunho").click();
    await page.getByText("Este projeto nunca foi publicado").waitFor();
    await button(page, "Descartar").click();
    await page.waitForURL(/\/admin\/projetos/);
    await page.getByText(`Rascunho “${name}” removido.`).first().waitFor();
    expect(await link(page, `Editar ${name}`).count()).toBe(0);
  });

  test("is what stays of a project that is taken off the site, until it is published again", async () => {
    const id = await insert("Ilha");
    const page = await open(`/admin/editar-projeto/${id}`);
    await page.getByText("Mais", { exact: true }).click();
    await link(page, "Tirar do ar").click();
    await page.getByText("Os visitantes deixam de vê-lo").waitFor();
    await button(page, "Tirar do ar").click();
    await page.getByText("Ilha está fora do ar.").first().waitFor();
    expect(await statusOf(id)).toBe(410);

    chromium.expectErrors(/status of 410/);
    const visitor = await chromium.open();
    await visitor.goto(`${server.url}/projeto/ilha/${id}`);
    await visitor.getByRole("heading", { level: 1, name: "Este projeto saiu do ar" }).waitFor();
    await visitor.getByRole("link", { name: "Ver todos os projetos" }).click();
    await visitor.waitForURL(`${server.url}/projetos`);

    await openScreen(page, server, "/admin/projetos?estado=fora", javaScriptEnabled);
    await page
      .getByText(/Fora do ar: tirado há pouco por Equipe/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Editar Ilha", exact: true }).first().click();
    await page.waitForURL(`${server.url}/admin/editar-projeto/${id}`);
    await expect.poll(() => nameField(page).inputValue()).toBe("Ilha");
    await button(page, "Publicar").click();
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    expect(await statusOf(id)).toBe(200);
    expect(await publicName(id)).toBe("Ilha");
  });

  test("is scheduled by the form, put off, and cancelled after a question", async () => {
    const id = await insert("Cais");
    const page = await open(`/admin/editar-projeto/${id}`);
    const moment = page.getByLabel("Publicar em", { exact: true });
    await nameField(page).fill("Cais novo");
    await page.getByText("Mais", { exact: true }).click();
    await page.getByText("Agendar publicação", { exact: true }).click();
    await moment.fill("2090-01-01T09:00");
    await button(page, "Agendar").click();
    await page
      .getByText("Agendado para 01/01/2090, 09:00. O rascunho está salvo.")
      .first()
      .waitFor();
    expect(await nameField(page).inputValue()).toBe("Cais novo");
    expect(await publicName(id)).toBe("Cais");

    await page.getByText("Mais", { exact: true }).click();
    await page.getByText("Agendar publicação", { exact: true }).click();
    expect(await moment.inputValue()).toBe("2090-01-01T09:00");
    await moment.fill("2091-01-01T09:00");
    await button(page, "Agendar").click();
    await page.getByText("Agendado para 01/01/2091, 09:00").first().waitFor();
    await link(page, "Cancelar").click();
    await page.getByText("O rascunho continua aqui, e nada é publicado sozinho.").waitFor();
    await button(page, "Cancelar agendamento").click();
    await page.getByText("Agendamento cancelado.").first().waitFor();
    expect(await link(page, "Cancelar").count()).toBe(0);
    expect(await nameField(page).inputValue()).toBe("Cais novo");
  });

  test("with a mistake is not kept: the message stands beside the field, with everything typed", async () => {
    const id = await insert("Rio");
    const page = await open(`/admin/editar-projeto/${id}`);
    chromium.expectErrors(/status of 400/);
    // By itself it is kept, mistake and all.
    await holdAutosave(page);
    await nameField(page).fill("Mar");
    await page.getByText("Avançado").click();
    await page.getByLabel("Link do projeto").fill("javascript:alert(1)");
    await button(page, "Salvar rascunho").click();
    await page.getByText("Link inválido").first().waitFor();
    expect(await nameField(page).inputValue()).toBe("Mar");
    expect((await api.call("GET", `/api/admin/project/${id}/draft`)).status).toBe(404);
  });
});
