import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { youTubeId } from "#app/validation/youTube.ts";
import { axeFindings } from "#tests/support/axe.ts";
import { hydrated, useChromium, withAndWithoutJavaScript } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

const link = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

let server: TestServer;
let api: ApiClient;
let id: number;
beforeAll(async () => {
  server = await startServer({ demo: false });
  api = await signInToApi(server);
  const project = { name: "Rio", projectInAction: "https://youtu.be/aqz-KE-bpKQ?si=x" };
  const answer = await api.call("POST", "/api/admin/project", project);
  ({ id } = (await answer.json()) as { id: number });
  await api.call("POST", "/api/admin/project", {
    name: "Mar",
    projectInAction: "https://youtu.be/dQw4w9WgXcQ",
  });
});
afterAll(() => server.stop());

const stored = async () => {
  const answer = await api.call("GET", `/api/admin/project/${id}`);
  return ((await answer.json()) as { projectInAction: string | null }).projectInAction;
};

/** A fake YouTube player: answers the first message with an error code. */
const playerWith = (code: number) => `<!doctype html><title>player</title><script>
  addEventListener("message", ({ data, source, origin }) => {
    if (JSON.parse(data).event !== "listening") return;
    for (const info of [${code}, 2]) {
      source.postMessage(JSON.stringify({ event: "onError", info, id: 1 }), origin);
    }
  });
</script>`;

/** All requests of a page to other origins. */
function foreignRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url)) urls.push(request.url());
  });
  return urls;
}

describe("a video on YouTube", () => {
  const chromium = useChromium();
  const show = async (page: Page, code: number, lang = "pt") => {
    await page.unrouteAll();
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: playerWith(code) }),
    );
    await page.goto(`${server.url}/projeto/rio/${id}?lang=${lang}`);
    await hydrated(page);
  };
  const open = async (code: number, lang = "pt") => {
    const page = await chromium.open();
    const foreign = foreignRequests(page);
    await show(page, code, lang);
    return { page, foreign };
  };

  test("asks YouTube for nothing before a click, then plays in its place", async () => {
    const { page, foreign } = await open(0);
    const play = page.getByRole("button", { name: "Reproduzir: Vídeo do projeto Rio" });
    await play.scrollIntoViewIfNeeded();
    expect(await axeFindings(page)).toEqual([]);
    expect(foreign).toEqual([]);
    await play.press("Enter");
    const frame = page.locator("iframe[title='Vídeo do projeto Rio']");
    expect(await frame.getAttribute("src")).toMatch(/\/embed\/aqz-KE-bpKQ\?autoplay=1&/);
    // The focus moves once React has rendered the video.
    await expect
      .poll(() => frame.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await expect.poll(() => foreign.length).toBe(1);
  });

  test("plays on when the language is switched, with no entry of its own in the history", async () => {
    const { page, foreign } = await open(0);
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>player</title>" }),
    );
    await page.getByRole("button", { name: /^Reproduzir:/ }).click();
    await expect.poll(() => foreign.length).toBe(1);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole("banner").getByRole("link", { name: "ENG" }).click();
    await page.locator("iframe[title='Video of the project Rio']").waitFor();
    expect(foreign).toHaveLength(1);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test("explains the first error", async () => {
    const page = await chromium.open();
    for (const [code, text] of [
      [2, "O endereço deste vídeo tem um parâmetro inválido."],
      [5, "O conteúdo não pôde ser reproduzido neste navegador."],
      [100, "O vídeo não foi encontrado. Ele pode ter sido removido ou marcado como privado."],
      [101, "O proprietário do vídeo não permite que ele seja exibido em outros sites."],
      [150, "O proprietário do vídeo não permite que ele seja exibido em outros sites."],
      [153, "O serviço de vídeo não reconheceu este site e recusou a exibição."],
      [999, "Ocorreu um erro desconhecido."],
    ] as const) {
      await show(page, code);
      await page.getByRole("button", { name: /^Reproduzir:/ }).click();
      await page.getByRole("alert").getByText(text).waitFor();
      expect(await page.locator("iframe[src*=youtube]").count(), text).toBe(0);
      expect(await page.getByRole("link", { name: /Assistir no YouTube/ }).count(), text).toBe(1);
    }
  });

  test("is asked for by a click of its own, also after another project's failed", async () => {
    const { page, foreign } = await open(100);
    await page.getByRole("button", { name: /^Reproduzir:/ }).click();
    await page.getByRole("alert").getByText("O vídeo não foi encontrado").waitFor();
    const before = foreign.length;
    await page.getByRole("contentinfo").getByRole("link", { name: "Mar", exact: true }).click();
    await page.getByRole("button", { name: "Reproduzir: Vídeo do projeto Mar" }).waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(foreign.slice(before)).toEqual([]);
  });

  test("explains it in English", async () => {
    const { page } = await open(100, "en");
    await page.getByRole("button", { name: /^Play:/ }).click();
    await page.getByRole("alert").getByText("The video was not found.").waitFor();
  });
});

describe("a video on YouTube without JavaScript", () => {
  const chromium = useChromium({ javaScriptEnabled: false });

  test("is a link to it, and asks for nothing", async () => {
    const page = await chromium.open();
    const foreign = foreignRequests(page);
    await page.goto(`${server.url}/projeto/rio/${id}`);
    const play = page.getByRole("link", { name: "Reproduzir: Vídeo do projeto Rio" });
    expect(await play.getAttribute("href")).toBe(link);
    expect(foreign).toEqual([]);
  });
});

withAndWithoutJavaScript("the form of a project's video", (chromium, javaScriptEnabled) => {
  test("takes an address on YouTube and refuses any other", async () => {
    const path = `/admin/editar-projeto/${id}`;
    const page = await chromium.open();
    await openAsStaff(page, server, path, javaScriptEnabled);
    const field = page.getByLabel("Ou um link do YouTube");
    const save = () => page.getByRole("button", { name: "Publicar", exact: true }).click();
    expect(await field.inputValue()).toBe(link);
    chromium.expectErrors(/400 \(Bad Request\)/);
    await field.fill("https://vimeo.com/76979871");
    await save();
    // The field's own message; the alert at the top contains it, too.
    await page
      .locator(`p[id$="projectInAction-error-link"]`, { hasText: "Envie um vídeo ou cole" })
      .waitFor();
    expect(await field.inputValue()).toBe("https://vimeo.com/76979871");
    expect(await stored()).toBe(link);
    await field.fill("www.youtube.com/shorts/dQw4w9WgXcQ");
    await save();
    await page.getByText("Projeto salvo").first().waitFor();
    expect(await stored()).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
    await api.call("PUT", `/api/admin/project/${id}`, { name: "Rio", projectInAction: link });
  });
});

describe("an address typed in a project's form", () => {
  const chromium = useChromium();
  test.each([
    ["a stored one", () => `/admin/editar-projeto/${id}`, undefined],
    ["a new one", () => "/admin/adicionar-projeto", "https://youtu.be/dQw4w9WgXcQ"],
  ])("is there again when an uploaded video was removed: %s", async (_, path, typed) => {
    const page = await chromium.open();
    await openAsStaff(page, server, path());
    const field = page.getByLabel("Ou um link do YouTube");
    if (typed) {
      await page.getByText("Adicionar vídeo").click();
      await field.fill(typed);
    }
    const video = { name: "a.mp4", mimeType: "video/mp4", buffer: samples.mp4 };
    await page.locator("[name='upload:projectInAction']").setInputFiles(video);
    await page.getByText("a.mp4 enviado.").waitFor();
    // Only one of them can be the video.
    expect(await field.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Remover Vídeo" }).click();
    expect(await field.isVisible()).toBe(true);
    expect(await field.inputValue()).toBe(typed ?? link);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByText("Projeto salvo").first().waitFor();
    const savedId = /\/(\d+)/.exec(new URL(page.url()).pathname)?.[1];
    const saved = await (await api.call("GET", `/api/admin/project/${savedId}`)).json();
    expect(youTubeId(String(saved.projectInAction))).toBe(youTubeId(typed ?? link));
  });
});
