import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { focusedName } from "#tests/support/keyboard.ts";
import { dragWithMouse, middleOf } from "#tests/support/pointer.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff, pickUp } from "#tests/support/staffPages.ts";

const list = "/admin/projetos";
let server: TestServer;
let api: ApiClient;

beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

/** Two highlighted projects and three others. */
beforeEach(async () => {
  for (const { id } of await stored()) await api.call("DELETE", `/api/admin/project/${id}`);
  for (const [name, highlight, link] of [
    ["Cais", true, "https://cais.example"],
    ["Ponte", true, ""],
    ["Mangue", false, ""],
    ["Rio", false, ""],
    ["Vila", false, ""],
  ]) {
    await api.call("POST", "/api/admin/project", { name, highlight, link });
  }
});

async function stored() {
  const answer = await api.call("GET", "/api/admin/project");
  const { data } = (await answer.json()) as {
    data: { id: number; name: string; highlight: boolean }[];
  };
  return data;
}

const storedNames = async () => (await stored()).map(({ name }) => name);

const section = (page: Page, name: string) => page.getByRole("region", { name });
const names = (page: Page, name: string) =>
  section(page, name).getByRole("heading", { level: 3 }).allTextContents();
const highlighted = "Projetos em destaque";
const others = "Todos os projetos";

withAndWithoutJavaScript("the project list", (chromium, javaScriptEnabled) => {
  const open = async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, list, javaScriptEnabled);
    return page;
  };

  test("the star moves a project between the sections", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Destacar Rio" }).click();
    await expect.poll(() => names(page, highlighted)).toEqual(["Cais", "Ponte", "Rio"]);
    await page.getByText("Rio agora está em destaque.").waitFor();
    await page.getByRole("button", { name: "Tirar Cais dos destaques" }).click();
    await expect.poll(() => names(page, others)).toEqual(["Cais", "Mangue", "Vila"]);
    await page.reload();
    expect(await names(page, highlighted)).toEqual(["Ponte", "Rio"]);
  });

  test("up and down put a section in order, highlighted projects first", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Mover Vila para antes" }).click();
    await expect.poll(() => names(page, others)).toEqual(["Mangue", "Vila", "Rio"]);
    await page.getByText("Ordem atualizada.").first().waitFor();
    await page.getByRole("button", { name: "Mover Cais para depois" }).click();
    await expect.poll(() => names(page, highlighted)).toEqual(["Ponte", "Cais"]);
    await expect.poll(storedNames).toEqual(["Ponte", "Cais", "Mangue", "Vila", "Rio"]);
    await page.reload();
    expect(await names(page, others)).toEqual(["Mangue", "Vila", "Rio"]);
  });

  test("deletes only after its question is answered", async () => {
    const page = await open();
    const ask = () => page.getByRole("link", { name: "Excluir Rio" }).click();
    await ask();
    const dialog = page.getByRole("dialog", { name: "Tem certeza que deseja excluir?" });
    await dialog
      .getByText("Essa ação não pode ser desfeita. O projeto será removido permanentemente.")
      .waitFor();
    const told = await dialog.getAttribute("aria-describedby");
    expect(await dialog.locator(`[id="${told}"]`).textContent()).toMatch(/^Rio.*permanentemente/s);
    await dialog.getByRole("link", { name: "Cancelar" }).click();
    await page.waitForURL(server.url + list);
    expect(await storedNames()).toContain("Rio");
    await ask();
    await dialog.getByRole("button", { name: "Excluir" }).click();
    await page.waitForURL(server.url + list);
    await page.getByText("Projeto “Rio” excluído.").waitFor();
    await expect.poll(() => names(page, others)).toEqual(["Mangue", "Vila"]);
    expect(await storedNames()).toEqual(["Cais", "Ponte", "Mangue", "Vila"]);
  });
});

describe("without a script the project list", () => {
  const chromium = useChromium({ javaScriptEnabled: false });
  const open = async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, list, false);
    return page;
  };

  test("shows both sections with their four actions", async () => {
    const page = await open();
    expect(await names(page, highlighted)).toEqual(["Cais", "Ponte"]);
    expect(await names(page, others)).toEqual(["Mangue", "Rio", "Vila"]);
    const card = section(page, highlighted).getByRole("listitem").first();
    const [project] = await stored();
    const href = (name: string) => card.getByRole("link", { name }).getAttribute("href");
    expect(await href("Ver página pública de Cais")).toBe(`/projeto/cais/${project?.id}`);
    expect(await href("Editar Cais")).toBe(`/admin/editar-projeto/${project?.id}`);
    expect(await href("Abrir o link de Cais")).toBe("https://cais.example");
    expect(await section(page, highlighted).getByRole("link", { name: "Excluir" }).count()).toBe(0);
    expect(await section(page, others).getByRole("link", { name: "Excluir" }).count()).toBe(3);
  });

  test("nameless projects are told apart, by their names on the site", async () => {
    const ids: number[] = [];
    for (const name of ["", " \u200b"]) {
      const made = await api.call("POST", "/api/admin/project", { name });
      ids.push(((await made.json()) as { id: number }).id);
    }
    const named = ids.map((id) => `Projeto ${id}`);
    const page = await open();
    expect((await names(page, others)).slice(-2)).toEqual(named);
    await page.getByRole("button", { name: `Destacar ${named[0]}` }).click();
    await page.getByText(`${named[0]} agora está em destaque.`).waitFor();
    await page.getByRole("link", { name: `Excluir ${named[1]}` }).click();
    await page.getByRole("dialog").getByText(`${named[1]}`, { exact: true }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
    await page.getByText(`Projeto “${named[1]}” excluído.`).waitFor();
    await page.goto(`${server.url}${list}?busca=${named[0]}`);
    expect(await names(page, highlighted)).toEqual([named[0]]);
  });

  test("without any project leads to the first one", async () => {
    for (const { id } of await stored()) await api.call("DELETE", `/api/admin/project/${id}`);
    const page = await open();
    await page.getByText("Nenhum projeto ainda. Comece por “Adicionar projeto”.").waitFor();
    expect(await page.getByText("Marque a estrela").count()).toBe(0);
  });
});

describe("with a script the project list", () => {
  const chromium = useChromium();
  const open = async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, list);
    return page;
  };

  test("is put in order with the mouse", async () => {
    const page = await open();
    const handle = (name: string) => page.getByRole("button", { name: `Arrastar ${name}` });
    const from = await middleOf(handle("Vila"));
    await dragWithMouse(page, from, await middleOf(handle("Mangue")), () =>
      page.getByText("Vila está na posição 1 de 3.").waitFor({ state: "attached" }),
    );
    await expect.poll(() => names(page, others)).toEqual(["Vila", "Mangue", "Rio"]);
    await expect.poll(storedNames).toEqual(["Cais", "Ponte", "Vila", "Mangue", "Rio"]);
  });

  test("is put in order, starred and emptied with the keyboard alone", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Arrastar Mangue" }).focus();
    await pickUp(page, "Item levantado: Mangue. Posição 1 de 3.");
    await page.keyboard.press("ArrowRight");
    await page.getByText("Mangue está na posição 2 de 3.").waitFor();
    await page.keyboard.press("Space");
    await expect.poll(storedNames).toEqual(["Cais", "Ponte", "Rio", "Mangue", "Vila"]);
    // The handle gets the focus back a frame after the drop: the next control would lose it.
    await expect.poll(() => focusedName(page)).toBe("Arrastar Mangue");

    await page.getByRole("button", { name: "Mover Vila para antes" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page, others)).toEqual(["Rio", "Vila", "Mangue"]);
    await expect.poll(() => focusedName(page)).toBe("Mover Vila para antes");
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page, others)).toEqual(["Vila", "Rio", "Mangue"]);

    const star = page.getByRole("button", { name: "Destacar Rio" });
    await star.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page, highlighted)).toEqual(["Cais", "Ponte", "Rio"]);
    const moved = page.getByRole("button", { name: "Tirar Rio dos destaques" });
    await expect.poll(() => moved.evaluate((star) => star === document.activeElement)).toBe(true);

    await page.getByRole("link", { name: "Excluir Vila" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL(server.url + list);
    const opener = page.getByRole("link", { name: "Excluir Vila" });
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test("says so when an action finds no server, and stays as it is", async () => {
    const page = await open();
    chromium.expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await page.route("**/posicao.data*", (route) => route.abort());
    await page.getByRole("button", { name: "Mover Rio para antes" }).click();
    await page.getByText("sem conexão com o servidor").waitFor();
    await expect.poll(() => names(page, others)).toEqual(["Mangue", "Rio", "Vila"]);
  });
});
