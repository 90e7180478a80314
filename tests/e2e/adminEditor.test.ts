import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";

/* The project form as one place to work: its index, its shortcuts, and that it stays where it is. */

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await startServer({ demo: false });
  const api = await signInToApi(server);
  const [image] = await uploadFiles(server, api.token, { "a.png": await samples.png() });
  const answer = await api.call("POST", "/api/admin/project", {
    name: "Ponte",
    en: { name: "Bridge" },
    description: { title: "Sobre o rio", firstImage: image },
    posts: [{ title: "Abriu", createdAt: "2025-06-01", en: { title: "Open" } }],
    gallery: [{ file: image }],
  });
  id = ((await answer.json()) as { id: number }).id;
});
afterAll(() => server.stop());

const chromium = useChromium();

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Seções do projeto" }).getByRole("link", { name });
const isOpen = (page: Page, section: string) =>
  page.locator(`#secao-${section}`).evaluate((details) => (details as HTMLDetailsElement).open);
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).name);

test("the keys save, publish and lead anywhere, and the form stays where it is", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, `/admin/editar-projeto/${id}`);
  expect(await entry(page, "Descrição").textContent()).toContain("1 texto sem inglês");
  expect(await entry(page, "Galeria").textContent()).toContain("1 imagem sem texto alternativo");
  expect(await isOpen(page, "video")).toBe(false);

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Ir para" });
  await palette.getByRole("combobox").fill("fique");
  await palette.getByRole("option", { name: "Fique por dentro" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const head = page.locator("#secao-posts > summary");
  await expect.poll(() => head.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => entry(page, "Notícias").getAttribute("aria-current")).toBe("true");

  await page.locator("summary", { hasText: "Abriu" }).click();
  const topic = page.locator('[name="posts[0].topic"]');
  await topic.fill("Obra");
  const before = await topic.boundingBox();
  await page.keyboard.press("Control+s");
  await page.getByText("Rascunho salvo. Nada mudou no site.").first().waitFor();
  expect(await focused(page)).toBe("posts[0].topic");
  await page.keyboard.type("s");
  await page.keyboard.press("Control+Enter");
  const saved = page.getByRole("dialog", { name: "Projeto salvo" });
  await saved.waitFor();
  expect(await focused(page)).toBe("posts[0].topic");
  expect(await topic.inputValue()).toBe("Obras");
  const after = await topic.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type("!");
  await saved.waitFor({ state: "detached" });
});

test("how somebody likes the form is remembered, and without JavaScript nothing is folded", async () => {
  const page = await chromium.open();
  const path = `/admin/editar-projeto/${id}`;
  await openAsStaff(page, server, path);
  await page.getByRole("button", { name: "Uma seção por vez" }).click();
  await page.getByLabel("Mostrar versões em inglês").uncheck();
  await page.reload();
  await hydrated(page);
  expect(await page.locator('[name="en.name"]').isVisible()).toBe(false);
  await entry(page, "Galeria").click();
  await expect.poll(() => isOpen(page, "banner")).toBe(false);
  expect([await isOpen(page, "gallery"), await isOpen(page, "posts")]).toEqual([true, false]);

  const cookies = await page.context().cookies();
  const plain = await chromium.open({ javaScriptEnabled: false });
  await plain.context().addCookies(cookies);
  await openScreen(plain, server, path, false);
  for (const section of ["banner", "posts", "documents"]) {
    expect(await isOpen(plain, section)).toBe(true);
  }
  expect(await plain.locator('[name="projectInAction"]').count()).toBe(1);
  expect(await plain.getByLabel("Ou um link do YouTube").isVisible()).toBe(true);
});

test("on a laptop the rail opens at its first section, and marks the one that was clicked", async () => {
  const page = await chromium.open({ viewport: { width: 1366, height: 768 } });
  await openAsStaff(page, server, `/admin/editar-projeto/${id}`);
  const sections = page.getByRole("navigation", { name: "Seções do projeto" });
  const marked = sections.locator("[aria-current=true]");
  await expect.poll(() => marked.textContent()).toContain("Banner");
  const rail = sections.locator("..");
  expect(await rail.evaluate((it) => it.scrollTop)).toBe(0);

  await entry(page, "Documentos").click();
  // The last one cannot reach the top of the window.
  await expect.poll(() => page.evaluate(isAtEnd)).toBe(true);
  await page.evaluate(twoFrames);
  expect(await marked.textContent()).toContain("Documentos");
  const [box, around] = [await marked.boundingBox(), await rail.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((around?.y ?? 0) - 1);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(768);

  // Whoever scrolls on is told where they are.
  await page.mouse.wheel(0, -20_000);
  await expect.poll(() => marked.textContent()).toContain("Banner");
});

/* In the page. */
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
const twoFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

test("on a phone the sections stay in reach far down the form", async () => {
  const page = await chromium.open({ viewport: { width: 390, height: 844 } });
  await openAsStaff(page, server, `/admin/editar-projeto/${id}`);
  await entry(page, "Documentos").click();
  const box = await entry(page, "Documentos").boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
