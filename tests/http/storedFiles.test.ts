import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { tagsOf } from "#tests/support/htmlTags.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let staff: ApiClient;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

async function screen(path: string): Promise<string> {
  const answer = await fetch(server.url + path, { headers: { Cookie: cookie } });
  expect(answer.status, path).toBe(200);
  // The data for the script repeats the texts.
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
}

const library = (query = "") => screen(`/admin/acervo${query}`);
const upload = (files: Record<string, Uint8Array>) => uploadFiles(server, staff.token, files);

async function add(path: string, body: object): Promise<number> {
  const answer = await staff.call("POST", `/api/admin/${path}`, body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test("the library says that it is empty, and what a search does not find", async () => {
  expect(await library()).toContain("Nenhum arquivo ainda.");
  expect(await library("?q=nada")).toContain("Nenhum arquivo com esta busca.");
});

test("a file shows every place that uses it, and each link leads to a field that is there", async () => {
  const [photo = "", paper = ""] = await upload({
    "Praça das Marés.png": await samples.png(),
    "ata.pdf": samples.pdf,
  });
  const project = await add("project", {
    name: "Cais",
    bannerImage: photo,
    link: `/storage/${paper}`,
    description: { firstImage: photo },
    results: { image: photo },
    partners: [{ image: photo }],
    posts: [{ title: "Notícia", image: photo }],
    gallery: [{ file: photo }],
    documents: [{ title: "Ata", file: paper }],
    beforeAndAfter: { beforeImage: photo, eBookFile: paper },
  });
  await add("documents", { title: "Ata", file: paper });
  await add("partners", { name: "Porto", type: 1, image: photo });
  await staff.call("POST", "/api/admin/banner", { active: true, desktopImage: photo });
  const html = await library("?ver=lista");
  expect(html).toContain("Em 9 lugares");
  expect(html).toContain("Em 4 lugares");
  expect(html).toContain(`/admin/arquivos/${photo}`);
  expect(html.match(/Sem texto alternativo/g)).toHaveLength(2);
  const links = tagsOf(html, "a").flatMap(({ href = "" }) => (href.includes("#") ? href : []));
  const uses = [...new Set(links)].filter((href) => /^\/admin\/\w/.test(href));
  expect(uses.length).toBe(13);
  const screens = new Map<string, string>();
  for (const use of uses) {
    const [path = "", anchor] = use.split("#");
    if (!screens.has(path)) screens.set(path, await screen(path));
    expect([use, screens.get(path)?.includes(`id="${anchor}"`)]).toEqual([use, true]);
  }
  const description = await screen(`/admin/arquivos/${photo}`);
  const named = uses.filter((use) => description.includes(`href="${use}"`));
  expect([description.includes("Onde aparece"), named.length]).toEqual([true, 9]);
  expect(uses).toContain(`/admin/editar-projeto/${project}#projeto-bannerImage`);
});

test("search, filters and view are addresses, kept by the form and by the other view's link", async () => {
  await upload({ "sem uso.pdf": samples.pdf, "Foto da orla.png": await samples.png() });
  const found = await library("?q=ORLA&falta=sem-uso&ver=lista");
  expect(found).toContain("1 arquivo<");
  expect(found).toContain("Foto da orla.png");
  // Nobody is shown it; what the choice is called stands in the form.
  expect(found.match(/Sem texto alternativo/g)).toHaveLength(1);
  expect(found).not.toContain("sem uso.pdf");
  expect(found).toContain('href="/admin/acervo?q=ORLA&amp;falta=sem-uso"');
  expect(found).toMatch(/<input type="hidden" name="ver" value="lista"\/>/);
  expect(found).toMatch(/<option value="sem-uso" selected="">/);
  expect(await library("?tipo=documento")).not.toContain("Foto da orla.png");
  expect(await library("?tipo=imagem&ordem=antigos")).toMatch(/Praça das Marés[\s\S]*Foto da orla/);
});

test("a long library is paged, and a file that only the history keeps says so", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, number) => [`lote ${number}.pdf`, samples.pdf]),
  );
  const [first = "", second = ""] = await upload(many);
  const id = await add("documents", { title: "Edital", file: first });
  await staff.call("PUT", `/api/admin/documents/${id}`, { title: "Edital", file: second });
  const page = await library("?q=lote&pagina=2");
  expect(page).toContain("50 arquivos<");
  expect(page.match(/lote \d+\.pdf<\/p>/g)).toHaveLength(2);
  expect(page).toContain('href="/admin/acervo?q=lote"');
  expect(page).toContain("guardado pelo histórico ou pela lixeira");
});
