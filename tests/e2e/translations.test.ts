import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { focusedName, tabAndPress } from "#tests/support/keyboard.ts";
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

withAndWithoutJavaScript("translations", (chromium, isScripted) => {
  const name = isScripted ? "Rio com script" : "Rio sem script";
  const project = {
    ...{ name, subtitle: "Um rio", en: { name: "River" } },
    posts: [{ title: `Notícia ${name}`, en: { title: "News" } }],
  };

  const open = async (path = "/admin/traducoes") => {
    const page = await chromium.open();
    await openAsStaff(page, server, path, isScripted);
    return page;
  };
  const create = async () => {
    const answer = await api.call("POST", "/api/admin/project", project);
    return ((await answer.json()) as { id: number }).id;
  };
  const read = async (id: number, lang: string) =>
    (await (await api.call("GET", `/api/projects/${id}?lang=${lang}`)).json()) as {
      name: string;
      subtitle: string;
    };
  const recordOf = (page: Page) =>
    page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: `Projeto: ${name}`, exact: true }) });
  const items = (page: Page) => recordOf(page).first().getByRole("listitem");

  test("are listed by state, lead to their field, and are confirmed as they are", async () => {
    const id = await create();
    await api.call("PUT", `/api/admin/project/${id}`, { ...project, name });
    await api.call("PUT", `/api/admin/project/${id}`, {
      ...project,
      posts: [{ ...project.posts[0], title: `Notícia nova ${name}` }],
    });
    const page = await open();
    if (isScripted) expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("navigation", { name: "Situação" }).getByText("Desatualizado").click();
    await page.waitForURL(/estado=desatualizados/);
    await expect.poll(() => items(page).count()).toBe(1);
    const text = items(page).first();
    expect(await text.locator("[lang=en]").textContent()).toBe("News");
    expect(await text.textContent()).toContain(`Notícia nova ${name}`);

    await items(page)
      .first()
      .getByRole("link", { name: /Editar/ })
      .click();
    await page.waitForURL(/editar-projeto/);
    const field = page.locator("[name='posts[0].en.title']");
    if (isScripted) {
      await page.waitForFunction(
        () => document.activeElement?.getAttribute("name") === "posts[0].en.title",
      );
    }
    expect(await field.isVisible()).toBe(true);

    await page.goto(`${server.url}/admin/traducoes?estado=desatualizados`);
    await items(page)
      .first()
      .getByRole("button", { name: /Continua certa/ })
      .click();
    await page.getByText("Tradução confirmada.").first().waitFor();
    expect(await recordOf(page).count()).toBe(0);

    await page.goto(`${server.url}/admin/traducoes?estado=faltam`);
    await items(page)
      .first()
      .getByRole("button", { name: /Fica igual: Subtítulo/ })
      .click();
    await page.getByText("Tradução confirmada.").first().waitFor();
    expect(await recordOf(page).count()).toBe(0);
    await api.call("DELETE", `/api/admin/project/${id}`);
  });

  test("an outdated field of a form is confirmed by a checkbox", async () => {
    const id = await create();
    await api.call("PUT", `/api/admin/project/${id}`, { ...project, subtitle: "", name: "Outro" });
    const page = await open(`/admin/editar-projeto/${id}`);
    await page.getByLabel("A tradução continua certa: Nome do projeto").check();
    await page.getByRole("button", { name: "Publicar", exact: true }).first().click();
    await page.getByText("O projeto foi salvo com sucesso!").first().waitFor();
    await page.goto(`${server.url}/admin/traducoes?estado=desatualizados`);
    expect(await page.getByText("River").count()).toBe(0);
    await api.call("DELETE", `/api/admin/project/${id}`);
  });

  test("travel as a file to a translator and back, looked at before they are saved", async () => {
    const id = await create();
    const page = await open("/admin/traducoes?estado=faltam");
    const started = page.waitForEvent("download");
    await page.getByRole("link", { name: "Exportar CSV" }).click();
    const csv = await readFile(await (await started).path(), "utf8");
    expect(csv).toMatch(/^\uFEFF"chave";"onde";"campo";"português";"inglês";"situação"\r\n/);
    const edited = csv.replace('"Um rio";""', '"Um rio";"A river"');
    expect(edited).not.toBe(csv);

    await page.getByRole("link", { name: "Importar CSV" }).click();
    await page.getByRole("heading", { level: 1, name: "Importar traduções" }).waitFor();
    const upload = async (content: string | Buffer) => {
      const buffer = Buffer.from(content as string);
      await page
        .getByLabel("Arquivo CSV")
        .setInputFiles({ name: "t.csv", mimeType: "text/csv", buffer });
      await page.getByRole("button", { name: "Ver o que vai mudar" }).click();
    };
    chromium.expectErrors(/415/);
    await upload(Buffer.from("PK\x03\x04\0\xe2", "latin1"));
    await page.getByText("O arquivo não é um CSV.").waitFor();
    await upload(edited);
    await page.getByRole("heading", { name: "1 texto vai mudar" }).waitFor();
    if (isScripted) expect(await axeFindings(page)).toEqual([]);
    expect(await read(id, "en")).toMatchObject({ subtitle: "Um rio" });
    const confirm = page.getByRole("button", { name: "Salvar estas mudanças" });
    if (isScripted) {
      // The preview is still there, to be confirmed again.
      chromium.expectErrors(/ERR_FAILED/);
      await page.route("**/importar.data*", (route) => route.abort());
      await confirm.click();
      await page.getByRole("alert").waitFor();
      await page.unroute("**/importar.data*");
    }
    await confirm.click();
    await page.getByText("1 texto em inglês salvo.").first().waitFor();
    expect(await read(id, "en")).toMatchObject({ name: "River", subtitle: "A river" });
    await api.call("DELETE", `/api/admin/project/${id}`);
  });
});

const chromium = useChromium();

test("the keyboard goes on at the next text when one was confirmed", async () => {
  await api.call("POST", "/api/admin/project", { name: "Vila", subtitle: "Um bairro" });
  await api.call("POST", "/api/admin/documents", { title: "Plano" });
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/traducoes?estado=faltam");
  await tabAndPress(page, "Fica igual: Nome do projeto de Projeto: Vila");
  await expect.poll(() => focusedName(page)).toBe("Fica igual: Subtítulo de Projeto: Vila");
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Fica igual: Titulo de Documento: Plano");
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Traduções");
});
