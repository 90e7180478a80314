import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { postMessage } from "#tests/support/contact.ts";
import { focusedName, tabAndPress, tabTo } from "#tests/support/keyboard.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { holdAutosave, openAsStaff, openScreen } from "#tests/support/staffPages.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
  for (const name of ["Um", "Dois", "Três"]) {
    await api.call("POST", "/api/admin/documents", { title: name });
    await api.call("POST", "/api/admin/partners", { name, type: 1, image: null });
    await api.call("POST", "/api/admin/project", { name });
  }
  await postMessage(server.url, { name: "Ana Lima", subject: "press" });
});
afterAll(() => server.stop());

const chromium = useChromium();

async function open(path: string) {
  const page = await chromium.open();
  await openAsStaff(page, server, path);
  return page;
}

const focusIs = (page: Page, name: string) => expect.poll(() => focusedName(page)).toBe(name);
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

describe("without a mouse, every screen is worked with Tab, Enter and Space", () => {
  test("sign in, walk the menu, skip it, sign out", async () => {
    const page = await chromium.open();
    await openScreen(page, server, "/admin");
    await tabTo(page, "E-mail");
    await page.keyboard.type(admin.email);
    await tabTo(page, "Senha");
    await page.keyboard.type(admin.password);
    await tabAndPress(page, "Mostrar senha", "Space");
    expect(await page.locator("[name=password]").getAttribute("type")).toBe("text");
    await tabAndPress(page, "Entrar");
    await page.waitForURL(`${server.url}/admin/projetos`);
    for (const [entry, title] of [
      ["Números Maré", "Números Maré"],
      ["Banner", "Configuração do Banner"],
      ["Documentos", "Documentos"],
      ["Parceiros", "Parceiros"],
    ] as const) {
      await tabAndPress(page, entry);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
    }
    await tabAndPress(page, "Ir para o conteúdo");
    await page.keyboard.press("Tab");
    await focusIs(page, "Adicionar vários");
    await tabAndPress(page, "Sair");
    await page.waitForURL(`${server.url}/admin`);
  });

  test("numbers and banner", async () => {
    const page = await open("/admin/numeros-mare");
    await tabTo(page, "Número");
    await page.keyboard.type("77");
    await tabAndPress(page, "Salvar");
    await page.getByText("Números salvos com sucesso!").first().waitFor();
    await focusIs(page, "Salvar");
    await openScreen(page, server, "/admin/banner");
    await tabTo(page, "Link");
    await page.keyboard.type("/contato");
    await tabAndPress(page, "Ativo", "Space");
    await tabAndPress(page, "Salvar");
    await page.getByText("Banner salvo com sucesso!").first().waitFor();
    const { link, active } = await (await fetch(`${server.url}/api/banner`)).json();
    expect([link, active]).toEqual(["/contato", true]);
  });

  test("documents: add, edit, move, delete", async () => {
    const page = await open("/admin/documentos");
    await tabAndPress(page, "Adicionar arquivo");
    await focusIs(page, "Titulo");
    await page.keyboard.type("Quatro");
    await tabAndPress(page, "Criar");
    await page.getByRole("heading", { name: "Quatro" }).waitFor();
    await focusIs(page, "Adicionar arquivo");
    await tabAndPress(page, "Editar Quatro");
    await focusIs(page, "Titulo");
    await page.keyboard.press("End");
    await page.keyboard.type(" anos");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Quatro anos" }).waitFor();
    await tabAndPress(page, "Mover Quatro anos para antes");
    await page.getByText("Ordem atualizada.").first().waitFor();
    await focusIs(page, "Mover Quatro anos para antes");
    await tabAndPress(page, "Excluir Quatro anos");
    await focusIs(page, "Cancelar");
    await tabAndPress(page, "Excluir");
    await page.getByText("Arquivo excluído.").first().waitFor();
    // The item that took its place.
    await focusIs(page, "Excluir Três");
  });

  test("partners: add, edit by the menu, delete", async () => {
    const page = await open("/admin/parceiros");
    await tabAndPress(page, "Adicionar parceiro");
    await dialog(page, "Adicionar parceiro").waitFor();
    await tabTo(page, "Nome");
    await page.keyboard.type("Quatro");
    await tabAndPress(page, "Criar");
    await page.getByText("Parceiro adicionado com sucesso!").first().waitFor();
    await focusIs(page, "Adicionar parceiro");
    await tabAndPress(page, "Opções de Quatro");
    await tabAndPress(page, "Editar");
    await dialog(page, "Editar parceiro").waitFor();
    await tabTo(page, "Nome");
    await page.keyboard.press("End");
    await page.keyboard.type(" rios");
    await tabAndPress(page, "Salvar alterações");
    await page.getByText("Parceiro salvo com sucesso!").first().waitFor();
    await focusIs(page, "Opções de Quatro rios");
    await page.keyboard.press("Enter");
    await tabAndPress(page, "Excluir");
    await focusIs(page, "Cancelar");
    await tabAndPress(page, "Excluir");
    await page.getByText("Parceiro excluído.").first().waitFor();
    await focusIs(page, "Opções de Três");
  });

  test("projects: star, delete", async () => {
    const page = await open("/admin/projetos");
    await tabAndPress(page, "Destacar Um");
    await page.getByText("Um agora está em destaque.").waitFor();
    await focusIs(page, "Tirar Um dos destaques");
    await tabAndPress(page, "Excluir Dois");
    await focusIs(page, "Cancelar");
    await tabAndPress(page, "Excluir");
    await page.getByText("Projeto “Dois” excluído.").waitFor();
    await focusIs(page, "Excluir Três");
    await page.keyboard.press("Enter");
    await focusIs(page, "Cancelar");
    await tabAndPress(page, "Excluir");
    await page.getByText("Projeto “Três” excluído.").waitFor();
    // The section is now empty.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  });

  test("messages: open, file, delete", async () => {
    const page = await open("/admin/mensagens");
    await tabAndPress(page, "Ana Lima");
    await page.getByRole("heading", { level: 1, name: "Mensagem de Ana Lima" }).waitFor();
    await tabAndPress(page, "Marcar como respondida");
    await page.getByText("Mensagem marcada como respondida.").first().waitFor();
    await focusIs(page, "Mensagem de Ana Lima");
    await tabAndPress(page, "Excluir");
    await focusIs(page, "Cancelar");
    await tabAndPress(page, "Excluir");
    await page.getByText("Mensagem excluída.").first().waitFor();
  });
});

describe("what is typed and not saved", () => {
  test("is asked for when its dialog is closed, with the focus on staying", async () => {
    const page = await open("/admin/documentos");
    await holdAutosave(page);
    await tabAndPress(page, "Adicionar arquivo");
    await focusIs(page, "Titulo");
    await page.keyboard.type("Quase perdido");
    await page.keyboard.press("Escape");
    await dialog(page, "Sair sem salvar?").waitFor();
    await focusIs(page, "Continuar editando");
    await page.keyboard.press("Enter");
    await focusIs(page, "Titulo");
    expect(await page.getByLabel("Titulo", { exact: true }).inputValue()).toBe("Quase perdido");
  });

  test("is asked for by the browser when the page is reloaded, and not after it was saved", async () => {
    const page = await open("/admin/numeros-mare");
    const asked: string[] = [];
    page.on("dialog", (question) => {
      asked.push(question.type());
      void question.accept();
    });
    await page.locator("[name='regions.number']").click();
    await page.keyboard.type("5");
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await openScreen(page, server, "/admin/numeros-mare");
    await page.locator("[name='regions.number']").click();
    await page.keyboard.type("6");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Números salvos com sucesso!").first().waitFor();
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
  });
});
