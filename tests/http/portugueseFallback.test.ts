import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await startServer({ demo: false });
  const api = await signInToApi(server);
  const create = async (path: string, body: unknown) =>
    (await (await api.call("POST", path, body)).json()) as { id: number };
  ({ id } = await create("/api/admin/project", {
    ...{ name: "Rio do Sol", subtitle: "Um rio", en: { subtitle: "A river" }, highlight: true },
    description: { title: "A margem", description: "Texto em português." },
    posts: [{ title: "Notícia", topic: "Água", en: { topic: "Water" } }],
    results: { numberOne: "12", nameOne: "árvores", en: { nameOne: "trees" } },
  }));
  await create("/api/admin/documents", {
    title: "Ata",
    description: "Minutes",
    en: { title: "Minutes" },
  });
  await api.call("POST", "/api/admin/home", { people: { number: "7", description: "pessoas" } });
});
afterAll(() => server.stop());

const read = async (path: string) => (await fetch(`${server.url}${path}`)).text();

test("an English page marks each Portuguese text, and only those", async () => {
  const html = await read(`/projeto/rio-do-sol/${id}?lang=en`);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).toContain('<h1><span lang="pt">Rio do Sol</span></h1>');
  expect(main).toMatch(/<h2 id="description" lang="pt">A margem</);
  expect(main).toMatch(/<p lang="pt"[^>]*>Texto em português\.</);
  expect(main).toMatch(/<h3 lang="pt">Notícia</);
  expect(main).toMatch(/<dd lang="pt"><span[^>]*>12</);
  expect(main).toMatch(/<dt>trees</);
  // A wave is drawn before the subtitle.
  expect(main).toMatch(/<p class="[^"]*"><svg [^>]*><path [^>]*><\/path><\/svg>A river</);
  expect(main).toMatch(/<span class="[^"]*">Water</);
  expect(await read(`/projeto/rio-do-sol/${id}?lang=pt`)).not.toContain(' lang="pt">Rio');
});

test("so do the lists, menus and figures", async () => {
  expect(await read("/projetos?lang=en")).toMatch(/<h2[^>]*><a [^>]*><span lang="pt">Rio do Sol</);
  const home = await read("/?lang=en");
  expect(home).toMatch(/<p lang="pt"[^>]*>pessoas<|<p class="[^"]*" lang="pt">pessoas</);
  expect(home).toMatch(/<a [^>]*lang="pt"[^>]*>Rio do Sol</);
  expect(await read("/documentos?lang=en")).toMatch(/<p lang="pt">Minutes</);
});

test.each(["/api/projects", "/api/projects/all", "/api/projects/1", "/api/home", "/api/documents"])(
  "%s holds no key beside the contract's",
  async (path) => {
    expect(await read(`${path}?lang=en`)).not.toMatch(/inPortuguese|"en":/);
  },
);
