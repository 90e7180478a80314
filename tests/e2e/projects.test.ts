import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  hydrated,
  quiet,
  resize,
  useChromium,
  withAndWithoutJavaScript,
} from "#tests/support/browser.ts";
import { minContrastOfWhite } from "#tests/support/groundContrast.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { recordMotion, slowMotion } from "#tests/support/viewTransitions.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
});
afterAll(() => server.stop());

async function insert(project: object): Promise<number> {
  const answer = await api.call("POST", "/api/admin/project", project);
  return ((await answer.json()) as { id: number }).id;
}

describe("a project's page as the server sends it", () => {
  const { open, expectErrors } = useChromium({ javaScriptEnabled: false });

  test("shows the fallback banner and the name, and that it is being prepared, when there is only a name", async () => {
    const id = await insert({ name: "Só o nome" });
    const page = await open();
    await page.goto(`${server.url}/projeto/qualquer-nome/${id}`);
    expect(await page.locator("h1").allTextContents()).toEqual(["Só o nome"]);
    const banner = page.locator("main article").first();
    expect(await banner.locator("img").getAttribute("src")).toContain("/images/fallback");
    const sections = page.locator("article section");
    expect(await sections.getByRole("heading").allTextContents()).toEqual([
      "Este projeto está em preparação",
    ]);
    expect(await sections.getByRole("link").getAttribute("href")).toBe("/contato");
    expect(await page.title()).toBe("Só o nome | Maré");
  });

  test.each(["", " "])(
    "whose name is %j is called by its number wherever it is met",
    async (own) => {
      const id = await insert({ name: own, en: { name: own } });
      const page = await open();
      for (const [lang, name] of [
        ["pt", `Projeto ${id}`],
        ["en", `Project ${id}`],
      ]) {
        await page.goto(`${server.url}/projetos?lang=${lang}`);
        expect(await page.locator("footer").getByRole("link", { name }).count()).toBe(1);
        await page.getByRole("main").getByRole("link", { name }).click();
        await page.getByRole("heading", { level: 1, name }).waitFor();
      }
      const answer = await fetch(`${server.url}/api/projects/${id}`);
      expect(await answer.json()).toMatchObject({ name: own });
      await api.call("DELETE", `/api/admin/project/${id}`);
    },
  );

  test("shows each section whose data exists, in order, in the page's language", async () => {
    const id = await insert({
      name: "Rio",
      en: { name: "River" },
      description: { title: "O rio", en: { title: "The river" } },
      posts: [{ title: "Um", link: "https://example.org", createdAt: "2025-06-01T02:00:00Z" }],
      results: { numberOne: "10", nameOne: "pontes" },
      documents: [{ title: "Plano", link: "https://example.org/plano" }],
    });
    const page = await open();
    await page.goto(`${server.url}/projeto/rio/${id}`);
    const titles = ["O rio", "Fique por dentro", "Alguns dos resultados alcançados", "Documentos"];
    expect(await page.locator("article h2").allTextContents()).toEqual(titles);
    expect(await page.locator("article time").textContent()).toBe("31/mai/2025");
    const takePart = page.getByRole("link", { name: "Faça Parte" });
    expect(await takePart.getAttribute("href")).toBe("/contato");

    await page.goto(`${server.url}/projeto/rio/${id}?lang=en`);
    expect(await page.locator("h1").textContent()).toBe("River");
    expect(await page.locator("article h2").first().textContent()).toBe("The river");
    expect(await page.locator("article time").textContent()).toBe("31 May 2025");
  });

  test("is the not-found page for unknown and malformed ids", async () => {
    expectErrors(/404/);
    const page = await open();
    for (const id of ["999999", "0", "abc", "1e2"]) {
      const answer = await page.goto(`${server.url}/projeto/rio/${id}`);
      expect(answer?.status(), id).toBe(404);
      expect(await page.locator("h1").textContent()).toBe("Página não encontrada");
    }
  });
});

withAndWithoutJavaScript("a project's page", ({ open }) => {
  test("ends with the way to other projects, whose pictures wait until they are near", async () => {
    const others = [];
    for (const name of ["Ponte", "Canoa"]) {
      others.push(await insert({ name, en: { name: `${name} in English` } }));
    }
    const id = await insert({ name: "Remo" });
    await api.call("PUT", "/api/admin/project/order", {
      data: [id, ...others].map((projectId, index) => ({ projectId, order: index + 1 })),
    });
    const page = await open();
    await page.goto(`${server.url}/projeto/remo/${id}?lang=en`);
    const next = page.getByRole("region", { name: "Other projects" });
    const names = await next.getByRole("heading", { level: 3 }).allTextContents();
    expect(names.slice(0, 2)).toEqual(["Ponte in English", "Canoa in English"]);
    expect(names).not.toContain("Remo");
    const loading = await next
      .locator("img")
      .evaluateAll((all: HTMLImageElement[]) => all.map((img) => img.loading));
    expect(loading.every((each) => each === "lazy")).toBe(true);
    await page.goto(`${server.url}/projeto/remo/${id}?lang=pt`);
    await page.getByRole("region", { name: "Outros projetos" }).getByRole("link").first().click();
    await page.waitForURL(`**/projeto/ponte/${others[0]}`);
    await page.getByRole("heading", { level: 1, name: "Ponte" }).waitFor();
    for (const each of [id, ...others]) await api.call("DELETE", `/api/admin/project/${each}`);
  });
});

const chromium = useChromium();

describe("a project's banner", () => {
  test("keeps long texts legible on a white picture, from 390 to 1920 px", async () => {
    const page = await chromium.open();
    const white = { width: 1920, height: 870, channels: 3, background: "white" } as const;
    const body = await sharp({ create: white }).png().toBuffer();
    await page.route("**/images/fallback*", (route) =>
      route.fulfill({ body, contentType: "image/png" }),
    );
    const id = await insert({
      name: "Parque Linear do Capibaribe: requalificação das margens, mobilidade ativa e educação ambiental nos bairros da Zona Norte do Recife",
      subtitle: "Um programa para devolver a margem do rio à cidade, bairro por bairro. ".repeat(3),
    });
    await page.goto(`${server.url}/projeto/x/${id}`);
    for (const width of [390, 1024, 1440, 1920]) {
      await resize(page, width);
      const contrast = await minContrastOfWhite(page, "article div:has(> h1)");
      expect(contrast, `at ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test.each(["no-preference", "reduce"] as const)(
  "a card becomes its project's banner, and the card again, where motion is welcome: %s",
  async (reducedMotion) => {
    const id = await insert({ name: "Cartão" });
    const page = await chromium.open({ reducedMotion });
    const moved = await recordMotion(page);
    const isExpected = reducedMotion === "no-preference";
    await page.goto(`${server.url}/projetos`);
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Cartão" }).click();
    await page.waitForURL(`**/projeto/cartao/${id}`);
    await expect.poll(moved).toBeDefined();
    expect((await moved())?.includes("::view-transition-new(project)")).toBe(isExpected);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Cartão");
    await page.evaluate(() => Reflect.deleteProperty(window, "moved"));
    await page.goBack();
    await expect.poll(moved).toBeDefined();
    expect((await moved())?.includes("::view-transition-new(project)")).toBe(isExpected);
    await api.call("DELETE", `/api/admin/project/${id}`);
  },
);

test("without JavaScript, too, a card becomes its project's banner, where motion is welcome", async () => {
  const id = await insert({ name: "Sem script" });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await chromium.open({ reducedMotion, javaScriptEnabled: false });
    const moving = await slowMotion(page);
    await page.goto(`${server.url}/projetos`);
    // The first visit has loaded the style sheets.
    await page.goto(`${server.url}/projeto/sem-script/${id}`);
    await page.goto(`${server.url}/projetos`);
    await page.getByRole("main").getByRole("link", { name: "Sem script" }).click();
    await page.waitForURL(`**/projeto/sem-script/${id}`);
    const isMoving = reducedMotion === "no-preference";
    await expect
      .poll(async () => (await moving()).includes("::view-transition-new(project)"))
      .toBe(isMoving);
  }
  await api.call("DELETE", `/api/admin/project/${id}`);
});

test("a phone does not fetch the list's picture, which only wide screens show", async () => {
  for (const [width, count] of [
    [390, 0],
    [1440, 1],
  ] as const) {
    const page = await chromium.open({ viewport: { width, height: 844 } });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto(`${server.url}/projetos`);
    await quiet(page);
    expect(fetched.filter((url) => url.includes("/images/projects-"))).toHaveLength(count);
  }
});

test("the fallback banner is sharp on a phone, where it shows a narrow part of it", async () => {
  const id = await insert({ name: "Sem banner" });
  const page = await chromium.open({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  await page.goto(`${server.url}/projeto/x/${id}`);
  const banner = page.locator("main article img").first();
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/fallback-1600\.avif$/);
});

test("a project without a picture has the site's own everywhere, and it fills its frame", async () => {
  const name = "Sem imagem";
  await insert({ name, highlight: true });
  const page = await chromium.open();
  for (const [path, place] of [
    ["/projetos", "main article"],
    ["/busca?q=imagem", "main article"],
    ["/", "main fieldset > div"],
    ["/", "header details li"],
  ] as const) {
    await page.goto(server.url + path);
    if (place.startsWith("header")) await page.locator("header nav summary").first().click();
    const picture = page.locator(place, { hasText: name }).locator("img");
    expect(await picture.getAttribute("src"), path).toContain("/images/fallback");
    const unfilled = await picture.evaluate((image) => {
      const frame = image.closest("span")?.parentElement as HTMLElement;
      return frame.clientHeight - image.clientHeight + (frame.clientWidth - image.clientWidth);
    });
    expect(unfilled, path).toBe(0);
  }
});

withAndWithoutJavaScript("the list of projects", ({ open }) => {
  test("brings a bounded page and links to the others", async () => {
    const missing = 30 - (await projectCount());
    for (let number = 0; number < missing; number++) await insert({ name: `Projeto ${number}` });
    const page = await open();
    await page.goto(`${server.url}/projetos`);
    expect(await page.locator("main article").count()).toBe(24);
    await page.getByRole("link", { name: "Próxima" }).click();
    await page.waitForURL("**/projetos?pagina=2");
    await page.getByText("Página 2 de 2").waitFor({ state: "attached" });
    expect(await page.locator("main article").count()).toBe(6);
    await expect.poll(() => page.title()).toBe("Projetos, página 2 de 2 | Maré");
  });
});

async function projectCount(): Promise<number> {
  const answer = await fetch(`${server.url}/api/projects`);
  return ((await answer.json()) as unknown[]).length;
}
