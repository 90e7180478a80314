import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { hydrated, quiet, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import { png } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const api = await signInToApi(server);
  const answer = await fetch(`${server.url}/api/partners`);
  const { data } = (await answer.json()) as { data: { image: string | null }[] };
  const described = data.find((partner) => partner.image)?.image;
  const [image] = await uploadFiles(server, api.token, { "logo.png": await png() });
  for (const type of [1, 2]) {
    await api.call("POST", "/api/admin/partners", { name: "Sem logo", type, image: null });
    await api.call("POST", "/api/admin/partners", { name: "", type, image });
    const named = { name: "Outro nome", type, image: described };
    await api.call("POST", "/api/admin/partners", named);
  }
});
afterAll(() => server.stop());

describe("what the server sends of the institutional pages", () => {
  const { open } = useChromium({ javaScriptEnabled: false });

  test("terms list eight numbered sections with their date", async () => {
    const page = await open();
    for (const [lang, date] of [
      ["pt", "01/06/2025"],
      ["en", "01 Jun 2025"],
    ] as const) {
      await page.goto(`${server.url}/termos?lang=${lang}`);
      expect(await page.locator("main li[id] > h2").count(), lang).toBe(8);
      expect(await page.locator("main").textContent()).toContain(date);
      expect(await page.locator("main").textContent(), lang).not.toContain("{{");
    }
  });

  test("the phone is one that its readers can dial, and the address names what they need", async () => {
    const page = await open();
    for (const [lang, phone, isAbroad] of [
      ["pt", "(81) 3000-0148", false],
      ["en", "+55 81 3000-0148", true],
    ] as const) {
      for (const path of ["/contato", "/politica"]) {
        await page.goto(`${server.url}${path}?lang=${lang}`);
        const text = await page.locator("main").textContent();
        expect(text, path).toContain(phone);
        expect(/50030-230,?\s*Brazil/.test(text ?? ""), `${path} in ${lang}`).toBe(isAbroad);
      }
    }
  });

  test("a partner's logo says what staff wrote about it, else the partner's name, else its number", async () => {
    const page = await open();
    for (const path of ["/", "/o-que-fazemos"]) {
      await page.goto(server.url + path);
      const logos = page.locator("main ul:not([aria-hidden])");
      expect(await logos.locator('img[alt^="Parceiro "]').count(), path).toBe(1);
      expect(await logos.locator('img[alt="Outro nome"]').count(), path).toBe(0);
    }
  });

  test("a partner without a logo leaves no empty plate", async () => {
    const page = await open();
    for (const [path, label] of [
      ["/", "Parceiros"],
      ["/o-que-fazemos", "Quem faz com a gente"],
    ] as const) {
      await page.goto(server.url + path);
      const plates = page.locator(`main ul[aria-label="${label}"] > li`);
      expect(await plates.count(), path).toBeGreaterThan(0);
      expect(await plates.filter({ hasNot: page.locator("img") }).count(), path).toBe(0);
    }
  });
});

withAndWithoutJavaScript("the institutional pages", ({ open }) => {
  test("the contents of the terms and of the privacy policy stay beside their sections", async () => {
    const page = await open({ viewport: { width: 1280, height: 720 } });
    for (const path of ["/termos", "/politica"]) {
      await page.goto(server.url + path);
      const header = (await page.locator("#menu").boundingBox())?.height ?? 0;
      await page.locator("main li[id]").nth(5).scrollIntoViewIfNeeded();
      const contents = await page.getByRole("navigation", { name: "Nesta página" }).boundingBox();
      expect(contents?.y, path).toBeGreaterThan(header);
      expect((contents?.y ?? 0) + (contents?.height ?? 0), path).toBeLessThan(720);
    }
  });

  test("the what-we-do carousel holds its logos three times, to be heard once", async () => {
    const page = await open();
    await page.goto(`${server.url}/o-que-fazemos`);
    const lists = page.locator("section[aria-labelledby=partners] ul");
    const sizes = await lists.evaluateAll((all) => all.map((list) => list.children.length));
    expect(sizes).toHaveLength(3);
    expect(new Set(sizes).size).toBe(1);
    expect(await page.locator("section[aria-labelledby=partners] ul[aria-hidden]").count()).toBe(2);
  });

  test("with reduced motion its logos stand two a row on a phone", async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await page.goto(`${server.url}/o-que-fazemos`);
    const places = await page
      .locator("section[aria-labelledby=partners] ul:not([aria-hidden]) > li")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().y));
    expect(new Set(places).size).toBe(Math.ceil(places.length / 2));
  });
});

const chromium = useChromium();

test("the map comes from a third party only when it is asked for", async () => {
  const page = await chromium.open();
  const foreign: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.origin !== server.url,
    async (route) => {
      foreign.push(new URL(route.request().url()).hostname);
      await answered;
      return route.fulfill({ body: "<!doctype html><title>map</title>", contentType: "text/html" });
    },
  );
  await page.goto(`${server.url}/contato`);
  await quiet(page);
  await hydrated(page);
  expect(foreign).toEqual([]);
  await page.getByRole("button", { name: "Carregar mapa interativo" }).click();
  await page.locator("iframe").waitFor();
  await expect.poll(() => foreign).toEqual(["www.openstreetmap.org"]);
  // Above the drawing, which shows until the map is there.
  const status = page.getByRole("region", { name: "Onde estamos" }).getByRole("status");
  expect(await status.textContent()).toBe("Carregando o mapa...");
  expect(await page.locator("img[src='/map.svg']").isVisible()).toBe(true);
  answer();
  await status.getByText("Se o mapa não aparecer, abra-o no OpenStreetMap.").waitFor();
});
