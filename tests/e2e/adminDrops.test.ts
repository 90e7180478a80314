import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { useChromium } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* Files that are dragged from the desktop, or copied there. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const chromium = useChromium();
const stored = (page: Page, name: string) =>
  page.locator(`[name="${name}"]`).inputValue({ timeout: 30_000 });

interface Sent {
  name: string;
  type: string;
  bytes: Buffer;
}
const png = async (name: string): Promise<Sent> => ({
  name,
  type: "image/png",
  bytes: await samples.png(),
});

/** Sends the events of a drag that ends here. @returns whether the browser's own way, opening the file, was prevented */
function drop(target: Locator, files: Sent[]): Promise<boolean> {
  const sent = files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString("base64") }));
  return target.evaluate((element, files) => {
    const data = new DataTransfer();
    for (const { name, type, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
    }
    const send = (type: string) =>
      !element.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }),
      );
    return send("dragover") && send("drop");
  }, sent);
}

test("a file goes into the card that it is dropped on or pasted into; beside it, the page stays", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/banner");
  const card = page.getByRole("group", { name: "Imagem para computador" });
  expect(await drop(card.getByText("ou solte aqui"), [await png("a.png")])).toBe(true);
  await card.getByText("a.png enviado.").waitFor();
  const dropped = await stored(page, "desktopImage");
  expect(dropped).toMatch(/^images\//);

  const other = page.getByRole("group", { name: "Imagem para celular" });
  await other.locator("input[type=file]").focus();
  await page.evaluate(async (src) => {
    const data = new DataTransfer();
    data.items.add(
      new File([await (await fetch(src)).blob()], "colada.webp", { type: "image/webp" }),
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }),
    );
  }, `/storage/${dropped}`);
  await other.getByText("colada.webp enviado.").waitFor();

  expect(await drop(page.locator("h1"), [await png("b.png")])).toBe(true);
  expect(await stored(page, "desktopImage")).toBe(dropped);
});

test("six logos that are dropped on a board become six partners, checked on one screen", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/parceiros");
  const names = ["prefeitura-do-recife", "porto-digital", "UFPE", "CESAR", "sesc", "img_1"];
  const logos = await Promise.all(names.map((name) => png(`logo-${name}.png`)));
  const board = page.getByRole("region", { name: "Parceiros na página de início" });
  expect(await drop(board.getByRole("heading"), logos)).toBe(true);
  await page.getByRole("button", { name: "Remover logotipo 6" }).waitFor();
  const fields = page.getByLabel("Nome", { exact: true });
  expect(await fields.nth(0).inputValue()).toBe("Prefeitura do Recife");
  const flags = page.getByText("Sem nome.").filter({ visible: true });
  expect(await flags.count()).toBe(1);
  await fields.nth(5).fill("Instituto da Cidade");
  expect(await flags.count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Adicionar parceiros" }).click();
  await page.getByText("6 parceiros adicionados.").first().waitFor();
  expect(await board.locator("[data-card]").count()).toBe(6);
});

test("files of several kinds that are dropped on the project form are offered to their places", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/adicionar-projeto");
  const pdf = (name: string) => ({ name, type: "application/pdf", bytes: samples.pdf });
  const mixed = [await png("a.png"), pdf("Plano_2026.pdf"), await png("b.png"), pdf("Lei.pdf")];
  const banner = page.getByRole("group", { name: "Banner", exact: true });
  expect(await drop(banner.getByText("ou solte aqui"), mixed)).toBe(true);
  const dialog = page.getByRole("dialog", { name: "Colocar os arquivos" });
  await dialog.getByText("Fotos na galeria: 2").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => stored(page, "gallery[1].file")).toMatch(/^images\//);
  await expect.poll(() => stored(page, "documents[1].file")).toMatch(/^files\//);
  expect(await stored(page, "documents[0].title")).toBe("Plano 2026");
  expect(await stored(page, "documents[1].title")).toBe("Lei");
  expect(await stored(page, "bannerImage")).toBe("");
});
