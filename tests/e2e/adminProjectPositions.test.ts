import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { holdBack } from "#tests/support/holdBack.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
let api: ApiClient;

/** Two pages of projects, and one more highlighted project than the home page shows. */
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
  for (let number = 1; number <= 26; number++) {
    await api.call("POST", "/api/admin/project", { name: `Projeto ${number}` });
  }
  for (let number = 1; number <= 9; number++) {
    await api.call("POST", "/api/admin/project", { name: `Destaque ${number}`, highlight: true });
  }
});
afterAll(() => server.stop());

const list = "/admin/projetos";
const place = (page: Page, number: number) =>
  page.getByRole("spinbutton", { name: `Posição de Projeto ${number},` });

async function storedNames() {
  const answer = await api.call("GET", "/api/admin/project");
  const { data } = (await answer.json()) as { data: { name: string; highlight: boolean }[] };
  return data.filter(({ highlight }) => !highlight).map(({ name }) => name);
}

withAndWithoutJavaScript("a project", (chromium, javaScriptEnabled) => {
  const open = async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, list, javaScriptEnabled);
    return page;
  };

  test("is moved by number, to another page too", async () => {
    const page = await open();
    const [first = "", second = ""] = await storedNames();
    const number = Number(second.replace("Projeto ", ""));
    await place(page, number).fill("26");
    await place(page, number).press("Enter");
    await page.getByText("Ordem atualizada.").first().waitFor();
    await expect.poll(() => place(page, number).count()).toBe(0);
    const stored = await storedNames();
    expect([stored[0], stored.at(-1)]).toEqual([first, second]);
  });

  test("that is gone meanwhile can not be starred or moved, and the list says so", async () => {
    const answer = await api.call("POST", "/api/admin/project", { name: "Some", highlight: true });
    const { id } = (await answer.json()) as { id: number };
    const page = await open();
    await api.call("DELETE", `/api/admin/project/${id}`);
    chromium.expectErrors(/status of 404/);
    await page.getByRole("button", { name: "Tirar Some dos destaques" }).click();
    await page.getByText("Este projeto não existe mais.").first().waitFor();
    await page.getByRole("heading", { level: 1, name: "Todos Projetos" }).waitFor();
    expect(await page.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(24);
  });

  test("beyond what the home page shows is told so", async () => {
    const page = await open();
    const told = page.getByText("A página inicial mostra os 8 primeiros, nesta ordem.");
    await told.waitFor();
    await page.getByRole("button", { name: "Tirar Destaque 9 dos destaques" }).click();
    await page.getByText("Destaque 9 saiu dos destaques.").first().waitFor();
    await expect.poll(() => told.count()).toBe(0);
    await page.getByRole("button", { name: "Destacar Destaque 9" }).click();
    await told.waitFor();
  });
});

const chromium = useChromium();
const hasFocus = (page: Page, number: number) =>
  place(page, number).evaluate((input) => input === document.activeElement);

test("the focus stays in the number of a project that is moved, or goes to the section", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, list);
  const [, , third = ""] = await storedNames();
  const number = Number(third.replace("Projeto ", ""));
  await place(page, number).fill("1");
  await place(page, number).press("Enter");
  await expect.poll(async () => (await storedNames())[0]).toBe(third);
  await page.getByText("Ordem atualizada.").first().waitFor();
  expect(await place(page, number).inputValue()).toBe("1");
  await expect.poll(() => hasFocus(page, number)).toBe(true);
  await place(page, number).fill("26");
  await page
    .getByRole("listitem")
    .filter({ has: place(page, number) })
    .getByText("Mover")
    .click();
  await expect.poll(() => place(page, number).count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Todos os projetos");
});

test("without a connection the list stays and says so", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, list);
  const before = await storedNames();
  const number = Number(before[1]?.replace("Projeto ", ""));
  chromium.expectErrors(/ERR_FAILED/);
  await page.route("**/posicao.data*", (route) => route.abort());
  await place(page, number).fill("1");
  await place(page, number).press("Enter");
  await page.getByText("sem conexão com o servidor").waitFor();
  expect(await place(page, number).inputValue()).toBe("1");
  expect(await hasFocus(page, number)).toBe(true);
  expect(await storedNames()).toEqual(before);
});

test("what is being typed stays while an earlier move or search is answered", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, list);
  const [first, second] = (await storedNames()).map((name) => Number(name.replace("Projeto ", "")));
  const releaseMove = await holdBack(page, "**/posicao.data*");
  await place(page, first ?? 0).fill("3");
  await place(page, first ?? 0).press("Enter");
  await place(page, second ?? 0).fill("20");
  releaseMove();
  await page.getByText("Ordem atualizada.").first().waitFor();
  await expect.poll(() => place(page, first ?? 0).inputValue()).toBe("3");
  expect(await place(page, second ?? 0).inputValue()).toBe("20");

  const releaseSearch = await holdBack(page, "**/projetos.data*");
  const search = page.getByRole("searchbox");
  await search.fill("Projeto");
  await search.press("Enter");
  await search.fill("Projeto 1");
  releaseSearch();
  await page.waitForURL(/busca=Projeto$/);
  await page.getByRole("link", { name: "Limpar" }).waitFor();
  expect(await search.inputValue()).toBe("Projeto 1");
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole("link", { name: "Limpar" }).click();
  await expect.poll(() => search.inputValue()).toBe("");
});
