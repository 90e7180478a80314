import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { resize, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { postMessage } from "#tests/support/contact.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff, openScreen } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();
const firstProject = "/admin/editar-projeto/1";

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What axe finds on a page at the width of a phone and of a desktop. */
async function findings(page: Page) {
  const found: string[] = [];
  for (const width of [390, 1440]) {
    await resize(page, width);
    found.push(...(await axeFindings(page)).map((finding) => `at ${width} px: ${finding}`));
  }
  return found;
}

test("axe finds nothing on the list and the forms at 390 and 1440 px, and nothing is cut at 360 px", async () => {
  const page = await chromium.open({ viewport: { width: 390, height: 900 } });
  await openAsStaff(page, server, "/robots.txt", false);
  for (const path of ["/admin/projetos", "/admin/adicionar-projeto", firstProject]) {
    await openScreen(page, server, path);
    expect(await findings(page), path).toEqual([]);
    await resize(page, 360);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test("axe finds nothing in the open dialogs at 390 and 1440 px", async () => {
  const page = await chromium.open({ viewport: { width: 390, height: 900 } });
  await openAsStaff(page, server, "/admin/projetos");
  await page
    .getByRole("link", { name: /^Excluir / })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  expect(await findings(page)).toEqual([]);
  await openScreen(page, server, `${firstProject}?salvo`);
  await page.getByRole("dialog", { name: "Projeto salvo" }).waitFor();
  expect(await findings(page)).toEqual([]);
});

const long = `Requalificação participativa das margens ${"pneumoultramicroscopico".repeat(4)}`;

withAndWithoutJavaScript("with long texts", (phone, javaScriptEnabled) => {
  test("nothing of any screen is cut at 360 px", async () => {
    const api = await signInToApi(server);
    const add = async (kind: string, record: object) => {
      const answer = await api.call("POST", `/api/admin/${kind}`, record);
      return ((await answer.json()) as { id: number }).id;
    };
    const project = await add("project", { name: long, subtitle: long, posts: [{ title: long }] });
    const document = await add("documents", { title: long, description: long });
    const partner = await add("partners", { name: long, type: 1, image: null });
    await postMessage(server.url, { name: long, message: long });
    const page = await phone.open({ viewport: { width: 360, height: 740 } });
    await openAsStaff(page, server, "/admin/projetos", javaScriptEnabled);
    const cut: Record<string, number> = {};
    for (const path of [
      ...["/admin/projetos", `/admin/editar-projeto/${project}`, "/admin/adicionar-projeto"],
      ...[`/admin/projetos/${project}/excluir`, "/admin/banner", "/admin/numeros-mare"],
      ...["/admin/documentos", `/admin/documentos/${document}`, "/admin/parceiros"],
      ...[`/admin/parceiros/${partner}`, "/admin/mensagens", "/admin/mensagens/1"],
    ]) {
      await openScreen(page, server, path, javaScriptEnabled);
      const width = await overflow(page);
      if (width > 0) cut[path] = width;
    }
    expect(cut).toEqual({});
  });
});
