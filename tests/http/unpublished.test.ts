import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { pdf } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let staff: ApiClient;
let cookie = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

async function call(method: string, path: string, body?: unknown) {
  const answer = await staff.call(method, `/api/admin${path}`, body);
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
}

async function insert(name: string): Promise<number> {
  return (await call("POST", "/project", { name, en: { name: `${name} in English` } })).body
    .id as number;
}

function post(path: string, fields: Record<string, string>) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
  });
}

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

describe("the address of a project that was taken off the site", () => {
  test("answers 410 with a page in both languages that leads on, and no search engine keeps it", async () => {
    const id = await insert("Ilha");
    await insert("Outro");
    const page = `/projeto/ilha/${id}`;
    expect((await call("POST", `/project/${id}/unpublish`)).body).toEqual({
      ...{ id, published: false, at: null },
    });
    for (const [lang, title, more] of [
      ["pt", "Este projeto saiu do ar", "Ver todos os projetos"],
      ["en", "This project has left the site", "See all projects"],
    ]) {
      for (const headers of [{}, { Cookie: cookie }] as Record<string, string>[]) {
        const answer = await get(`${page}?lang=${lang}`, { headers });
        expect(answer.status).toBe(410);
        const html = await answer.text();
        expect(html).toContain(`<h1>${title}</h1>`);
        expect(html).toContain(more);
        expect(html).toContain('<meta name="robots" content="noindex"/>');
        expect(html).toContain("/projeto/outro");
        expect(html).not.toContain("Ilha");
      }
    }
    expect((await get(page, { method: "HEAD" })).status).toBe(410);
    expect((await get(`${page}.data`)).status).toBe(410);
    expect((await get(`/api/projects/${id}`)).status).toBe(404);
    for (const path of ["/projetos", "/sitemap.xml", "/projetos.atom", "/api/projects/all"]) {
      expect(await (await get(path)).text()).not.toContain(`/${id}<`);
    }

    expect((await call("POST", `/project/${id}/publish`)).body).toMatchObject({ published: true });
    const back = await get(page);
    expect(back.status).toBe(200);
    expect(await back.text()).toContain("Ilha");
  });

  test("answers 404 when it was never public, and once the project is deleted", async () => {
    const { id } = (await call("POST", "/project/draft", { content: { name: "Esboço" } })).body;
    expect((await get(`/projeto/esboco/${id}`)).status).toBe(404);
    expect((await get(`/api/projects/${id}`)).status).toBe(404);
    const gone = await insert("Ilha");
    await call("POST", `/project/${gone}/unpublish`);
    expect((await get(`/projeto/ilha/${gone}`)).status).toBe(410);
    expect((await call("DELETE", `/project/${gone}`)).status).toBe(200);
    expect((await get(`/projeto/ilha/${gone}`)).status).toBe(404);
    expect((await get("/projeto/nada/99999")).status).toBe(404);
  });
});

test("“Projeto salvo” offers to undo the publication, without JavaScript too", async () => {
  const id = await insert("Rio");
  const path = `/admin/editar-projeto/${id}`;
  const published = await post(path, {
    version: "1",
    draft: "none",
    name: "Mar",
    acao: "publicar",
  });
  const location = published.headers.get("Location") ?? "";
  const [, revision = ""] = /\?salvo=(\d+)$/.exec(location) ?? [];
  const html = await (await get(location, { headers: { Cookie: cookie } })).text();
  expect(html).toContain("Projeto salvo");
  expect(html).toContain(`name="revision" value="${revision}"`);
  expect((await post("/admin/historico/desfazer", { revision, back: path })).status).toBe(303);
  expect((await call("GET", `/project/${id}`)).body).toMatchObject({ name: "Rio" });
});

test("the form of a project off the site marks the translations that were outdated", async () => {
  const id = await insert("Rio");
  const sent = { version: "1", draft: "none", name: "Mar", "en.name": "Rio in English" };
  await post(`/admin/editar-projeto/${id}`, { ...sent, acao: "publicar" });
  await call("POST", `/project/${id}/unpublish`);
  const html = await (
    await get(`/admin/editar-projeto/${id}`, { headers: { Cookie: cookie } })
  ).text();
  expect(html).toContain("Desatualizado");
});

test("the site as it was answers 410 where a project had been taken off it", async () => {
  const id = await insert("Cais");
  await call("POST", `/project/${id}/unpublish`);
  const { data } = (await call("GET", `/history?kind=project&id=${id}`)).body;
  const [{ revision }] = data as [{ revision: number }];
  await call("POST", `/project/${id}/publish`);
  const entered = await post("/admin/historico/momento", { revision: String(revision) });
  const moment = (entered.headers.get("Set-Cookie") ?? "").split(";")[0];
  const page = `/projeto/cais/${id}`;
  const then = await get(page, { headers: { Cookie: `${cookie}; ${moment}` } });
  expect(then.status).toBe(410);
  expect(
    (await get("/projeto/nada/9999", { headers: { Cookie: `${cookie}; ${moment}` } })).status,
  ).toBe(404);
  expect((await get(page, { headers: { Cookie: cookie } })).status).toBe(200);
});

test("a document that is off the site is nowhere on it, nor is its file, before and after", async () => {
  const uploaded = await uploadFiles(server, staff.token, { "edital.pdf": pdf });
  const [file = ""] = uploaded;
  const content = { title: "Edital Sururu", description: "Chamada", file };
  const { id } = (await call("POST", "/documents/draft", { content })).body;
  const places = ["/documentos", "/uploads", "/busca?q=sururu", "/documentos.atom", "/sitemap.xml"];
  const seen = async (headers: Record<string, string> = {}) => {
    const found: string[] = [];
    for (const place of [
      ...places,
      "/documentos.data",
      "/api/documents",
      "/api/documents?lang=en",
    ]) {
      if (/Edital Sururu/.test(await (await get(place, { headers })).text())) found.push(place);
    }
    return found;
  };
  expect(await seen()).toEqual([]);
  expect(await seen({ Cookie: cookie })).toEqual([]);

  expect((await call("POST", `/documents/${id}/publish`)).body).toEqual({
    ...{ id, published: true, at: null },
  });
  expect(await seen()).toEqual(
    expect.arrayContaining(["/documentos", "/uploads", "/busca?q=sururu", "/documentos.atom"]),
  );
  expect((await get(`/storage/${file}`)).status).toBe(200);

  expect((await call("POST", `/documents/${id}/unpublish`)).body).toEqual({
    ...{ id, published: false, at: null },
  });
  expect(await seen()).toEqual([]);
  expect(await seen({ Cookie: cookie })).toEqual([]);
  expect((await get(`/storage/${file}`)).status).toBe(410);
  const list = await (await get("/admin/documentos", { headers: { Cookie: cookie } })).text();
  expect(list).toContain("Fora do ar: tirado");
  expect(list).toContain("Edital Sururu");
  // Again is no mistake; of one that never was on the site it is.
  expect((await call("POST", `/documents/${id}/unpublish`)).status).toBe(200);
  const never = (await call("POST", "/documents/draft", { content: {} })).body.id;
  expect((await call("POST", `/documents/${never}/unpublish`)).status).toBe(404);

  expect((await call("POST", `/documents/${id}/publish`)).status).toBe(200);
  expect((await get(`/storage/${file}`)).status).toBe(200);
  expect(await seen()).not.toEqual([]);
});

test("the form of a document that somebody has taken off meanwhile says so, and brings it back on purpose", async () => {
  const { id } = (await call("POST", "/documents", { title: "Ata" })).body;
  const path = `/admin/documentos/${id}`;
  await post(`${path}/tirar-do-ar`, {});
  const sent = { version: "1", draft: "none", title: "Ata nova" };
  for (const acao of ["", "rascunho"]) {
    const told = await post(path, { ...sent, acao });
    expect(told.status).toBe(409);
  }
  const told = await (await post(path, sent)).text();
  expect(told).toContain("foi tirado do ar por outra pessoa");
  expect(told).toContain("Ata nova");
  const version = /name="version" value="([^"]*)"/.exec(told)?.[1] ?? "";
  expect((await post(path, { ...sent, version })).status).toBe(303);
  expect(await (await get("/api/documents")).text()).toContain("Ata nova");
});

describe("drafts over JSON", () => {
  test("are kept, read, published and discarded, and name who kept them", async () => {
    const id = await insert("Rio");
    const path = `/project/${id}/draft`;
    expect((await call("GET", path)).status).toBe(404);
    const kept = await call("PUT", path, { content: { name: "Mar" } });
    expect(kept).toMatchObject({ status: 200, body: { updatedAt: expect.any(String) } });
    expect((await call("GET", path)).body).toMatchObject({
      content: { name: "Mar" },
      baseVersion: 1,
      updatedAt: kept.body.updatedAt,
      by: { name: "API" },
    });
    expect((await call("GET", `/project/${id}`)).body).toMatchObject({ name: "Rio" });
    expect((await call("POST", `/project/${id}/publish`)).body).toEqual({
      ...{ id, published: true, at: null },
    });
    expect((await call("GET", `/project/${id}`)).body).toMatchObject({ name: "Mar" });
    expect((await call("POST", `/project/${id}/publish`)).status).toBe(404);
    await call("PUT", path, { content: { name: "Lago" } });
    expect((await call("DELETE", path)).status).toBe(200);
    expect((await call("DELETE", path)).status).toBe(404);
  });

  test("that are older than what is public are not published over it", async () => {
    const id = await insert("Rio");
    await call("PUT", `/project/${id}/draft`, { content: { name: "Mar" } });
    await call("PUT", `/project/${id}`, { name: "Lago" });
    expect((await call("POST", `/project/${id}/publish`)).status).toBe(409);
    await call("PUT", `/project/${id}/draft`, { content: { name: "Mar" }, baseVersion: 2 });
    expect((await call("POST", `/project/${id}/publish`)).status).toBe(200);
  });

  test("are validated like the record itself, and so is the time of their publication", async () => {
    const id = await insert("Rio");
    const path = `/project/${id}/draft`;
    for (const content of [
      { link: "javascript:alert(1)" },
      { bannerImage: "images/nada.webp" },
      { name: 1 },
    ]) {
      expect((await call("PUT", path, { content })).status).toBe(400);
    }
    expect((await call("PUT", path, {})).status).toBe(400);
    expect((await call("PUT", path, { content: {}, baseVersion: -1 })).status).toBe(400);
    expect((await call("PUT", "/project/99999/draft", { content: {} })).status).toBe(404);
    await call("PUT", path, { content: { name: "Mar" } });
    for (const at of ["2020-01-01T12:00:00Z", "amanhã", "2090-01-01T12:00", 7]) {
      expect((await call("POST", `/project/${id}/publish`, { at })).status).toBe(400);
      expect((await call("POST", `/project/${id}/unpublish`, { at })).status).toBe(400);
    }
    expect((await call("GET", `/project/${id}`)).body).toMatchObject({ name: "Rio" });
  });

  test("of the other kinds change nothing that is public", async () => {
    const document = (await call("POST", "/documents", { title: "Ata" })).body.id;
    const partner = (await call("POST", "/partners", { name: "Rede", type: 1 })).body.id;
    for (const [path, content] of [
      [`/documents/${document}`, { title: "Ata nova" }],
      [`/partners/${partner}`, { name: "Rede nova" }],
      ["/banner", { title: "Novo" }],
      ["/home", { people: { number: "9" } }],
    ] as const) {
      expect((await call("PUT", `${path}/draft`, { content })).status).toBe(200);
      expect((await call("GET", `${path}/draft`)).body.content).toMatchObject(content);
      expect((await call("DELETE", `${path}/draft`)).status).toBe(200);
      expect((await call("GET", `${path}/draft`)).status).toBe(404);
    }
    const { data } = (await call("GET", "/documents")).body as { data: { title: string }[] };
    expect(data.map(({ title }) => title)).toContain("Ata");
  });

  test("of a new project, sent twice with one key, are one project", async () => {
    const send = () =>
      fetch(`${server.url}/api/admin/project/draft`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${staff.token}`,
          "Content-Type": "application/json",
          "Idempotency-Key": "um-esboco",
        },
        body: JSON.stringify({ content: { name: "Esboço" } }),
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await first.json()).toEqual(await second.json());
  });
});

describe("the form, sent by two people", () => {
  const fieldIn = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const open = async (id: number) => {
    const html = await (
      await get(`/admin/editar-projeto/${id}`, { headers: { Cookie: cookie } })
    ).text();
    const names = ["version", "openedWith", "draft"];
    return Object.fromEntries(names.map((name) => [name, fieldIn(html, name)]));
  };
  const draft = { acao: "rascunho" };
  const publish = { acao: "publicar" };

  test("does not overwrite a draft unseen: both texts are shown, and the choice counts", async () => {
    const id = await insert("Rio");
    const path = `/admin/editar-projeto/${id}`;
    const [ana, bia] = [await open(id), await open(id)];
    expect((await post(path, { ...ana, ...draft, name: "Mar" })).status).toBe(303);
    const refused = await post(path, { ...bia, ...draft, name: "Lago" });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    for (const text of ["Mar", "Lago"]) expect(html).toContain(text);
    const seen = { ...bia, asked: fieldIn(html, "asked"), "choice:name": "mine" };
    expect((await post(path, { ...seen, ...draft, name: "Lago" })).status).toBe(303);
    expect((await call("GET", `/project/${id}/draft`)).body.content).toMatchObject({
      name: "Lago",
    });
    // The same again, whose first answer was lost, is no conflict.
    expect((await post(path, { ...seen, ...draft, name: "Lago" })).status).toBe(303);
  });

  test("publishes what it holds and leaves a draft that it did not know", async () => {
    const id = await insert("Rio");
    const path = `/admin/editar-projeto/${id}`;
    const ana = await open(id);
    await call("PUT", `/project/${id}/draft`, { content: { name: "De Bia", subtitle: "Só dela" } });
    expect((await post(path, { ...ana, ...publish, name: "De Ana" })).status).toBe(303);
    expect(await (await get(`/api/projects/${id}`)).json()).toMatchObject({
      name: "De Ana",
      subtitle: "",
    });
    expect((await call("GET", `/project/${id}/draft`)).body.content).toMatchObject({
      name: "De Bia",
    });
    const late = await open(id);
    const conflict = await post(path, { ...late, ...publish, name: "De Bia" });
    expect(conflict.status).toBe(409);
    expect(await conflict.text()).toContain("De Ana");
  });

  test("is told that somebody has taken the project off the site, and brings it back on purpose", async () => {
    const id = await insert("Rio");
    const path = `/admin/editar-projeto/${id}`;
    const ana = await open(id);
    await call("POST", `/project/${id}/unpublish`);
    const told = await post(path, { ...ana, ...publish, name: "Rio" });
    expect(told.status).toBe(409);
    const html = await told.text();
    expect(html).toContain("foi tirado do ar por outra pessoa");
    expect((await get(`/projeto/rio/${id}`)).status).toBe(410);
    const again = { ...ana, version: fieldIn(html, "version") };
    expect((await post(path, { ...again, ...publish, name: "Rio" })).status).toBe(303);
    expect((await get(`/projeto/rio/${id}`)).status).toBe(200);
  });

  test("that somebody has kept again after the question is not discarded", async () => {
    const id = await insert("Rio");
    const path = `/admin/editar-projeto/${id}/descartar`;
    await call("PUT", `/project/${id}/draft`, { content: { name: "Mar" } });
    const html = await (await get(path, { headers: { Cookie: cookie } })).text();
    const asked = { draft: /name="draft" value="([^"]*)"\/><div/.exec(html)?.[1] ?? "" };
    expect(asked.draft).not.toBe("");
    await call("PUT", `/project/${id}/draft`, { content: { name: "Lago" } });
    expect((await post(path, asked)).status).toBe(303);
    expect((await call("GET", `/project/${id}/draft`)).body.content).toMatchObject({
      name: "Lago",
    });
  });

  test("goes on as a new one when its draft was deleted meanwhile", async () => {
    const { id } = (await call("POST", "/project/draft", { content: { name: "Esboço" } })).body;
    const path = `/admin/editar-projeto/${id}`;
    const ana = await open(id as number);
    await call("DELETE", `/project/${id}`);
    for (const button of [draft, publish]) {
      const answer = await post(path, { ...ana, ...button, name: "Continua" });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toMatch(/^\/admin\/adicionar-projeto\?pendente=/);
    }
  });

  test("keeps what was typed in a draft's form when the session has ended, with what it knew", async () => {
    const id = await insert("Rio");
    const ana = await open(id);
    expect(ana).toMatchObject({ version: "1", draft: "none" });
    const answer = await post(`/admin/editar-projeto/${id}`, { ...ana, name: "", link: "x y" });
    expect(answer.status).toBe(400);
    expect(fieldIn(await answer.text(), "draft")).toBe("none");
  });
});
