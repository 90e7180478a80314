import type { Page, Route } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { dragWithMouse, finger, middleOf } from "#tests/support/pointer.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff, pickUp } from "#tests/support/staffPages.ts";

let server: TestServer;
let api: ApiClient;

beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

async function stored(kind: "partners" | "project") {
  const answer = await api.call("GET", `/api/admin/${kind}`);
  return ((await answer.json()) as { data: { id: number; name: string }[] }).data;
}

beforeEach(async () => {
  for (const kind of ["partners", "project"] as const) {
    for (const { id } of await stored(kind)) await api.call("DELETE", `/api/admin/${kind}/${id}`);
  }
  for (const name of atFirst.flat()) {
    await api.call("POST", "/api/admin/partners", { name, type: 1, image: null });
  }
  for (const name of ["Cais", "Ponte", "Mangue"]) {
    await api.call("POST", "/api/admin/project", { name });
  }
});

const chromium = useChromium();

async function open(path: string, options = {}) {
  const page = await chromium.open(options);
  await openAsStaff(page, server, path);
  return page;
}

const handle = (page: Page, name: string) => page.getByRole("button", { name: `Arrastar ${name}` });
const storedNames = async (kind: "partners" | "project") =>
  (await stored(kind)).map(({ name }) => name);

/** The names in each column of the home page's partners. */
async function columns(page: Page) {
  const board = page.getByRole("region", { name: "Parceiros na página de início" });
  const names = (column: number) =>
    board
      .getByRole("list", { name: `coluna ${column}` })
      .getByRole("button", { name: /^Arrastar/ })
      .evaluateAll((handles) =>
        handles.map((each) => each.getAttribute("aria-label")?.replace("Arrastar ", "")),
      );
  return [await names(1), await names(2), await names(3)];
}

const announced = (page: Page, text: string | RegExp) =>
  page.locator("[aria-live]").getByText(text).waitFor({ state: "attached" });
const isInColumn = (page: Page, column: number, name: string) =>
  expect.poll(async () => (await columns(page))[column - 1]).toContain(name);

/** Filled by thirds (spec 9). */
const atFirst = [
  ["Cais", "Rio"],
  ["Ponte", "Vila"],
  ["Mangue", "Foz"],
];

describe("with the mouse", () => {
  test("a partner is taken to a place in another column, and stays there", async () => {
    const page = await open("/admin/parceiros");
    expect(await columns(page)).toEqual(atFirst);
    const from = await middleOf(handle(page, "Cais"));
    await dragWithMouse(page, from, await middleOf(handle(page, "Foz")), () =>
      isInColumn(page, 3, "Cais"),
    );
    await page.getByText("Posição do parceiro salva.").first().waitFor();
    const moved = [["Rio"], ["Ponte", "Vila"], expect.arrayContaining(["Mangue", "Cais", "Foz"])];
    await expect.poll(() => columns(page)).toEqual(moved);
    const shown = await columns(page);
    await page.reload();
    await expect.poll(() => columns(page)).toEqual(shown);
    expect(await storedNames("partners")).toEqual(shown.flat());
  });

  test("a partner is taken past another of its column", async () => {
    const page = await open("/admin/parceiros");
    const from = await middleOf(handle(page, "Rio"));
    await dragWithMouse(page, from, await middleOf(handle(page, "Cais")), () =>
      announced(page, "Rio, Coluna 1 está na posição 1 de 2."),
    );
    await page.getByText("Posição do parceiro salva.").first().waitFor();
    await expect
      .poll(() => storedNames("partners"))
      .toEqual(["Rio", "Cais", "Ponte", "Vila", "Mangue", "Foz"]);
  });

  test("a partner is taken back at once while its move is being saved", async () => {
    const page = await open("/admin/parceiros");
    const held: Route[] = [];
    await page.route("**/parceiros.data*", (route) =>
      route.request().method() === "POST" ? held.push(route) : route.continue(),
    );
    const home = await middleOf(handle(page, "Cais"));
    await dragWithMouse(page, home, await middleOf(handle(page, "Foz")), () =>
      isInColumn(page, 3, "Cais"),
    );
    await expect.poll(() => held.length).toBe(1);
    expect((await columns(page))[0]).toEqual(["Rio"]);
    await dragWithMouse(page, await middleOf(handle(page, "Cais")), home, () =>
      isInColumn(page, 1, "Cais"),
    );
    await expect.poll(() => columns(page)).toEqual(atFirst);
    // The move back is sent once the first move has been saved.
    await held[0]?.continue();
    await expect.poll(() => held.length).toBe(2);
    expect(await columns(page)).toEqual(atFirst);
    expect(await storedNames("partners")).not.toEqual(atFirst.flat());
    await held[1]?.continue();
    await expect.poll(() => storedNames("partners")).toEqual(atFirst.flat());
    expect(await columns(page)).toEqual(atFirst);
  });

  test.each([
    ["partners", "/admin/parceiros", "Posição do parceiro salva.", "Vila"],
    ["project", "/admin/projetos", "Ordem atualizada.", "Mangue"],
  ] as const)("a card of %s is taken anywhere on it", async (kind, path, saved, last) => {
    const page = await open(path);
    const before = await storedNames(kind);
    const card = page.getByRole("listitem").filter({ has: handle(page, "Cais") });
    const box = await card.boundingBox();
    if (!box) throw new Error("No card on screen");
    const edge = { x: box.x + box.width / 2, y: box.y + box.height - 4 };
    await dragWithMouse(page, edge, await middleOf(handle(page, last)), () =>
      announced(page, /^Cais(, Coluna \d)? está na posição/),
    );
    await page.getByText(saved).first().waitFor();
    expect(await storedNames(kind)).not.toEqual(before);
  });

  test("four pixels are a click that slipped, and move nothing", async () => {
    const page = await open("/admin/parceiros");
    const { x, y } = await middleOf(handle(page, "Cais"));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 4);
    expect(await page.locator("[data-dragging]").count()).toBe(0);
    await page.mouse.move(x, y + 6);
    await page.locator("[data-dragging]").waitFor();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await columns(page)).toEqual(atFirst);
  });
});

describe("with a finger", () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test("a card is held for 120 ms, then dragged", async () => {
    const page = await open("/admin/projetos", phone);
    const from = await middleOf(handle(page, "Ponte"));
    const to = await handle(page, "Cais").boundingBox();
    if (!to) throw new Error("No handle on screen");
    // From here on the page's clock is paused, so that the machine's speed does not matter.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const touch = await finger(page);
    await touch.down(from);
    await page.clock.runFor(119);
    expect(await page.locator("[data-dragging]").count()).toBe(0);
    await page.clock.runFor(1);
    await page.clock.resume();
    await page.locator("[data-dragging]").waitFor();
    await touch.move(from, { x: to.x + to.width / 2, y: to.y + to.height / 2 });
    await announced(page, "Ponte está na posição 1 de 3.");
    await touch.up();
    await page.getByText("Ordem atualizada.").first().waitFor();
    expect((await storedNames("project")).slice(0, 2)).toEqual(["Ponte", "Cais"]);
  });

  test("a finger that moves at once scrolls, and drags nothing", async () => {
    const page = await open("/admin/projetos", phone);
    const from = await middleOf(handle(page, "Ponte"));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const touch = await finger(page);
    await touch.down(from);
    await touch.move(from, { x: from.x, y: from.y - 40 }, 4);
    await page.clock.runFor(500);
    expect(await page.locator("[data-dragging]").count()).toBe(0);
    await touch.up();
    expect((await storedNames("project")).slice(0, 2)).toEqual(["Cais", "Ponte"]);
  });
});

describe("with the keyboard", () => {
  test("each step of a drag is said in Portuguese, between columns too", async () => {
    const page = await open("/admin/parceiros");
    const card = handle(page, "Rio");
    const described = await card.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain(
      "pressione espaço ou enter",
    );
    await card.focus();
    await pickUp(page, "Item levantado: Rio, Coluna 1. Posição 2 de 2.");
    await page.keyboard.press("ArrowUp");
    await announced(page, "Rio, Coluna 1 está na posição 1 de 2.");
    await page.keyboard.press("Escape");
    await announced(page, "Movimento cancelado. Rio, Coluna 1 voltou à posição 2.");
    expect(await columns(page)).toEqual(atFirst);

    await pickUp(page, "Item levantado: Rio, Coluna 1. Posição 2 de 2.");
    await page.keyboard.press("ArrowRight");
    await page.getByText(/^Rio, Coluna 2 está na posição/).waitFor({ state: "attached" });
    await page.keyboard.press("ArrowRight");
    await page.getByText(/^Rio, Coluna 3 está na posição/).waitFor({ state: "attached" });
    await page.keyboard.press("ArrowLeft");
    await page.getByText(/^Rio, Coluna 2 está na posição/).waitFor({ state: "attached" });
    await page.keyboard.press("Space");
    await page.getByText(/^Item solto: Rio, Coluna 2\. Posição/).waitFor({ state: "attached" });
    await page.getByText("Posição do parceiro salva.").first().waitFor();
    const [first, second] = await columns(page);
    expect([first, second?.toSorted()]).toEqual([["Cais"], ["Ponte", "Rio", "Vila"]]);
    await expect
      .poll(() => handle(page, "Rio").evaluate((each) => each === document.activeElement))
      .toBe(true);
  });

  test("a card that the menu takes to another column keeps the focus", async () => {
    const page = await open("/admin/parceiros");
    const menu = page.getByLabel("Opções de Rio");
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Mover para a próxima coluna" }).first().focus();
    await page.keyboard.press("Enter");
    await page.getByText("Posição do parceiro salva.").first().waitFor();
    expect((await columns(page))[1]).toContain("Rio");
    await expect.poll(() => menu.evaluate((each) => each === document.activeElement)).toBe(true);
  });
});
