import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { axeFindings } from "#tests/support/axe.ts";
import { useChromium } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* A picture is described from the middle of a form, whose unsaved texts and uploads must survive it. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const describeBanner = "Texto alternativo e recorte: Banner (abre em nova aba)";

/** Clicks the link; its page opens in a tab of its own. */
async function follow(page: Page, name: string) {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name, exact: true }).click();
  return opened;
}

async function sendBanner(page: Page) {
  const buffer = await samples.png();
  const file = { name: "a.png", mimeType: "image/png", buffer };
  await page.locator('[name="upload:bannerImage"]').setInputFiles(file);
}

/** Frames the card by mouse and by keys, and turns the picture; the crops follow at once. */
async function frameCard(
  page: Page,
  dialog: Locator,
  shownBy: (name: string) => Promise<string | null>,
) {
  const card = () => shownBy("Cartão, notícia");
  await dialog.getByRole("button", { name: "Cartão, notícia" }).click();
  const frame = dialog.getByRole("group", { name: "Enquadramento: Cartão, notícia" }).first();
  const size = dialog.getByLabel("Tamanho (%)").filter({ visible: true });
  const seen = [await card()];
  const follows = async () => {
    await expect.poll(card).not.toBe(seen.at(-1));
    seen.push(await card());
  };
  await frame.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press("-");
  await follows();
  expect(await size.inputValue()).toBe("90");
  await page.keyboard.press("ArrowRight");
  await follows();
  const box = await frame.boundingBox();
  if (!box) throw new Error("The frame is not seen");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x, box.y + box.height / 2);
  await page.mouse.up();
  await follows();
  await size.fill("50");
  await follows();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Voltar ao ponto focal" }).click();
  await follows();
  expect(await dialog.getByText("À parte", { exact: true }).count()).toBe(0);
  await dialog.getByRole("button", { name: "Cartão, notícia" }).click();
  await size.fill("60");
  await dialog.getByRole("button", { name: "Pronto", exact: true }).click();
  await dialog.getByRole("button", { name: "Girar à direita" }).click();
  await follows();
}

const chromium = useChromium();

test("its dialog opens over the form, which stays as it is, and says what is still missing", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/adicionar-projeto");
  const name = page.getByLabel("Nome do projeto", { exact: true });
  await name.fill("Com dialogo");
  await sendBanner(page);
  const open = page.getByRole("button", { name: "Texto alternativo e recorte: Banner" });
  await open.click();
  const dialog = page.getByRole("dialog");
  const alt = dialog.getByLabel("Texto alternativo", { exact: true });
  await alt.waitFor();
  await expect.poll(() => alt.evaluate((field) => field === document.activeElement)).toBe(true);
  await alt.fill("Um rio");
  const shownBy = (name: string) =>
    dialog.getByRole("listitem").filter({ hasText: name }).locator("svg").getAttribute("viewBox");
  const before = await shownBy("Faixa da página");
  await dialog.getByLabel("Da esquerda para a direita").fill("0");
  expect(await shownBy("Faixa da página")).not.toBe(before);
  await frameCard(page, dialog, shownBy);
  expect(await axeFindings(page)).toEqual([]);
  // Closed, it is kept as the description's draft.
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  await open.click();
  await dialog.getByText("Alterações não publicadas").waitFor();
  expect(await alt.inputValue()).toBe("Um rio");
  await dialog.getByRole("status").getByText("Girada à direita").waitFor();
  await dialog.getByRole("button", { name: /^Cartão, notícia À parte$/ }).waitFor();
  await dialog.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.getByText("Texto alternativo e recorte salvos!").first().waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await name.inputValue()).toBe("Com dialogo");

  await open.click();
  expect(await alt.inputValue()).toBe("Um rio");
  // Otherwise in this place alone: that is kept and saved with the form.
  await dialog.getByLabel("Só neste lugar").check();
  const own = dialog.getByLabel("O que a imagem mostra, neste lugar");
  await expect.poll(() => own.evaluate((field) => field === document.activeElement)).toBe(true);
  await own.fill("O rio, visto da ponte");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Pronto" }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByText("Texto alternativo só daqui: “O rio, visto da ponte”").waitFor();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  await page.getByRole("link", { name: "Visualizar" }).click();
  await page.getByRole("img", { name: "O rio, visto da ponte" }).waitFor();
});

test("the selected photos of a gallery are described one after the other", async () => {
  const staff = await signInToApi(server);
  const names = [1, 2, 3].map((seed) => [`foto-${seed}.jpg`, seed] as const);
  const photos = await Promise.all(
    names.map(async ([name, seed]) => [name, await samples.photo(300, 200, seed)] as const),
  );
  const files = await uploadFiles(server, staff.token, Object.fromEntries(photos));
  const gallery = files.map((file) => ({ file }));
  const answer = await staff.call("POST", "/api/admin/project", { name: "Com fotos", gallery });
  const { id } = (await answer.json()) as { id: number };
  const page = await chromium.open();
  await openAsStaff(page, server, `/admin/editar-projeto/${id}`);
  const index = page.getByRole("navigation", { name: "Seções do projeto" });
  const gap = index.getByRole("listitem").filter({ hasText: "Galeria" });
  await gap.getByText("(3 imagens sem texto alternativo)").waitFor();
  for (const photo of ["Foto 1", "Foto 3"]) await page.getByLabel(`Selecionar ${photo}`).check();
  const describe = page.getByRole("button", { name: "Descrever", exact: true });
  await describe.click();
  const opened = (title: string) => page.getByRole("dialog", { name: title });
  const describeIn = async (title: string, text: string, save: string) => {
    await opened(title).getByLabel("Texto alternativo", { exact: true }).fill(text);
    await opened(title).getByRole("button", { name: save }).click();
  };
  await describeIn("Foto 1: texto alternativo e recorte (1 de 2)", "Rio", "Salvar e seguir");
  await describeIn("Foto 3: texto alternativo e recorte (2 de 2)", "Cais", "Salvar");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => describe.evaluate((it) => it === document.activeElement)).toBe(true);
  const states = page.locator("#secao-gallery [data-alt]");
  expect(await states.allTextContents()).toEqual([
    "Com texto alternativo",
    "Sem texto alternativo",
    "Com texto alternativo",
  ]);
  await gap.getByText("(1 imagem sem texto alternativo)").waitFor();
  const open = page.locator("#pronto-para-publicar li", { hasText: "Sem texto alternativo" });
  await expect.poll(() => open.locator("li").count()).toBe(1);

  // The screen for all of them begins at the one that lacks its text.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.getByRole("link", { name: "Descrever todas as imagens em uma só tela" }).click();
  const text = page.getByRole("group", { name: "Foto 2" }).getByLabel("Texto alternativo").first();
  await expect.poll(() => text.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect
    .poll(() => text.evaluate((it) => it.getBoundingClientRect().bottom < innerHeight))
    .toBe(true);
});

test("the photos of a new project are described on one screen, too, once they are kept", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/adicionar-projeto");
  const photo = {
    name: "foto.jpg",
    mimeType: "image/jpeg",
    buffer: await samples.photo(300, 200, 7),
  };
  const send = (file: typeof photo) =>
    page.locator('[name="upload:gallery[].file"]').setInputFiles([file]);
  await send(photo);
  const all = page.getByRole("link", { name: "Descrever todas as imagens em uma só tela" });
  await all.waitFor();
  // What was typed a moment ago is kept first, and nothing is asked.
  await page.getByLabel("Nome do projeto", { exact: true }).fill("Com uma foto");
  await all.click();
  const describe = async (photo: string, text: string) => {
    const texts = page.getByRole("group", { name: photo });
    await texts.getByLabel("Texto alternativo", { exact: true }).fill(text);
    await page.keyboard.press("Enter");
    await page.getByText("1 descrição salva.").first().waitFor();
    await page.locator("[data-save-bar]").getByRole("link", { name: "Voltar ao projeto" }).click();
    await page.waitForURL(/\/admin\/editar-projeto\/\d+/);
  };
  const states = page.locator("#secao-gallery [data-alt]");
  await describe("Foto 1", "O rio");
  await expect.poll(() => states.allTextContents()).toEqual(["Com texto alternativo"]);

  // Whoever comes back finds it described, though it had no text when it was left.
  await send({ ...photo, name: "outra.jpg", buffer: await samples.photo(300, 200, 8) });
  await expect.poll(() => states.count()).toBe(2);
  await all.click();
  await describe("Foto 2", "O cais");
  await expect.poll(() => states.allTextContents()).toEqual(Array(2).fill("Com texto alternativo"));
});

describe("without JavaScript", () => {
  const plain = useChromium({ javaScriptEnabled: false });

  test("its screen leaves the form as it is, and leads back to the one project that shows it", async () => {
    const page = await plain.open();
    await openAsStaff(page, server, "/admin/adicionar-projeto", false);
    const name = page.getByLabel("Nome do projeto", { exact: true });
    const title = "Projeto sem script";
    await name.fill(title);
    await sendBanner(page);
    // Files are stored by any answer of the form.
    await page.getByRole("button", { name: "Adicionar parceiro" }).click();
    const early = await follow(page, describeBanner);
    await early.getByLabel("Texto alternativo", { exact: true }).fill("Um rio");
    await early.getByLabel("Girar e espelhar").selectOption("Espelhada");
    const card = early.getByRole("group", { name: "Cartão, notícia" });
    await card.getByLabel("Tamanho (%)").fill("60");
    expect(await early.getByRole("link", { name: /Voltar ao projeto/ }).count()).toBe(0);
    await early.getByRole("button", { name: "Salvar", exact: true }).click();
    await early.getByText("Texto alternativo e recorte salvos!").first().waitFor();
    await early.close();
    expect(await name.inputValue()).toBe(title);
    expect(await page.locator('[name="bannerImage"]').inputValue()).toMatch(/^images\//);

    await page.getByText("Texto alternativo só daqui").first().click();
    const own = page.getByLabel("O que a imagem mostra, neste lugar").first();
    await own.fill("O rio, daqui");
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("O projeto foi salvo com sucesso!").waitFor();
    expect(await own.inputValue()).toBe("O rio, daqui");
    const form = new URL(page.url()).pathname;
    const late = await follow(page, describeBanner);
    expect(await late.getByLabel("Texto alternativo", { exact: true }).inputValue()).toBe("Um rio");
    await late.getByText(/Banner \(com texto alternativo só daqui\)/).waitFor();
    expect(await late.getByLabel("Girar e espelhar").inputValue()).toBe("f");
    const framed = late.getByRole("group", { name: "Cartão, notícia" });
    expect(await framed.getByLabel("Tamanho (%)").inputValue()).toBe("60");
    await late.getByRole("link", { name: `Voltar ao projeto ${title}` }).click();
    await late.waitForURL((url) => url.pathname === form);
  });
});
