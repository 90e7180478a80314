import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useChromium } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/** A list is open in one tab while it is sorted in another (contract 11). */
let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

const chromium = useChromium();
const kinds = ["documents", "project", "partners"] as const;
type Kind = (typeof kinds)[number];

async function stored(kind: Kind) {
  const answer = await api.call("GET", `/api/admin/${kind}`);
  return ((await answer.json()) as { data: { id: number; name?: string; title?: string }[] }).data;
}
const names = async (kind: Kind) =>
  (await stored(kind)).map(({ name, title }) => name ?? title).join(" ");

beforeEach(async () => {
  for (const kind of kinds) {
    for (const { id } of await stored(kind)) await api.call("DELETE", `/api/admin/${kind}/${id}`);
    for (const name of ["Ata", "Cais", "Foz", "Rio"]) {
      await api.call("POST", `/api/admin/${kind}`, { name, title: name, type: 1, image: null });
    }
  }
});

async function orderAs(kind: Kind, key: string, order: string) {
  const records = await stored(kind);
  const data = order.split(" ").map((each, index) => ({
    [key]: records.find(({ name, title }) => (name ?? title) === each)?.id,
    order: index + 1,
  }));
  await api.call("PUT", `/api/admin/${kind}/order`, { data });
}

const moveDown = (page: Page, name: string) =>
  page.getByRole("button", { name: `Mover ${name} para depois` }).click();
const moveUp = (page: Page, name: string) =>
  page.getByRole("button", { name: `Mover ${name} para antes` }).click();

describe.each([true, false])("with JavaScript %s", (javaScriptEnabled) => {
  async function open(path: string) {
    const page = await chromium.open({ javaScriptEnabled });
    await openAsStaff(page, server, path, javaScriptEnabled);
    return page;
  }

  test.each([
    ["documents", "/admin/documentos", "documentId"],
    ["project", "/admin/projetos", "projectId"],
  ] as const)("a step among the %s keeps the colleague's order", async (kind, path, key) => {
    const page = await open(path);
    await orderAs(kind, key, "Rio Ata Cais Foz");
    await moveUp(page, "Foz");
    await page.getByText("Ordem atualizada.").first().waitFor();
    expect(await names(kind)).toBe("Rio Ata Foz Cais");
    const shown = page.getByRole("button", { name: /^Mover .* para depois$/ });
    await expect
      .poll(() => shown.evaluateAll((all) => all.map((each) => each.ariaLabel?.split(" ")[1])))
      .toEqual(["Rio", "Ata", "Foz", "Cais"]);
    await orderAs(kind, key, "Cais Rio Ata Foz");
    await moveDown(page, "Rio");
    await expect.poll(() => names(kind)).toBe("Cais Ata Rio Foz");
  });

  test.each([
    ["documents", "/admin/documentos"],
    ["project", "/admin/projetos"],
  ] as const)("a step among the %s past one that is gone is told", async (kind, path) => {
    const page = await open(path);
    const [, second] = await stored(kind);
    await api.call("DELETE", `/api/admin/${kind}/${second?.id}`);
    await moveUp(page, "Foz");
    await page.getByText("a lista mudou enquanto isso").first().waitFor();
    expect(await names(kind)).toBe("Ata Foz Rio");
    await page
      .getByRole("button", { name: "Mover Cais para depois" })
      .waitFor({ state: "detached" });
  });

  test("a step among the partners keeps the colleague's places", async () => {
    const page = await open("/admin/parceiros");
    const step = async (name: string, text: string) => {
      await page.getByLabel(`Opções de ${name}`).click();
      await page.getByRole("button", { name: text }).filter({ visible: true }).click();
    };
    // Columns: Ata Cais, Foz, Rio.
    await orderAs("partners", "partnerId", "Rio Ata Cais Foz");
    await step("Cais", "Mover para cima");
    // Columns by now: Rio Ata, Cais, Foz. Ata is no longer in Cais's column.
    await page
      .getByText("Posição do parceiro salva.")
      .or(page.getByText("a lista mudou"))
      .first()
      .waitFor();
    expect(await names("partners")).toBe("Rio Cais Ata Foz");
  });
});
