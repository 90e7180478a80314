import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { focusedName } from "#tests/support/keyboard.ts";
import { fullProject } from "#tests/support/projectPage.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* A row of the project form goes with one click, with all its texts: the last one can be put back. */

let server: TestServer;
let form: string;
beforeAll(async () => {
  server = await startServer();
  const id = /\d+$/.exec(await fullProject(server))?.[0];
  form = `/admin/editar-projeto/${id}`;
});
afterAll(() => server.stop());

const chromium = useChromium();

async function open() {
  const page = await chromium.open();
  await openAsStaff(page, server, form);
  return page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** In the form: "Projeto salvo" has one too. */
const undo = (page: Page) =>
  page.locator("form").getByRole("button", { name: "Desfazer", exact: true });
const values = (page: Page, list: string, field: string) =>
  page
    .locator(`[name^="${list}["][name$="].${field}"]`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/**
 * Holds the page's clock, by which it tells a double click from two, while `act` clicks twice: a busy machine
 * takes longer than a hand.
 */
async function atOnce(page: Page, act: () => Promise<void>) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await act();
  await page.clock.resume();
}

test("a double click removes one photo, which is announced and comes back to its place", async () => {
  const page = await open();
  const photos = await values(page, "gallery", "file");
  expect(photos.length).toBeGreaterThan(3);
  await atOnce(page, () => button(page, "Remover Foto 2").dblclick());
  await page.getByRole("status").getByText("Foto removida.").waitFor();
  await page.waitForTimeout(300);
  const left = photos.filter((_, index) => index !== 1);
  expect(await values(page, "gallery", "file")).toEqual(left);
  expect(await focusedName(page)).toBe("Desfazer");
  await page.keyboard.press("Enter");
  await expect.poll(() => values(page, "gallery", "file")).toEqual(photos);
  expect(await undo(page).count()).toBe(0);
  await expect.poll(() => focusedName(page)).toBe("Remover Foto 2");
});

test("a double tap removes one row, whatever slides under the finger", async () => {
  const page = await chromium.open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openAsStaff(page, server, form);
  const partners = await values(page, "partners", "link");
  const bin = button(page, "Remover Parceiro 1");
  await bin.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await bin.boundingBox()) ?? {};
  await atOnce(page, async () => {
    for (const _ of [1, 2]) await page.touchscreen.tap(x + 20, y + 20);
  });
  await page.getByText("Parceiro removido.").waitFor();
  await page.waitForTimeout(300);
  expect(await values(page, "partners", "link")).toEqual(partners.slice(1));
});

test("two photos removed on purpose are two, and the last one can be put back", async () => {
  const page = await open();
  const photos = await values(page, "gallery", "file");
  await button(page, "Remover Foto 1").click();
  await button(page, "Remover Foto 3").click();
  await expect
    .poll(() => values(page, "gallery", "file"))
    .toEqual(photos.filter((_, index) => index !== 0 && index !== 3));
  await undo(page).click();
  await expect.poll(() => values(page, "gallery", "file")).toEqual(photos.slice(1));
});

test("a news item comes back with everything typed, after the others were moved, and is saved", async () => {
  const page = await open();
  const before = await values(page, "posts", "title");
  await button(page, "Adicionar notícia").click();
  const at = before.length;
  await page.locator(`[name="posts[${at}].topic"]`).fill("Maré");
  await page.locator(`[name="posts[${at}].title"]`).fill("A maré sobe\nduas vezes");
  await page.locator(`[name="posts[${at}].link"]`).fill("https://mare.example");
  await page.locator(`[name="posts[${at}].en.title"]`).fill("The tide rises");
  await page
    .locator(`[name="posts[${at}].en.confirmed"][value="topic"]`)
    .evaluate((box) => (box as HTMLInputElement).click());
  await button(page, `Remover Notícia ${at + 1}`).click();
  await page.getByText("Notícia removida.").waitFor();
  await button(page, "Mover Notícia 2 para cima").click();
  const [first = "", second = "", ...rest] = before;
  await expect.poll(() => values(page, "posts", "title")).toEqual([second, first, ...rest]);
  await undo(page).click();
  await expect
    .poll(() => values(page, "posts", "title"))
    .toEqual([second, first, ...rest, "A maré sobe\nduas vezes"]);
  expect(await page.locator(`[name="posts[${at}].en.title"]`).inputValue()).toBe("The tide rises");
  expect(await page.locator(`[name="posts[${at}].en.confirmed"][value="topic"]`).isChecked()).toBe(
    true,
  );
  await button(page, "Publicar").click();
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  expect(await values(page, "posts", "link")).toContain("https://mare.example");
  expect(await undo(page).count()).toBe(0);
});

test.each([
  ["partners", "image", "Parceiro", "Adicionar parceiro", "a.png", samples.png],
  ["documents", "file", "Documento", "Adicionar documento", "a.pdf", async () => samples.pdf],
] as const)("a row of %s that went during an upload comes back with the file", async (...row) => {
  const [list, field, item, add, name, bytes] = row;
  const page = await open();
  const before = (await values(page, list, field)).length;
  const file = { name, mimeType: "", buffer: await bytes() };
  const release = await holdBack(page, "**/admin/arquivos?*");
  // The row after it moves into its place meanwhile.
  await button(page, add).click();
  await button(page, add).click();
  await page.locator(`[name="${list}[${before + 1}].link"]`).fill("https://mare.example");
  await page.locator(`[name="upload:${list}[${before}].${field}"]`).setInputFiles(file);
  await page.getByRole("progressbar", { name: `Enviando ${name}` }).waitFor();
  await button(page, `Remover ${item} ${before + 1}`).click();
  await page.getByText(`${item} removido.`).waitFor();
  await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
  await undo(page).click();
  await page.getByRole("progressbar", { name: `Enviando ${name}` }).waitFor();
  release();
  const stored = page.locator(`[name="${list}[${before}].${field}"]`);
  await expect.poll(() => stored.inputValue()).toMatch(/^(images|documents|files)\//);
  const rest = await values(page, list, field);
  expect(rest.slice(before + 1)).toEqual([""]);
  expect((await values(page, list, "link")).at(-1)).toBe("https://mare.example");
});

test("a row whose upload had failed comes back with it, and the file is sent again", async () => {
  const page = await open();
  chromium.expectErrors(/ERR_FAILED|ERR_CONNECTION/);
  const at = (await values(page, "posts", "image")).length;
  await button(page, "Adicionar notícia").click();
  await page.route("**/admin/arquivos?*", (route) => route.abort("connectionreset"));
  const file = { name: "a.png", mimeType: "image/png", buffer: await samples.png() };
  await page.locator(`[name="upload:posts[${at}].image"]`).setInputFiles(file);
  await page.getByText("A conexão caiu durante o envio de a.png").waitFor();
  await button(page, `Remover Notícia ${at + 1}`).click();
  await page.unroute("**/admin/arquivos?*");
  await undo(page).click();
  await page.getByText("a.png enviado.").waitFor();
  expect((await values(page, "posts", "image"))[at]).toMatch(/^images\//);
});
