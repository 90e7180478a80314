import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const newProject = "/admin/adicionar-projeto";

async function photos(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `foto-${index + 1}.png`,
      mimeType: "image/png",
      buffer: await samples.png(),
    })),
  );
}

const save = (page: Page) => page.getByRole("button", { name: "Publicar", exact: true }).click();
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const values = (page: Page, list: string, field: string) =>
  page
    .locator(`[name^="${list}["][name$="].${field}"]`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

async function insert(project: object): Promise<number> {
  const answer = await api.call("POST", "/api/admin/project", project);
  return ((await answer.json()) as { id: number }).id;
}

async function stored(id: number) {
  const answer = await api.call("GET", `/api/admin/project/${id}`);
  return (await answer.json()) as Record<string, unknown>;
}

withAndWithoutJavaScript("the project form", (chromium, javaScriptEnabled) => {
  const open = async (path: string) => {
    const page = await chromium.open();
    await openAsStaff(page, server, path, javaScriptEnabled);
    return page;
  };

  test("makes a project with rows, files and English, which the public page shows at once", async () => {
    const page = await open(newProject);
    await page.getByLabel("Nome do projeto", { exact: true }).fill("Rio Acima");
    await page.getByLabel("Nome do projeto (inglês)").fill("Upriver");
    await page.getByText("Avançado").click();
    await page.getByLabel("Link do projeto").fill("https://rio.example");
    const links = ["https://um.example", "https://dois.example", "https://tres.example"];
    for (const [index, link] of links.entries()) {
      await press(page, "Adicionar parceiro");
      // Not simply the last one: without scripts, that may be one of the page that is being left.
      await page.locator(`[name="partners[${index}].link"]`).fill(link);
    }
    await press(page, "Mover Parceiro 3 para cima");
    await expect
      .poll(() => values(page, "partners", "link"))
      .toEqual(["https://um.example", "https://tres.example", "https://dois.example"]);
    await press(page, "Remover Parceiro 1");
    await expect
      .poll(() => values(page, "partners", "link"))
      .toEqual(["https://tres.example", "https://dois.example"]);
    await press(page, "Adicionar notícia");
    await page.getByLabel("Tópico", { exact: true }).fill("Mobilidade");
    const [banner] = await photos(1);
    await page.locator('[name="upload:bannerImage"]').setInputFiles(banner ?? []);
    await page.locator('[name="upload:gallery[].file"]').setInputFiles(await photos(3));
    if (javaScriptEnabled) {
      await expect.poll(() => values(page, "gallery", "file")).toHaveLength(3);
      await page.getByText("Foto 3", { exact: true }).waitFor();
      await expect.poll(() => page.locator('[name="bannerImage"]').inputValue()).toMatch(/^images/);
    }
    await save(page);

    await page.waitForURL(/\/admin\/editar-projeto\/\d+/);
    await expect
      .poll(() => page.getByText("O projeto foi salvo com sucesso!").isVisible())
      .toBe(true);
    expect(await page.getByRole("heading", { name: "Projeto salvo" }).isVisible()).toBe(true);
    expect(
      await page.getByRole("link", { name: "Voltar para todos os projetos" }).getAttribute("href"),
    ).toBe("/admin/projetos");
    const id = Number(/editar-projeto\/(\d+)/.exec(page.url())?.[1]);
    const project = await stored(id);
    expect(project).toMatchObject({
      name: "Rio Acima",
      en: { name: "Upriver" },
      link: "https://rio.example",
      bannerImage: expect.stringMatching(/^images\//),
      partners: [{ link: "https://tres.example" }, { link: "https://dois.example" }],
      posts: [{ topic: "Mobilidade", createdAt: expect.stringMatching(/^20/) }],
      gallery: [{ order: 1 }, { order: 2 }, { order: 3 }],
    });
    await page.getByRole("link", { name: "Visualizar" }).click();
    await page.waitForURL(`${server.url}/projeto/rio-acima/${id}`);
    await page.getByRole("heading", { level: 1, name: "Rio Acima", exact: true }).waitFor();
    await page.goto(`${server.url}/projeto/rio-acima/${id}?lang=en`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Upriver");
  });

  test("shows how the card frames the banner, unless the card has a picture of its own", async () => {
    const page = await open(newProject);
    const shown = page.getByText("Assim o banner fica no cartão");
    const send = async (field: string) => {
      const [picture] = await photos(1);
      await page.locator(`[name="upload:${field}"]`).setInputFiles(picture ?? []);
      if (!javaScriptEnabled) await press(page, "Adicionar parceiro");
      await expect.poll(() => page.locator(`[name="${field}"]`).inputValue()).toMatch(/^images/);
    };
    expect(await shown.isVisible()).toBe(false);
    await send("bannerImage");
    await expect.poll(() => shown.isVisible()).toBe(true);
    await send("cardImageDesktop");
    await expect.poll(() => shown.isVisible()).toBe(false);
    await page.getByText("Avançado").click();
    await page.getByLabel("Usar a imagem do banner no cartão").check();
    await expect.poll(() => shown.isVisible()).toBe(true);
  });

  test("makes a news item of each picture that is chosen for several at once", async () => {
    const page = await open(newProject);
    const pictures = page.locator('[name="upload:posts[].image"]');
    await pictures.focus();
    await pictures.setInputFiles(await photos(3));
    if (!javaScriptEnabled) await press(page, "Adicionar parceiro");
    await expect.poll(() => values(page, "posts", "image")).toHaveLength(3);
    if (javaScriptEnabled) {
      // There, however late the others come.
      const topic = page.locator('[name="posts[0].topic"]');
      await expect.poll(() => topic.evaluate((it) => it === document.activeElement)).toBe(true);
    }
    for (const index of [0, 1, 2]) {
      await page.locator(`[name="posts[${index}].title"]`).fill(`Notícia ${index}`);
    }
    await page.getByLabel("Nome do projeto", { exact: true }).fill("Com notícias");
    await save(page);
    await page.waitForURL(/\/admin\/editar-projeto\/\d+/);
    const { posts } = await stored(Number(/editar-projeto\/(\d+)/.exec(page.url())?.[1]));
    const picture = expect.stringMatching(/^images\//);
    expect(posts).toMatchObject(
      [0, 1, 2].map((index) => ({ title: `Notícia ${index}`, image: picture })),
    );
  });

  test("keeps 20 photos, says how many were left out, and removes one", async () => {
    const page = await open(newProject);
    await page.locator('[name="upload:gallery[].file"]').setInputFiles(await photos(22));
    if (!javaScriptEnabled) await press(page, "Adicionar parceiro");
    // A busy machine takes long for so many.
    await page.locator('[name^="gallery["][name$=".file"]').nth(19).waitFor({ state: "attached" });
    await expect.poll(() => values(page, "gallery", "file")).toHaveLength(20);
    await expect.poll(() => page.getByText("Fotos que ficaram de fora: 2.").count()).toBe(1);
    await press(page, "Remover Foto 7");
    await expect.poll(() => values(page, "gallery", "file")).toHaveLength(19);
    await expect.poll(() => page.getByText("Fotos que ficaram de fora").count()).toBe(0);
  });

  test("comes back with everything typed and uploaded when a link is refused", async () => {
    const id = await insert({ name: "Cais", partners: [{ link: "https://a.example" }] });
    const page = await open(`/admin/editar-projeto/${id}`);
    chromium.expectErrors(/status of 400/);
    await page.getByLabel("Subtítulo", { exact: true }).fill("À beira da água");
    await page.locator('[name="partners[0].link"]').fill("javascript:alert(1)");
    const [logo] = await photos(1);
    await page.locator('[name="upload:bannerLogo"]').setInputFiles(logo ?? []);
    if (javaScriptEnabled) {
      await expect.poll(() => page.locator('[name="bannerLogo"]').inputValue()).toMatch(/^images/);
    }
    await save(page);

    const link = page.locator('[name="partners[0].link"]');
    await expect.poll(() => link.getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByText("Link inválido").first().isVisible()).toBe(true);
    expect(await page.getByLabel("Subtítulo", { exact: true }).inputValue()).toBe(
      "À beira da água",
    );
    expect(await page.locator('[name="bannerLogo"]').inputValue()).toMatch(/^images\//);
    expect(await stored(id)).toMatchObject({ subtitle: "" });
    if (javaScriptEnabled) {
      await expect
        .poll(() => link.evaluate((input) => input === document.activeElement))
        .toBe(true);
    } else {
      const notice = page.getByRole("alert");
      await notice
        .getByRole("link", { name: /^Parceiros dessa iniciativa 1: Link: Link inv/ })
        .click();
      await expect.poll(async () => (await link.boundingBox())?.y).toBeLessThan(900);
    }
    await link.fill("https://b.example");
    await save(page);
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    expect(await stored(id)).toMatchObject({
      subtitle: "À beira da água",
      partners: [{ link: "https://b.example" }],
    });
  });

  test("never overwrites what somebody else saved meanwhile, and shows both texts", async () => {
    const id = await insert({ name: "Ponte", subtitle: "Primeira", highlight: true });
    const page = await open(`/admin/editar-projeto/${id}`);
    chromium.expectErrors(/status of 409/);
    await page.getByLabel("Subtítulo", { exact: true }).fill("Minha versão do texto");
    await api.call("PUT", `/api/admin/project/${id}`, {
      name: "Ponte",
      subtitle: "A versão de outra pessoa",
      highlight: true,
    });
    if (!javaScriptEnabled) await press(page, "Adicionar parceiro");
    await save(page);

    const notice = page.getByRole("alert");
    await notice.getByText("A versão de outra pessoa").waitFor();
    expect(await notice.getByText("Minha versão do texto").isVisible()).toBe(true);
    expect(await notice.locator("legend").allTextContents()).toEqual(["Subtítulo"]);
    expect(await stored(id)).toMatchObject({ subtitle: "A versão de outra pessoa" });
    const typed = page.getByLabel("Subtítulo", { exact: true });
    expect(await typed.inputValue()).toBe("Minha versão do texto");
    await notice.getByRole("radio", { name: "O meu" }).check();
    await save(page);
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    expect(await stored(id)).toMatchObject({ subtitle: "Minha versão do texto", highlight: true });
  });

  test("empties a file field and takes a removed news card off the project", async () => {
    const [file] = await photos(1);
    const page = await open(newProject);
    await page.locator('[name="upload:results.image"]').setInputFiles(file ?? []);
    await page.getByLabel("Nome do projeto", { exact: true }).fill("Com imagem");
    if (javaScriptEnabled) {
      await expect.poll(() => page.locator('[name="results.image"]').inputValue()).toMatch(/^im/);
    }
    await save(page);
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    const id = Number(/editar-projeto\/(\d+)/.exec(page.url())?.[1]);
    await openScreen(page, server, `/admin/editar-projeto/${id}`, javaScriptEnabled);
    const field = page.getByRole("group", { name: "Imagem", exact: true }).first();
    if (javaScriptEnabled) await field.getByRole("button", { name: "Remover Imagem" }).click();
    else await field.getByLabel("Remover ao salvar").check();
    await save(page);
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    expect(await stored(id)).toMatchObject({ results: { image: null } });
  });
});

describe("the project form without JavaScript", () => {
  const chromium = useChromium({ javaScriptEnabled: false });

  test("says what a nameless project is called on the site", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, newProject, false);
    await press(page, "Publicar");
    await page.getByRole("heading", { name: "Projeto salvo" }).waitFor();
    const id = /editar-projeto\/(\d+)/.exec(page.url())?.[1];
    await page.getByText(`No site, ele aparece como “Projeto ${id}”.`).waitFor();
    const visitor = await chromium.open();
    await visitor.goto(`${server.url}/projeto/x/${id}`);
    expect(await visitor.locator("h1").textContent()).toBe(`Projeto ${id}`);
  });
});

describe("one opened form", () => {
  test("makes one project however often it is sent", async () => {
    const before = await count();
    const { headers, form } = await openedForm();
    // As a draft, which is the same project when it is published.
    const kept = await send(headers, { ...form, acao: "rascunho" });
    form.acao = "publicar";
    const [first, second] = await Promise.all([send(headers, form), send(headers, form)]);
    expect([first?.status, second?.status]).toEqual([303, 303]);
    // The first says also what it has changed, so that it can be undone.
    const [screen] = (first?.headers.get("Location") ?? "").split("?salvo");
    expect(second?.headers.get("Location")?.split("?salvo")).toEqual([screen, expect.any(String)]);
    expect(kept.headers.get("Location")).toBe(screen);
    expect(await count()).toBe(before + 1);
  });

  async function count() {
    const answer = await api.call("GET", "/api/admin/project");
    return ((await answer.json()) as { data: unknown[] }).data.length;
  }

  async function openedForm() {
    const origin = { "Sec-Fetch-Site": "same-origin" };
    const signedIn = await fetch(`${server.url}/admin`, {
      method: "POST",
      headers: origin,
      body: new URLSearchParams(admin),
      redirect: "manual",
    });
    const cookie = (signedIn.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
    const html = await (await fetch(server.url + newProject, { headers: { cookie } })).text();
    const key = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(key).not.toBe("");
    const form: Record<string, string> = { idempotencyKey: key, name: "Duas vezes" };
    return { headers: { ...origin, cookie }, form };
  }

  function send(headers: Record<string, string>, form: Record<string, string>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    return fetch(server.url + newProject, { method: "POST", headers, body, redirect: "manual" });
  }
});
