import { afterAll, beforeAll, expect, test } from "vitest";
import { withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

/* There is no limit on what staff write; a very long text must not wreck a page of short ones. */

const description = `${"Como a margem do rio foi medida, rua por rua. ".repeat(40)}Fim do texto.`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const api = await signInToApi(server);
  const answer = await api.call("GET", "/api/admin/documents");
  const { data } = (await answer.json()) as { data: { id: number; file: string }[] };
  const change = (at: number, texts: object) =>
    api.call("PUT", `/api/admin/documents/${data[at]?.id}`, { file: data[at]?.file, ...texts });
  await change(0, { title: "Longo", description });
  await change(1, { title: "Sem espaços", description: "a".repeat(900) });
});
afterAll(() => server.stop());

withAndWithoutJavaScript("a long description", (chromium, javaScriptEnabled) => {
  test("leaves its card as high as others, and can be read whole", async () => {
    const page = await chromium.open();
    const cardOf = (title: string) => page.locator("main article", { hasText: title });
    const heightOf = async (title: string) => {
      await page.goto(`${server.url}/uploads?q=${encodeURIComponent(title)}`);
      return (await cardOf(title).boundingBox())?.height ?? 0;
    };
    const usual = await heightOf("Guia de cocriação");
    expect(usual).toBeGreaterThan(100);
    expect(await heightOf("Longo")).toBeLessThan(usual + 200);
    const card = cardOf("Longo");
    const whole = card.getByText("Fim do texto.");
    expect(await whole.isVisible()).toBe(false);
    await card.getByText("Ler o texto inteiro").click();
    await whole.waitFor();
    expect(
      await card
        .getByText(/^Como a margem/)
        .filter({ visible: true })
        .count(),
    ).toBe(1);
    await page.goto(`${server.url}/uploads`);
    for (const { x } of await page
      .locator("main article")
      .evaluateAll((cards) => cards.map((each) => ({ x: each.scrollWidth - each.clientWidth })))) {
      expect(x).toBeLessThanOrEqual(0);
    }
  });

  test("of a number is advised against", async () => {
    const page = await chromium.open();
    await openAsStaff(page, server, "/admin/numeros-mare", javaScriptEnabled);
    expect(await page.getByText("O ideal é usar até 80 caracteres.").count()).toBe(4);
  });
});
