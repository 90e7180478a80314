import type { Locator } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { postMessage } from "#tests/support/contact.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const chromium = useChromium();

async function edgesOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? expect.fail("not shown");
  return { top: y, bottom: y + height, left: x, right: x + width };
}

test.each([
  [1280, 800],
  [390, 700],
])(
  "a dialog's buttons are in sight under a long text and a file, at %d x %d",
  async (width, height) => {
    const page = await chromium.open({ viewport: { width, height } });
    await openAsStaff(page, server, "/admin/documentos", true);
    await page.getByRole("link", { name: "Adicionar arquivo" }).click();
    const dialog = page.getByRole("dialog", { name: "Adicionar arquivo" });
    const text = dialog.getByLabel("Texto", { exact: true });
    await text.fill("Uma linha do texto\n".repeat(30));
    const file = { name: "capa.png", mimeType: "image/png", buffer: await samples.png() };
    await dialog.locator("input[type=file]").setInputFiles(file);
    await page.getByText("capa.png enviado.").first().waitFor();
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    const create = await edgesOf(dialog.getByRole("button", { name: "Criar" }));
    const frame = await edgesOf(dialog);
    expect(create.bottom).toBeLessThan(frame.bottom);
    // Nothing of the form shows beneath them.
    expect((await edgesOf(dialog.locator("[data-actions]"))).bottom).toBeCloseTo(frame.bottom, 0);
    expect(frame.bottom).toBeLessThan(height);

    // The row covers no field that gets the focus, and nothing once scrolled to the end.
    await text.focus();
    await page.keyboard.press("Tab");
    const focused = await edgesOf(page.locator(":focus"));
    expect(focused.bottom).toBeLessThanOrEqual(create.top);
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect((await edgesOf(dialog.getByText("capa.png").last())).bottom).toBeLessThan(create.top);
  },
);

test("on a phone the inbox's folders are one row, with the current one in sight", async () => {
  await postMessage(server.url, { name: "Ana" });
  const page = await chromium.open({ viewport: { width: 390, height: 844 } });
  await openAsStaff(page, server, "/admin/mensagens", true);
  const folders = page.getByRole("navigation", { name: "Pastas" }).getByRole("link");
  const tops = await folders.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().y),
  );
  expect(new Set(tops).size).toBe(1);
  await folders.filter({ hasText: "Todas" }).click();
  await page.locator("[aria-current=page]", { hasText: "Todas" }).waitFor();
  await expect
    .poll(async () => (await edgesOf(folders.filter({ hasText: "Todas" }))).right)
    .toBeLessThanOrEqual(390);
});

test("a new message is not also called unread", async () => {
  await postMessage(server.url, { name: "Bia" });
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/mensagens", true);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Bia" });
  const seen = row.locator("span").filter({ hasText: /^(não lida|Nova)$/ });
  const widths = await seen.evaluateAll((all) => all.map((mark) => mark.clientWidth > 5));
  expect(widths.filter(Boolean)).toHaveLength(1);
});

test("on a phone the menu closes on any choice, also on that of the screen behind it", async () => {
  const page = await chromium.open({ viewport: { width: 390, height: 844 } });
  await openAsStaff(page, server, "/admin/traducoes?estado=faltam", true);
  const menu = page.getByRole("banner").locator("details");
  const entry = menu.getByRole("link", { name: "Traduções" });
  await menu.locator("summary").click();
  await entry.click();
  await page.waitForURL(`${server.url}/admin/traducoes`);
  await expect.poll(() => entry.isVisible()).toBe(false);
  await menu.locator("summary").click();
  await page.keyboard.press("Escape");
  expect(await entry.isVisible()).toBe(false);
});

test("on a phone with letters twice as large no screen scrolls sideways, and the header is whole", async () => {
  const { call } = await signInToApi(server);
  const row = { title: "Primeira etapa" };
  await call("POST", "/api/admin/project", { name: "Praça", posts: [row], documents: [row] });
  await call("POST", "/api/admin/documents", { title: "Relatório" });
  const { id } = (await (await call("POST", "/api/admin/documents", row)).json()) as { id: number };
  await call("DELETE", `/api/admin/documents/${id}`);
  await call("POST", "/api/admin/partners", { name: "Cais", type: 1, image: null });
  const page = await chromium.open({ viewport: { width: 390, height: 844 } });
  await openAsStaff(page, server, "/admin/projetos");
  const findings: string[] = [];
  for (const screen of [
    "projetos",
    "editar-projeto/1",
    "documentos",
    "parceiros",
    "traducoes",
    "lixeira",
  ]) {
    await openScreen(page, server, `/admin/${screen}`);
    const scrollWidth = await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
      return document.documentElement.scrollWidth;
    });
    const { right } = await edgesOf(page.getByRole("button", { name: "Sair" }));
    if (scrollWidth > 390) findings.push(`${screen} is ${scrollWidth} px wide`);
    if (right > 390) findings.push(`${screen} cuts Sair`);
  }
  expect(findings).toEqual([]);
});
