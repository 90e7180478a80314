import { afterAll, beforeAll, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { pdf, photo } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let token = "";
let cookie = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  token = await signInToken(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

async function call(method: string, path: string, body: unknown) {
  const answer = await fetch(`${server.url}/api/admin${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect([200, 201], `${method} ${path}`).toContain(answer.status);
  return (await answer.json()) as { id: number };
}

function read(path: string, headers: Record<string, string> = { Cookie: cookie }) {
  return fetch(server.url + path, { headers, redirect: "manual" });
}

/** Posts a project's form, a new one's by default, as a browser without JavaScript does. */
function post(fields: Record<string, string>, query = "", path = newProject) {
  return fetch(`${server.url}${path}${query}`, {
    method: "POST",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}
const newProject = "/admin/adicionar-projeto";

const panelOf = async (id: number) => panelIn(await read(`/admin/editar-projeto/${id}`));

/** The panel of the form as it is sent, without a script: `[address, words]` of each of its lines. */
async function panelIn(answer: Response) {
  const page = await answer.text();
  const [panel = ""] = /<details id="pronto-para-publicar"[\s\S]*?<\/details>/.exec(page) ?? [];
  const lines = [...panel.matchAll(/<a href="#([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)];
  return {
    page,
    words: wordsOf(panel),
    lines: lines.map(([, anchor = "", line = ""]) => [anchor, wordsOf(line)]),
  };
}

const wordsOf = (html: string) =>
  html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

async function pointsOf(id: number): Promise<{ kind: string; field: string }[]> {
  return (await (await read(`/admin/projetos/${id}/pendencias`)).json()).points;
}

test("the form says what is open about the draft, each line leading to its field", async () => {
  const [image = ""] = await uploadFiles(server, token, { "a.jpg": await photo(300, 600, 1) });
  const { id } = await call("POST", "/project", { name: "Rio", en: { name: "River" } });
  await call("PUT", `/project/${id}/draft`, {
    content: {
      ...{ name: "", bannerImage: image, link: "http://servidor/rio" },
      ...{ gallery: [{ file: image }], posts: [{ title: "O cais", link: "/projeto/x/999" }] },
      results: { numberOne: "28", nameOne: "árvores" },
    },
  });
  const { page, words, lines } = await panelOf(id);
  expect(lines).toEqual([
    ["projeto-name", "Nome do projeto"],
    ["projeto-posts[0].link", "Fique por dentro 1: Link"],
    ["projeto-link", "Link do projeto só abre na rede interna"],
    ["secao-gallery", "Foto 1 da galeria"],
    ["projeto-results.en.nameOne", "Nome do primeiro dado (inglês)"],
    ["projeto-posts[0].en.title", "Fique por dentro 1: Texto (inglês)"],
    ["projeto-bannerImage", "Banner"],
    ["projeto-bannerImage", "Banner 300 × 600, o ideal é 1920x870"],
  ]);
  expect(words).toMatch(/Pronto para publicar\? 8 pontos em aberto/);
  for (const [anchor] of lines) expect(page).toContain(` id="${anchor}"`);
  // Beside the title as well; it holds nothing back.
  expect(wordsOf(page)).toContain("8 em aberto");
  expect((await pointsOf(id)).map(({ field }) => field)).toContain("gallery[0].file");
});

const nameIn = (page: string) => /<input[^>]* name="name"[^>]*>/.exec(page)?.[0];

test("a new project's form says it as well, also of what was typed in it and came back", async () => {
  const { page, lines } = await panelIn(await read(newProject));
  expect(lines.map(([anchor]) => anchor)).toEqual([
    ...["projeto-name", "projeto-description.description"],
    ...["projeto-bannerImage", "projeto-cardImageDesktop"],
  ]);
  for (const [anchor] of lines) expect(page).toContain(` id="${anchor}"`);

  const typed = { name: "Rio", "posts[0].title": "O cais", "posts[0].link": "meia" };
  const refused = await panelIn(await post({ ...typed, acao: "publicar" }));
  expect(refused.lines.slice(0, 2)).toEqual([
    ["projeto-posts[0].link", "Fique por dentro 1: Link não é um endereço que possa ser publicado"],
    ["projeto-bannerImage", "Banner"],
  ]);
  // The name is where one begins, but nobody who comes back to what was typed is taken there.
  expect(nameIn(page)).toMatch(/ autofocus/i);
  expect(nameIn(refused.page)).not.toMatch(/ autofocus/i);

  const insert = JSON.stringify({ type: "insert", payload: { name: "posts" } });
  const answer = await post({ name: "Rio", __intent__: insert });
  expect(answer.status).toBe(200);
  expect((await panelIn(answer)).lines.map(([anchor]) => anchor)).toEqual([
    ...["projeto-description.description", "projeto-bannerImage", "projeto-cardImageDesktop"],
    "projeto-en.name",
  ]);
});

test("what a new project's form has kept by itself is listed in that form", async () => {
  const form = { idempotencyKey: "um formulário", attempt: "1" };
  const kept = await post({ ...form, name: "Rio", "en.name": "River" }, "?automatico=");
  expect(kept.status).toBe(200);
  const ofNew = (key: string) =>
    read(`${newProject}/pendencias?formulario=${encodeURIComponent(key)}`);
  expect(await (await ofNew(form.idempotencyKey)).json()).toEqual({
    id: expect.any(Number),
    points: [
      { kind: "bare", field: "description.description" },
      { kind: "banner", field: "bannerImage" },
      { kind: "card", field: "cardImageDesktop" },
    ],
  });
  expect((await ofNew("outro")).status).toBe(404);
  expect((await read(`${newProject}/pendencias`)).status).toBe(404);
});

/** A section that asks for no English. */
const described = { description: { title: "1908" } };

test("what is published is looked at where there is no draft, and says so when all is there", async () => {
  const [image = ""] = await uploadFiles(server, token, { "a.jpg": await photo(1920, 870, 2) });
  const { id } = await call("POST", "/project", {
    ...{ name: "Mar", en: { name: "Sea" }, bannerImage: image, link: "/documentos" },
    ...described,
  });
  expect((await panelOf(id)).words).toMatch(/Nada em aberto/);
  expect(await pointsOf(id)).toEqual([]);
  await call("PUT", `/project/${id}`, {
    ...{ name: "Mar", bannerImage: image, link: "/nada" },
    ...described,
  });
  expect(await pointsOf(id)).toMatchObject([
    { kind: "deadLink", field: "link" },
    { kind: "missing", field: "en.name" },
  ]);
});

test("a PDF is looked into once it is offered", async () => {
  const [file = ""] = await uploadFiles(server, token, { "a.pdf": pdf });
  const { id } = await call("POST", "/project/draft", { content: { documents: [{ file }] } });
  await expect
    .poll(() => pointsOf(id))
    .toContainEqual({ kind: "untagged", field: "documents[0].file" });
});

test("a long name on a bright picture of the home page's gallery is told with its contrast", async () => {
  const white = await import("sharp").then(({ default: sharp }) =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background: "#fff" } })
      .png()
      .toBuffer(),
  );
  const [image = ""] = await uploadFiles(server, token, { "a.png": white });
  const name = "Um nome bem longo para a galeria da casa";
  const { id } = await call("POST", "/project", {
    ...{ name, en: { name }, bannerImage: image, highlight: true },
    ...described,
  });
  await expect.poll(() => pointsOf(id)).toMatchObject([{ kind: "contrast", field: "bannerImage" }]);
  const contrast = ["projeto-bannerImage", expect.stringMatching(/^Banner [1-4],\d:1$/)];
  expect((await panelOf(id)).lines).toEqual([contrast]);
  // The star is no part of the form that comes back.
  const refused = await post(
    { name, "en.name": name, bannerImage: image, link: "javascript:alert(1)" },
    "",
    `/admin/editar-projeto/${id}`,
  );
  expect(refused.status).toBe(400);
  expect((await panelIn(refused)).lines).toContainEqual(contrast);
});

test("there is nothing to tell of a project that is not there, and nobody else is told", async () => {
  expect((await read("/admin/projetos/999/pendencias")).status).toBe(404);
  const strange = await read("/admin/projetos/1/pendencias", {});
  expect(strange.headers.get("Location")).toMatch(/^\/admin\?next=/);
});
