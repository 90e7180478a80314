import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { useChromium } from "#tests/support/browser.ts";
import { pdf } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";

let server: TestServer;
let staff: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
});
afterAll(() => server.stop());

const chromium = useChromium();

test("the home page has a column for each figure filled in, and no section without any", async () => {
  const page = await chromium.open();
  await page.goto(server.url);
  expect(await page.locator("#closing").isVisible()).toBe(true);
  expect(await page.locator("#numbers").count()).toBe(0);

  const people = { number: "3 mil", description: "pessoas" };
  const regions = { number: " ", description: "bairros" };
  await staff.call("POST", "/api/admin/home", { people, regions });
  await page.reload();
  const figures = page.getByRole("region", { name: "O que já se moveu" });
  expect(await figures.getByRole("listitem").allTextContents()).toEqual(["3 milpessoas"]);
});

test.each([1440, 390])(
  "at %s px the menu's Projects is a plain link to their page",
  async (width) => {
    const page = await chromium.open({ viewport: { width, height: 900 } });
    await page.goto(server.url);
    if (width === 390) await page.locator("header summary", { hasText: "Menu" }).click();
    await page.locator("header nav:visible").getByRole("link", { name: "Projetos" }).click();
    await page.waitForURL("**/projetos");
  },
);

test("the home page asks to choose where there are several highlighted projects", async () => {
  const page = await chromium.open();
  for (const count of [0, 1]) {
    await staff.call("POST", "/api/admin/project", { name: "Cais", highlight: true });
    await page.goto(server.url);
    await page.getByText("Lugares em que a cidade já mudou de maré.").waitFor();
    expect(await page.getByText("Escolha um para ver de perto.").count()).toBe(count);
  }
});

test("the documents page leads to the files once there is one", async () => {
  const page = await chromium.open();
  const more = page.getByRole("main").getByRole("link", { name: /^Ver mais/ });
  await page.goto(`${server.url}/documentos`);
  await page.getByText("Nenhum documento publicado por enquanto.").waitFor();
  expect(await more.count()).toBe(0);

  // Neither file nor title: a blank card for visitors, listed and explained to staff.
  await staff.call("POST", "/api/admin/documents", { description: "Só um texto" });
  await page.reload();
  expect(await page.locator("main article").count()).toBe(0);
  await page.getByText("Nenhum documento publicado por enquanto.").waitFor();

  const [file] = await uploadFiles(server, staff.token, { "a.pdf": pdf });
  await staff.call("POST", "/api/admin/documents", { file });
  await page.reload();
  expect(await page.locator("main article").count()).toBe(1);
  expect(await more.count()).toBe(1);
});
