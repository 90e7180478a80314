import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff, signInAgain } from "#tests/support/staffPages.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
  for (const name of ["Cais", "Ponte"]) {
    await api.call("POST", "/api/admin/project", { name });
    await api.call("POST", "/api/admin/documents", { title: name });
  }
});
afterAll(() => server.stop());

async function stored(id: number) {
  return (await (await api.call("GET", `/api/admin/project/${id}`)).json()) as object;
}

withAndWithoutJavaScript("an expired session", (chromium, javaScriptEnabled) => {
  const open = async (screen: string) => {
    const page = await chromium.open();
    await openAsStaff(page, server, screen, javaScriptEnabled);
    return page;
  };

  test("brings a project's texts, rows and files back, which are then saved", async () => {
    const page = await open("/admin/adicionar-projeto");
    await page.getByLabel("Nome do projeto", { exact: true }).fill("Não se perde");
    await page.getByRole("button", { name: "Adicionar documento" }).click();
    await page.locator('[name="documents[0].title"]').fill("Relatório");
    const buffer = await samples.png();
    const photo = (name: string) => ({ name, mimeType: "image/png", buffer });
    await page.locator('[name="upload:bannerImage"]').setInputFiles(photo("a.png"));
    await page
      .locator('[name="upload:gallery[].file"]')
      .setInputFiles([photo("b.png"), photo("c.png")]);
    if (javaScriptEnabled) {
      await page.getByText("2 de 20 fotos").waitFor();
      await page.getByText("a.png enviado.").waitFor();
    }
    expireSessions(server);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("O que você digitou está guardado").waitFor();
    await signInAgain(page);
    await page.getByText("Recuperamos o que você tinha digitado").waitFor();
    expect(await page.getByLabel("Nome do projeto", { exact: true }).inputValue()).toBe(
      "Não se perde",
    );
    expect(await page.locator('[name="documents[0].title"]').inputValue()).toBe("Relatório");
    expect(await page.locator('[name="bannerImage"]').inputValue()).toMatch(/^images\//);
    expect(await page.locator('[name^="gallery["][name$="].file"]').count()).toBe(2);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.waitForURL(/\/admin\/editar-projeto\/\d+/);
    const id = Number(/editar-projeto\/(\d+)/.exec(page.url())?.[1]);
    expect(await stored(id)).toMatchObject({
      name: "Não se perde",
      bannerImage: expect.stringMatching(/^images\//),
      gallery: [{ order: 1 }, { order: 2 }],
      documents: [{ title: "Relatório" }],
    });
  });

  test("keeps a project's video on YouTube, and says which file was refused", async () => {
    const video = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
    const made = await api.call("POST", "/api/admin/project", {
      name: "Com filme",
      projectInAction: video,
    });
    const { id } = (await made.json()) as { id: number };
    const page = await open(`/admin/editar-projeto/${id}`);
    await page.getByLabel("Nome do projeto", { exact: true }).fill("Com o mesmo filme");
    // With a script a file is refused as soon as it is chosen.
    if (!javaScriptEnabled) {
      const text = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("text") };
      await page.locator('[name="upload:bannerImage"]').setInputFiles(text);
    }
    expireSessions(server);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("O que você digitou está guardado").waitFor();
    await signInAgain(page);
    await page.getByText("Recuperamos o que você tinha digitado").waitFor();
    if (!javaScriptEnabled) await page.getByText("Este tipo de arquivo não").first().waitFor();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.waitForURL(/salvo/);
    expect(await stored(id)).toMatchObject({ name: "Com o mesmo filme", projectInAction: video });
  });

  test("brings what was said about a picture back", async () => {
    const [picture] = await uploadFiles(server, api.token, { "a.png": await samples.png() });
    const page = await open(`/admin/arquivos/${picture}`);
    const text = page.getByLabel("Texto alternativo", { exact: true });
    await text.fill("O cais ao fim da tarde");
    expireSessions(server);
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("O que você digitou está guardado").waitFor();
    await signInAgain(page);
    await page.getByText("Recuperamos o que você tinha digitado").waitFor();
    expect(await text.inputValue()).toBe("O cais ao fim da tarde");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Texto alternativo e recorte salvos!").first().waitFor();
  });

  test.each([
    ["/admin/projetos", "Mover Cais para depois"],
    ["/admin/projetos", "Destacar Cais"],
    ["/admin/documentos", "Mover Cais para depois"],
  ])("on %s says that %j was not done, and leads back there", async (screen, button) => {
    const page = await open(screen);
    expireSessions(server);
    await page.getByRole("button", { name: button }).click();
    await page.getByText("a última ação não foi feita").waitFor();
    await signInAgain(page);
    await page.waitForURL(server.url + screen);
    await page.getByRole("button", { name: button }).waitFor();
  });

  test("that was ended elsewhere loses nothing without a word", async () => {
    const page = await open("/admin/adicionar-projeto");
    const name = page.getByLabel("Nome do projeto", { exact: true });
    await name.fill("Continua na tela");
    const other = await page.context().newPage();
    await other.goto(`${server.url}/admin/projetos`);
    await other.getByRole("button", { name: "Sair" }).click();
    await other.waitForURL(/\/admin(\?|$)/);
    if (javaScriptEnabled) chromium.expectErrors(/status of 401/);
    const save = page.getByRole("button", { name: "Publicar", exact: true });
    await save.click();
    if (!javaScriptEnabled) {
      await page.getByText("a última ação não foi feita").waitFor();
      return;
    }
    await page.getByText("a sua sessão expirou").first().waitFor();
    const opening = page.context().waitForEvent("page");
    const notice = page.getByRole("alert").filter({ hasText: "a sua sessão expirou" });
    await notice.getByRole("link", { name: "Entrar em outra aba" }).click();
    await signInAgain(await opening);
    await (await opening).waitForURL(/\/admin\/projetos/);
    expect(await name.inputValue()).toBe("Continua na tela");
    await save.click();
    await page.waitForURL(/\/admin\/editar-projeto\/\d+/);
  });

  test("before a deletion leads back to its question", async () => {
    const page = await open("/admin/projetos/1/excluir");
    expireSessions(server);
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    await page.getByText("a última ação não foi feita").waitFor();
    await signInAgain(page);
    await page.waitForURL(`${server.url}/admin/projetos/1/excluir`);
    await page.getByRole("dialog", { name: "Tem certeza que deseja excluir?" }).waitFor();
    expect(await stored(1)).toMatchObject({ name: "Cais" });
  });
});
