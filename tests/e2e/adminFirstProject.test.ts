import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, useChromium } from "#tests/support/browser.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const chromium = useChromium();

/** Seconds of the keystroke-level model (Card, Moran, Newell): a key press, pointing, a decision. */
const seconds = { key: 0.28, point: 1.1, decide: 1.35 };

/** Works like a user with a mouse and a keyboard, and counts the operations. */
function newcomer(page: Page) {
  const did = { clicks: 0, keys: 0, files: 0, screens: 0 };
  const point = async (target: Locator) => {
    did.clicks++;
    await target.click();
  };
  return {
    did,
    point,
    async write(label: string, text: string) {
      await point(page.getByLabel(label, { exact: true }).first());
      did.keys += text.length;
      await page.keyboard.type(text);
    },
    async choose(field: string, files: { name: string; mimeType: string; buffer: Buffer }[]) {
      // Opening the picker, selecting the files, and closing it.
      did.clicks += 3;
      did.files += files.length;
      await page.locator(`[name="upload:${field}"]`).setInputFiles(files);
    },
    sees: async (title: string) => {
      did.screens++;
      await page.getByRole("heading", { name: title, exact: true }).first().waitFor();
    },
    estimate: () =>
      did.keys * seconds.key + did.clicks * (seconds.point + seconds.decide + seconds.key),
  };
}

test("a new member of staff gets from the sign-in to a published project with photos", async () => {
  const page = await chromium.open();
  const photos = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => ({
      name: `foto-${index + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await samples.photo(1600, 1067, index + 1),
    })),
  );
  const { did, point, write, choose, sees, estimate } = newcomer(page);
  const startedAt = performance.now();

  await page.goto(`${server.url}/admin`);
  await hydrated(page);
  await sees("Boas-vindas ao painel da Maré");
  await write("E-mail", admin.email);
  await write("Senha", admin.password);
  await point(page.getByRole("button", { name: "Entrar", exact: true }));
  await sees("Todos Projetos");
  await point(page.getByRole("link", { name: "Adicionar projeto", exact: true }));
  await sees("Adicionar projeto");
  await write("Nome do projeto", "Horta do Cais");
  await write("Subtítulo", "Comida que nasce entre o porto e a praça");
  await choose("bannerImage", photos.slice(0, 1));
  await write("Título", "Uma horta onde havia um depósito");
  await write(
    "Descrição",
    "Em seis meses, quarenta famílias transformaram um depósito vazio do cais em canteiros que abastecem duas escolas.",
  );
  await point(
    page
      .getByRole("navigation", { name: "Seções do projeto" })
      .getByRole("link", { name: "Galeria" }),
  );
  await choose("gallery[].file", photos.slice(1));
  await page.getByText("7 de 20 fotos").waitFor();
  await point(page.getByRole("button", { name: "Publicar", exact: true }));
  await sees("Projeto salvo");
  await point(page.getByRole("link", { name: "Visualizar" }));
  // The form has a heading of the same name, so only the URL identifies the page.
  await page.waitForURL("**/projeto/horta-do-cais/*");
  await sees("Horta do Cais");
  await page
    .getByRole("link", { name: /^Ampliar foto/ })
    .first()
    .waitFor();

  const machine = (performance.now() - startedAt) / 1000;
  expect(await page.getByRole("heading", { name: "Galeria" }).isVisible()).toBe(true);
  const visitor = await chromium.open();
  await visitor.goto(page.url());
  expect(await visitor.getByRole("heading", { level: 1 }).textContent()).toBe("Horta do Cais");
  expect(await visitor.locator("main img").count()).toBeGreaterThanOrEqual(8);
  expect(estimate()).toBeLessThan(300);
  console.info(
    `${did.screens} screens, ${did.clicks} clicks, ${did.keys} keys, ${did.files} files: ` +
      `${Math.round(estimate())} s of a person, ${Math.round(machine)} s of the machine`,
  );
});

test("a project with everything in both languages takes at most 25 clicks besides typing and choosing files", async () => {
  const page = await chromium.open();
  await openAsStaff(page, server, "/admin/projetos");
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const open = (text: string) => click(page.getByText(text, { exact: true }).first());
  /** What consists of files asks for them when it is added. */
  async function add(text: string, ...files: { name: string; mimeType: string }[]) {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), open(text)]);
    await chooser.setFiles(await contentsOf(files));
  }

  /** Goes on by Tab where the field is the next one, else by a click. */
  async function write(name: string, text: string) {
    const field = page.locator(`[name="${name}"]`);
    const isFocused = () => field.evaluate((element) => element === document.activeElement);
    if (!(await isFocused())) await page.keyboard.press("Tab");
    if (!(await isFocused())) await click(field);
    await page.keyboard.type(text);
  }
  async function writeBoth(name: string, [pt, en]: readonly [string, string]) {
    await write(name, pt);
    await write(name.replace(/(\w+)$/, "en.$1"), en);
  }
  async function choose(field: string, ...files: { name: string; mimeType: string }[]) {
    await page.locator(`[name="upload:${field}"]`).setInputFiles(await contentsOf(files));
  }
  const image = (name: string) => ({ name: `${name}.jpg`, mimeType: "image/jpeg" });

  await click(page.getByRole("link", { name: "Adicionar projeto", exact: true }));
  await expect.poll(() => page.locator("[name=name]:focus").count()).toBe(1);
  await writeBoth("name", ["Horta do Cais", "Pier Garden"]);
  await writeBoth("subtitle", ["Comida entre o porto e a praça", "Food between port and square"]);
  await choose("bannerImage", image("banner"));
  await writeBoth("description.title", ["Onde havia um depósito", "Where a depot stood"]);
  await writeBoth("description.description", [
    "Quarenta famílias plantam.",
    "Forty families plant.",
  ]);
  await add("Adicionar vídeo", { name: "horta.mp4", mimeType: "video/mp4" });
  for (const number of [0, 1, 2]) {
    await click(button("Adicionar notícia"));
    await choose(`posts[${number}].image`, image(`noticia-${number}`));
    await writeBoth(`posts[${number}].topic`, ["Colheita", "Harvest"]);
    await writeBoth(`posts[${number}].title`, [`Colheita ${number}`, `Harvest ${number}`]);
  }
  await add("Adicionar antes e depois", image("antes"));
  await choose("beforeAndAfter.afterImage", image("depois"));
  await open("Adicionar e-book");
  await writeBoth("beforeAndAfter.title", ["Guia da horta", "Guide to the garden"]);
  await writeBoth("beforeAndAfter.description", ["Como plantar no cais.", "How to plant."]);
  await choose("beforeAndAfter.eBookFile", { name: "guia.pdf", mimeType: "application/pdf" });
  await choose("beforeAndAfter.eBookImage", image("capa"));
  await add("Adicionar fotos", image("um"), image("dois"), image("tres"), image("quatro"));
  // It waits for the files by itself.
  await click(button("Publicar"));
  await page.getByText("O projeto foi salvo com sucesso!").waitFor();
  // The form of the project that was made stays where the new one's was, with the rows that were open.
  expect(await page.locator("#publicar-projeto:focus").count()).toBe(1);
  expect(await page.locator('[name="posts[2].topic"]').isVisible()).toBe(true);
  await click(page.getByRole("link", { name: "Visualizar" }));
  await page.waitForURL("**/projeto/horta-do-cais/*");

  expect(clicks).toBeLessThanOrEqual(25);
  const answer = await fetch(`${page.url().replace(/projeto.*\//, "api/projects/")}?lang=en`);
  expect(await answer.json()).toMatchObject({
    ...{ name: "Pier Garden", subtitle: "Food between port and square" },
    ...{ bannerImage: expect.any(String), projectInAction: expect.any(String) },
    description: { title: "Where a depot stood", description: "Forty families plant." },
    posts: [{ title: "Harvest 0" }, { title: "Harvest 1" }, { title: "Harvest 2" }],
    beforeAndAfter: { title: "Guide to the garden", eBookFile: expect.any(String) },
    gallery: [{}, {}, {}, {}],
  });
  console.info(`${clicks} clicks for a project with everything in both languages`);
});

function contentsOf(files: { name: string; mimeType: string }[]) {
  return Promise.all(
    files.map(async (file, index) => ({ ...file, buffer: await sample(file.mimeType, index) })),
  );
}

/** A picture of its own, as two of the same would be stored once. */
let made = 0;
function sample(type: string, index: number) {
  if (type === "video/mp4") return samples.mp4;
  if (type === "application/pdf") return samples.pdf;
  return samples.photo(1200, 800, 100 + 10 * made++ + index);
}
