import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { axeFindings } from "#tests/support/axe.ts";
import { resize, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { form } from "#tests/support/faultForm.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { holdAutosave, openAsStaff, openScreen, pickUp } from "#tests/support/staffPages.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

async function read<Body>(path: string): Promise<Body> {
  return (await (await api.call("GET", path)).json()) as Body;
}

async function orderOf(kind: "documents" | "partners", label: "title" | "name") {
  const { data } = await read<{ data: Record<string, string>[] }>(`/api/admin/${kind}`);
  return data.map((item) => item[label]);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function chooseFile(page: Page, javaScriptEnabled: boolean, name: string, buffer: Buffer) {
  const file = { name, mimeType: "application/octet-stream", buffer };
  await page.locator("input[type=file]").first().setInputFiles(file);
  if (javaScriptEnabled) await page.getByText(`${name} enviado.`).first().waitFor();
}

withAndWithoutJavaScript("the admin's screens", (chromium, javaScriptEnabled) => {
  const mode = javaScriptEnabled ? "com script" : "sem script";
  const open = async (path: string) => {
    const page = await chromium.open();
    await openAsStaff(page, server, path, javaScriptEnabled);
    return page;
  };
  test("numbers are saved in both languages and show at once", async () => {
    const page = await open("/admin/numeros-mare");
    await page.locator("[name='projects.number']").fill(`40 ${mode}`);
    await page.locator("[name='projects.description']").fill("projetos");
    await page.locator("[name='projects.en.description']").fill("projects");
    await press(page, "Salvar");
    await page.getByText("Números salvos com sucesso!").first().waitFor();
    expect(await read("/api/home?lang=en")).toMatchObject({
      projects: { number: `40 ${mode}`, description: "projects" },
    });
  });

  test("a stale edit is answered with both texts and overwrites nothing", async () => {
    const page = await open("/admin/numeros-mare");
    await page.locator("[name='people.number']").fill(`minha versão ${mode}`);
    const stored = await read<object>("/api/admin/home");
    const people = { number: "de outra pessoa", description: "" };
    await api.call("POST", "/api/admin/home", { ...stored, people });
    chromium.expectErrors(/409/);
    await press(page, "Salvar");
    await page.getByText("Esta página foi salva em outra aba ou por outra pessoa").waitFor();
    expect(await page.getByRole("alert").textContent()).toContain("de outra pessoa");
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    expect(await page.locator("[name='people.number']").inputValue()).toBe(`minha versão ${mode}`);
    expect(await read("/api/home")).toMatchObject({ people: { number: "de outra pessoa" } });
    await page.getByRole("radio", { name: "O meu" }).check();
    await press(page, "Salvar");
    await page.getByText("Números salvos com sucesso!").first().waitFor();
    expect(await read("/api/home")).toMatchObject({ people: { number: `minha versão ${mode}` } });
  });

  test("the banner's words are saved in both languages", async () => {
    const page = await open("/admin/banner");
    await page.locator("[name='title']").fill(`Feira ${mode}`);
    await page.locator("[name='en.title']").fill(`Market ${mode}`);
    await page.locator("[name='text']").fill("Toda sexta");
    await page.locator("[name='buttonLabel']").fill("Veja");
    await page.getByLabel("Ativo", { exact: true }).check();
    await press(page, "Salvar");
    await page.getByText("Banner salvo com sucesso!").first().waitFor();
    expect(await read("/api/banner?lang=en")).toMatchObject({
      title: `Market ${mode}`,
      text: "Toda sexta",
      buttonLabel: "Veja",
    });
  });

  test("the banner keeps an uploaded image through a mistake, then is saved", async () => {
    const page = await open("/admin/banner");
    await page.getByLabel("Link", { exact: true }).fill("javascript:alert(1)");
    await page.getByLabel("Ativo", { exact: true }).check();
    await chooseFile(page, javaScriptEnabled, "faixa.png", await samples.png());
    chromium.expectErrors(/400/);
    await press(page, "Salvar");
    await page.getByText("Link inválido").first().waitFor();
    await page.getByText("Erro ao salvar banner!").first().waitFor();
    expect(await page.locator("[name=desktopImage]").inputValue()).toMatch(/^images\//);
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel("Link", { exact: true }).fill("/contato");
    await press(page, "Salvar");
    await page.getByText("Banner salvo com sucesso!").first().waitFor();
    expect(await read("/api/banner")).toMatchObject({
      link: "/contato",
      active: true,
      desktopImage: expect.stringMatching(/^images\//),
    });
  });

  test("documents are added, moved, edited and deleted", async () => {
    const page = await open("/admin/documentos");
    for (const title of [`Primeiro ${mode}`, `Segundo ${mode}`]) {
      await page.getByRole("link", { name: "Adicionar arquivo" }).click();
      await page.getByLabel("Titulo", { exact: true }).fill(title);
      await chooseFile(page, javaScriptEnabled, "plano.pdf", samples.pdf);
      await press(page, "Criar");
      await page.getByRole("heading", { name: title }).waitFor();
    }
    await press(page, `Mover Segundo ${mode} para antes`);
    await page.getByText("Ordem atualizada.").first().waitFor();
    expect((await orderOf("documents", "title")).slice(-2)).toEqual([
      `Segundo ${mode}`,
      `Primeiro ${mode}`,
    ]);
    await page.getByRole("link", { name: `Editar Primeiro ${mode}` }).click();
    await page.getByLabel("Titulo", { exact: true }).fill(`Terceiro ${mode}`);
    await press(page, "Salvar alterações");
    await page.getByRole("heading", { name: `Terceiro ${mode}` }).waitFor();
    await page.getByRole("link", { name: `Excluir Terceiro ${mode}` }).click();
    await page.getByText("O arquivo será removido permanentemente.").waitFor();
    await press(page, "Excluir");
    await page.getByText("Arquivo excluído.").first().waitFor();
    expect(await orderOf("documents", "title")).not.toContain(`Terceiro ${mode}`);
  });

  test("a board without partners asks for none to be moved", async () => {
    const page = await open("/admin/parceiros");
    await page.getByText("Nenhum parceiro nesta página.").first().waitFor();
    expect(await page.getByText(/Arraste|O menu de cada cartão|Solte/).count()).toBe(0);
    const made = await api.call("POST", "/api/admin/partners", { name: "Cais", type: 1 });
    const { id } = (await made.json()) as { id: number };
    await openScreen(page, server, "/admin/parceiros", javaScriptEnabled);
    await page.getByText(javaScriptEnabled ? "Arraste os cartões" : "O menu de cada").waitFor();
    await page.getByText("Sem logotipo: não aparece no site").waitFor();
    expect(await page.getByText("Solte um cartão aqui").count()).toBe(2);
    await api.call("DELETE", `/api/admin/partners/${id}`);
  });

  test("partners are added, moved between columns, edited and deleted", async () => {
    const page = await open("/admin/parceiros");
    const section = page.getByRole("region", { name: "Parceiros na página de o que fazemos" });
    const name = `Parceiro ${mode}`;
    await section.getByRole("link", { name: "Adicionar parceiro" }).click();
    await page.getByLabel("Nome", { exact: true }).fill(name);
    await chooseFile(page, javaScriptEnabled, "logo.png", await samples.png());
    await press(page, "Criar");
    await section.getByText(name).waitFor();
    const menu = section
      .locator("summary", { hasText: "" })
      .and(page.getByLabel(`Opções de ${name}`));
    await menu.click();
    await page.getByRole("button", { name: "Mover para a próxima coluna" }).click();
    await page.getByText("Posição do parceiro salva.").first().waitFor();
    await openScreen(page, server, "/admin/parceiros", javaScriptEnabled);
    const second = section.getByRole("list", { name: /coluna 2/ });
    await second.getByText(name).waitFor();
    await page.getByLabel(`Opções de ${name}`).click();
    await page.getByRole("link", { name: "Excluir" }).click();
    await page.getByText("Tem certeza que deseja excluir?").waitFor();
    await press(page, "Excluir");
    await page.getByText("Parceiro excluído.").first().waitFor();
    expect(await orderOf("partners", "name")).not.toContain(name);
  });
});

describe("what the server says on the admin's screens", () => {
  const chromium = useChromium({ javaScriptEnabled: false });
  const openScreenOf = async (path: string) => {
    const page = await chromium.open();
    await openAsStaff(page, server, path, false);
    return page;
  };

  test("an active banner without an image is said not to appear", async () => {
    await api.call("POST", "/api/admin/banner", { active: true });
    const missing = "Falta uma imagem: o banner ainda não aparece no site.";
    const page = await openScreenOf("/admin/banner");
    await page.getByText(missing).waitFor();
    await page.getByLabel("Ativo", { exact: true }).uncheck();
    await press(page, "Salvar");
    await page.getByText("Banner salvo com sucesso!").first().waitFor();
    expect(await page.getByText(missing).count()).toBe(0);
  });

  test("untitled documents are told apart", async () => {
    const names: string[] = [];
    for (const title of ["", " \u200b"]) {
      const made = await api.call("POST", "/api/admin/documents", { title });
      names.push(`Sem título (${((await made.json()) as { id: number }).id})`);
    }
    const page = await openScreenOf("/admin/documentos");
    for (const name of names) {
      await page.getByRole("heading", { name, exact: true }).waitFor();
      await page.getByRole("link", { name: `Excluir ${name}` }).click();
      await page.getByRole("dialog").getByText(name, { exact: true }).waitFor();
      await press(page, "Excluir");
      await page.getByText("Arquivo excluído.").first().waitFor();
    }
  });
});

describe("with the keyboard alone", () => {
  const chromium = useChromium();

  test("a document is picked up, moved and dropped, and said so in Portuguese", async () => {
    for (const title of ["Um", "Dois"]) await api.call("POST", "/api/admin/documents", { title });
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/documentos");
    await page.getByRole("button", { name: "Arrastar Dois" }).focus();
    await pickUp(page, /^Item levantado: Dois\. Posição/);
    await page.keyboard.press("ArrowLeft");
    await page.getByText(/^Dois está na posição/).waitFor({ state: "attached" });
    await page.keyboard.press("Space");
    await page.getByText("Ordem atualizada.").first().waitFor();
    const order = await orderOf("documents", "title");
    expect(order.indexOf("Dois")).toBeLessThan(order.indexOf("Um"));
  });

  test("a dialog takes the focus, closes at Esc and gives the focus back", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/documentos");
    const add = page.getByRole("link", { name: "Adicionar arquivo" });
    await add.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog:modal").waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await expect.poll(() => add.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test("leaving with something typed asks first", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/numeros-mare");
    await holdAutosave(page);
    await page.locator("[name='regions.number']").fill("12");
    await page.getByRole("link", { name: "Banner" }).click();
    await page.getByText("Sair sem salvar?").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Continuar editando" }).click();
    expect(await page.locator("[name='regions.number']").inputValue()).toBe("12");
  });

  test("a save without a connection keeps the form and says so", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/numeros-mare");
    await page.locator("[name='regions.number']").fill("sem rede");
    chromium.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("sem conexão com o servidor").waitFor();
    expect(await page.locator("[name='regions.number']").inputValue()).toBe("sem rede");
  });
});

describe("axe finds nothing", () => {
  const chromium = useChromium();
  const idOf = async (kind: "documents" | "partners" | "project", record: object) => {
    const answer = await api.call("POST", `/api/admin/${kind}`, record);
    return ((await answer.json()) as { id: number }).id;
  };

  test("on any screen or dialog at 360 or 1440 px, and none scrolls sideways, at 390 px neither", async () => {
    const file = await idOf("documents", { title: "Relatório" });
    const partner = await idOf("partners", { name: "Cais", type: 1, image: null });
    const files = await uploadFiles(server, await signInToken(server), {
      "foto.png": await samples.png(),
      "filme.mp4": samples.mp4,
    });
    const project = await idOf("project", { name: "Rio", bannerImage: files[0] });
    const screens = [
      ...files.map((path) => `/admin/arquivos/${path}`),
      ...["/admin/dashboard", "/admin/traducoes", "/admin/traducoes/importar"],
      ...["/admin/numeros-mare", "/admin/banner", "/admin/mensagens", "/admin/nada"],
      ...["/admin/acervo", "/admin/acervo?ver=lista", "/admin/acervo/escolher"],
      ...[`/admin/acervo/${files[0]}`, `/admin/acervo/${files[1]}/excluir`],
      ...["/admin/documentos", "/admin/documentos/novo", "/admin/documentos/varios"],
      ...[`/admin/documentos/${file}`, `/admin/documentos/${file}/excluir`],
      ...["/admin/parceiros", "/admin/parceiros/novo?tipo=1", "/admin/parceiros/varios?tipo=1"],
      `/admin/projetos/${project}/fotos`,
      ...[`/admin/parceiros/${partner}`, `/admin/parceiros/${partner}/excluir`],
    ];
    chromium.expectErrors(/status of 404/);
    const page = await chromium.open();
    const findings: string[] = [];
    const look = async (screen: string, judgedAt: number) => {
      const some = judgedAt === 360 ? [360, 1440] : [390, 1440];
      for (const width of form({ short: some, long: [360, 390, 1440] })) {
        await resize(page, width);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        // axe judges widths alike but for what is hidden on a phone: each screen at one, in turns.
        const isJudged = form({ short: width === judgedAt, long: width !== 390 });
        const found = isJudged ? await axeFindings(page) : [];
        if (over > 0) found.push(`scrolls ${over} px sideways`);
        findings.push(...found.map((finding) => `${screen} at ${width}: ${finding}`));
      }
    };
    await page.goto(`${server.url}/admin`);
    await look("/admin", 360);
    await openAsStaff(page, server, "/admin/numeros-mare");
    for (const [index, screen] of screens.entries()) {
      await openScreen(page, server, screen);
      await look(screen, index % 2 === 0 ? 1440 : 360);
    }
    expect(findings).toEqual([]);
  }, 240_000);
});
