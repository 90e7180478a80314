import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { asksBeforeClosing, openAsStaff } from "#tests/support/staffPages.ts";

const newProject = "/admin/adicionar-projeto";
const sending = "**/admin/arquivos?*";
const file = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await samples.png(),
});
const stored = (page: Page, name = "bannerImage") => page.locator(`[name="${name}"]`).inputValue();
const choose = async (page: Page, name = "a.png", field = "bannerImage") =>
  page.locator(`[name="upload:${field}"]`).setInputFiles(await file(name));

describe("a file that is sent at once", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ demo: false, env: { MAX_FILE_MB: "1" } });
  });
  afterAll(() => server.stop());

  const chromium = useChromium();
  const open = async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, newProject);
    await page.getByLabel("Nome do projeto", { exact: true }).fill("Continua aqui");
    return page;
  };
  const name = (page: Page) => page.getByLabel("Nome do projeto", { exact: true }).inputValue();

  test("shows its progress and can be cancelled, as can the save that waits for it", async () => {
    const page = await open();
    const held: Route[] = [];
    await page.route(sending, (route) => void held.push(route));
    await choose(page);
    await page.getByRole("progressbar", { name: "Enviando a.png" }).waitFor();
    await page.getByText("Enviando 1 de 1…").waitFor();
    // The words are kept meanwhile; the file is not.
    await page.getByText(/^Rascunho salvo/).waitFor();
    expect(await asksBeforeClosing(page)).toBe(true);
    await page.getByRole("button", { name: "Cancelar envio de a.png" }).click();
    await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
    expect(await page.locator(":focus").getAttribute("type")).toBe("file");
    expect([await stored(page), await name(page)]).toEqual(["", "Continua aqui"]);

    await choose(page, "b.png");
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("publica quando terminar").waitFor();
    await page.getByRole("button", { name: "Não publicar" }).click();
    expect(await page.locator(":focus").textContent()).toBe("Publicar");
    await expect.poll(() => held.length).toBe(2);
    await held[1]?.continue();
    await page.getByText("b.png enviado.").waitFor();
    expect(await stored(page)).toMatch(/^images\//);

    await page.getByRole("button", { name: "Remover Banner" }).click();
    expect(await stored(page)).toBe("");
    await page.getByRole("button", { name: "Desfazer: Banner: arquivo removido." }).click();
    expect(await stored(page)).toMatch(/^images\//);
    expect(await page.locator(":focus").getAttribute("type")).toBe("file");
  });

  test("makes a save wait, which then takes it along with what was typed meanwhile", async () => {
    const page = await open();
    const held: Route[] = [];
    await page.route(sending, (route) => void held.push(route));
    await choose(page);
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("publica quando terminar").waitFor();
    await page.getByLabel("Nome do projeto", { exact: true }).fill("Digitado depois");
    await held[0]?.continue();
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    expect(await stored(page)).toMatch(/^images\//);
    expect(await name(page)).toBe("Digitado depois");
  });

  test("says when the connection broke, keeps the rest, and is sent again", async () => {
    const page = await open();
    chromium.expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/);
    await page.route(sending, (route) => route.abort("connectionreset"));
    await choose(page);
    await page
      .getByRole("alert")
      .getByText("A conexão caiu durante o envio de a.png. O resto do formulário está intacto.")
      .waitFor();
    expect([await stored(page), await name(page)]).toEqual(["", "Continua aqui"]);
    await page.unroute(sending);
    await page.getByRole("button", { name: "Tentar de novo" }).click();
    await page.getByText("a.png enviado.").waitFor();
    expect(await stored(page)).toMatch(/^images\//);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  });

  test("that a proxy refuses is not called a lost connection, and not offered again", async () => {
    const page = await open();
    chromium.expectErrors(/413/);
    const body = "<h1>413 Request Entity Too Large</h1>";
    await page.route(sending, (route) =>
      route.fulfill({ status: 413, contentType: "text/html", body }),
    );
    await choose(page);
    await page.getByText("a.png foi recusado antes de chegar ao site").waitFor();
    expect(await page.getByRole("button", { name: "Tentar de novo" }).count()).toBe(0);
  });

  test("is refused before it is sent when it is too large, which the field had said", async () => {
    const page = await open();
    const banner = page.getByRole("group", { name: "Banner", exact: true });
    await banner.getByText("JPG, JPEG, PNG ou WEBP. Até 1 MB.").waitFor();
    await page.locator('[name="upload:bannerImage"]').setInputFiles({
      ...(await file("grande.png")),
      buffer: Buffer.alloc(1024 * 1024 + 1),
    });
    await banner.getByText("grande.png passa do limite de 1 MB.").waitFor();
    await banner.getByRole("button", { name: "Descartar" }).click();
    await expect.poll(() => banner.getByRole("alert").count()).toBe(0);
    expect(await page.locator(":focus").getAttribute("name")).toBe("upload:bannerImage");
  });

  test("that is none of the kinds is named, is not offered again, and gives way to the next", async () => {
    const page = await open();
    chromium.expectErrors(/status of 415/);
    const banner = page.getByRole("group", { name: "Banner", exact: true });
    const text = { name: "foto.heic", mimeType: "image/heic", buffer: Buffer.from("nada") };
    await choose(page, "a.png");
    await banner.getByText("a.png enviado.").waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('[name="upload:bannerImage"]').setInputFiles(text);
    const failure = banner.getByText("foto.heic: Este tipo de arquivo não é aceito");
    await failure.waitFor();
    expect((await failure.boundingBox())?.width).toBeGreaterThan(120);
    expect(await banner.getByRole("button", { name: "Tentar de novo" }).count()).toBe(0);
    await choose(page, "b.png");
    await banner.getByText("b.png enviado.").waitFor();
    expect(await banner.getByRole("alert").count()).toBe(0);
  });

  test("and removed again, leaves the field empty: the picture before it stays away", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/banner");
    await choose(page, "a.png", "desktopImage");
    await page.getByText("a.png enviado.").waitFor();
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Banner salvo com sucesso!").first().waitFor();
    await expect.poll(() => page.getByText("a.png enviado.").count()).toBe(0);

    await choose(page, "b.png", "desktopImage");
    await page.getByText("b.png enviado.").waitFor();
    await page.getByRole("button", { name: /^Remover / }).click();
    await page.getByLabel("Link", { exact: true }).fill("/contato");
    expect(await stored(page, "desktopImage")).toBe("");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect.poll(() => page.getByLabel("Link", { exact: true }).inputValue()).toBe("/contato");
    expect(await stored(page, "desktopImage")).toBe("");
  });

  test("to the library is not cut off without a question", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/acervo");
    await page.route(sending, () => undefined);
    await page.locator("[name='upload:arquivos[].file']").setInputFiles(await file("a.png"));
    await page.getByRole("progressbar", { name: "Enviando a.png" }).waitFor();
    expect(await asksBeforeClosing(page)).toBe(true);
    await page.locator("nav a[href='/admin/mensagens']:visible").click();
    await page.getByRole("dialog").getByRole("button", { name: "Continuar editando" }).click();
    expect(await page.getByRole("progressbar").count()).toBe(1);
  });

  test("is in the library, whose dialog keeps the focus and what was marked from page to page", async () => {
    const staff = await signInToApi(server);
    const papers = Array.from({ length: 49 }, (_, at) => [`ata-${at}.pdf`, samples.paper()]);
    await uploadFiles(server, staff.token, Object.fromEntries(papers));
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/documentos/varios");
    await page.getByRole("button", { name: "Do acervo" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/^\d+ arquivos$/).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    expect(await focused()).toBe("q");
    await dialog.getByRole("checkbox", { name: /Marcar.*ata-48\./ }).check();
    await dialog.getByRole("button", { name: "Próximos" }).click();
    await expect.poll(() => dialog.locator("ul:focus").count()).toBe(1);
    await dialog.getByRole("checkbox", { name: /Marcar.*ata-0\./ }).check();
    expect(await dialog.getByRole("checkbox", { name: "ata-48.pdf" }).isChecked()).toBe(true);
    await dialog.getByRole("button", { name: "Usar os marcados" }).click();
    await expect.poll(() => page.locator("[name$='].title']").count()).toBe(2);

    // What is not there yet is sent from there, by the form's own picker.
    await page.getByRole("button", { name: "Do acervo" }).click();
    const asked = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Enviar arquivos novos" }).click();
    await (await asked).setFiles(await file("mapa.png"));
    await expect.poll(() => page.locator("[name$='].title']").count()).toBe(3);
    expect(await dialog.count()).toBe(0);
  });

  test("of many megabytes goes on where it was: when the connection is back, and chosen again later", async () => {
    const page = await open();
    chromium.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const folder = mkdtempSync(path.join(tmpdir(), "film-"));
    const film = path.join(folder, "filme.mp4");
    writeFileSync(film, Buffer.concat([samples.mp4, Buffer.alloc(9 * 1024 * 1024)]));
    const offsets: (string | null)[] = [];
    let isOnline = false;
    await page.route("**/admin/arquivos/partes/*", async (route) => {
      const offset = await route.request().headerValue("Upload-Offset");
      if (offset !== null && offset !== "0" && !isOnline)
        return route.abort("internetdisconnected");
      if (offset !== null) offsets.push(offset);
      return route.continue();
    });
    const chooseFilm = () => page.locator('[name="upload:projectInAction"]').setInputFiles(film);
    const waits = page.getByText("Sem conexão: continua quando voltar");
    await chooseFilm();
    await waits.waitFor();
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await chooseFilm();
    await waits.waitFor();
    await page.getByText("89%").waitFor();
    isOnline = true;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByText("filme.mp4 enviado.").waitFor();
    rmSync(folder, { recursive: true });
    expect(offsets).toEqual(["0", String(8 * 1024 * 1024)]);
    expect(await stored(page, "projectInAction")).toMatch(/^videos\//);
    const isKept = () => Object.keys(localStorage).some((key) => key.startsWith("tus"));
    expect(await page.evaluate(isKept)).toBe(false);
  });

  test("is refused on the banner's screen with the toast of every failed upload", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/banner");
    const buffer = Buffer.alloc(1024 * 1024 + 1);
    await page
      .locator('[name="upload:desktopImage"]')
      .setInputFiles({ ...(await file("grande.png")), buffer });
    await page.getByText("Falha no upload da imagem.").first().waitFor();
  });
});

/** A file system of 24 MB, if this machine permits mounting one. */
const smallDisk = mkdtempSync(path.join(tmpdir(), "small-disk-"));
const hasSmallDisk = mount();

describe.runIf(hasSmallDisk)("on a full disk", () => {
  const filler = path.join(smallDisk, "filler");
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ demo: false, storageDir: smallDisk });
  });
  afterAll(async () => {
    await server.stop({ expectErrors: true, keepStorage: true });
    execFileSync("umount", [smallDisk]);
    rmSync(smallDisk, { recursive: true });
  });

  withAndWithoutJavaScript("a form", (chromium, javaScriptEnabled) => {
    test("says why it is not saved and keeps what was typed; with room it is saved", async () => {
      const page = await chromium.open();
      await openAsStaff(page, server, "/admin/banner", javaScriptEnabled);
      const link = page.getByLabel("Link", { exact: true });
      await link.fill(`/contato?script=${javaScriptEnabled}`);
      const picture = { ...(await file("a.png")), buffer: await samples.photo(1600, 1200, 1) };
      const sendPicture = () => page.locator('[name="upload:desktopImage"]').setInputFiles(picture);
      const save = page.getByRole("button", { name: "Salvar", exact: true });

      chromium.expectErrors(/status of 507/);
      fillDisk(filler);
      await sendPicture();
      if (!javaScriptEnabled) await save.click();
      const field = page.getByRole("group", { name: "Imagem para computador" });
      await field.getByText(/espaço/).waitFor();
      expect(await link.inputValue()).toBe(`/contato?script=${javaScriptEnabled}`);
      expect((await fetch(`${server.url}/`)).status).toBe(200);

      rmSync(filler);
      if (javaScriptEnabled) await page.getByRole("button", { name: "Tentar de novo" }).click();
      else await sendPicture();
      if (javaScriptEnabled) await page.getByText("a.png enviado.").waitFor();
      await save.click();
      await page.getByText("Banner salvo com sucesso!").first().waitFor();
    });
  });
});

function fillDisk(filler: string) {
  const chunk = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeFileSync(filler, chunk, { flag: "a" });
  } catch {
    // The disk is full, as intended.
  }
}

function mount(): boolean {
  const options = ["-t", "tmpfs", "-o", "size=24m", "tmpfs", smallDisk];
  try {
    execFileSync("mount", options, { stdio: "ignore" });
    return true;
  } catch {
    rmSync(smallDisk, { recursive: true });
    return false;
  }
}
