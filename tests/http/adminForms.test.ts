import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import { query } from "#tests/support/contact.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/** The admin forms, posted as browsers do. */
let server: TestServer;
let staff: ApiClient;
let cookie = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

function post(path: string, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body,
  });
}

const emptyPicker = new File([], "");
const count = (table: string) =>
  query<{ count: number }>(server.storageDir, `select count(*) as count from ${table}`)[0]?.count;

/** The submit buttons of a page's form of records, as a browser without JavaScript has them: `name=value: text`. */
async function submitButtons(path: string): Promise<string[]> {
  const page = await (await fetch(server.url + path, { headers: { Cookie: cookie } })).text();
  const form = page.split("<form").find((each) => each.includes("Salvar rascunho</")) ?? "";
  return [...form.matchAll(/<button([^>]*type="submit"[^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = "", content = ""]) => {
      const [, value = ""] = /value="([^"]*)"/.exec(attributes) ?? [];
      return `${value}: ${content.replace(/<[^>]*>/g, "")}`;
    },
  );
}

test.each([
  ["/admin/numeros-mare", ": ", ": Salvar"],
  ["/admin/banner", ": ", ": Salvar"],
  ["/admin/documentos/novo", ": ", ": Criar"],
  ["/admin/parceiros/novo", ": ", ": Criar"],
  ["/admin/adicionar-projeto", "rascunho: ", "publicar: Publicar"],
])(
  "%s: Enter does what it does on every screen, and the primary button stands last",
  async (path, enter, primary) => {
    const buttons = await submitButtons(path);
    expect(buttons[0]).toBe(enter);
    const draft = buttons.indexOf("rascunho: Salvar rascunho");
    expect(buttons.slice(draft, draft + 2)).toEqual(["rascunho: Salvar rascunho", primary]);
  },
);

test("a project whose lists are as long as they may be is saved, its pickers left empty", async () => {
  const fields: Record<string, string | File> = { name: "Longo", acao: "publicar" };
  for (let row = 0; row < 200; row++) {
    for (const [list, file, rest] of [
      ["partners", "image", ["link"]],
      ["posts", "image", ["title", "en.title", "topic", "en.topic", "link", "createdAt"]],
      ["documents", "file", ["title", "en.title", "description", "en.description", "link"]],
    ] as const) {
      fields[`upload:${list}[${row}].${file}`] = emptyPicker;
      fields[`${list}[${row}].${file}`] = "";
      for (const name of rest) fields[`${list}[${row}].${name}`] = "";
      if (list === "partners") fields[`partners[${row}].link`] = "https://example.org";
      else fields[`${list}[${row}].title`] = `${row}`;
    }
  }
  const answer = await post("/admin/adicionar-projeto", fields);
  expect(answer.status).toBe(303);
  expect(count("projectPartner")).toBe(200);
  expect(count("projectDocument")).toBe(200);
});

test("a list of the project that is too long is told, with a link that leads to it", async () => {
  const fields: Record<string, string> = { name: "Longo demais" };
  for (let row = 0; row < 201; row++) fields[`posts[${row}].title`] = `${row}`;
  const answer = await post("/admin/adicionar-projeto", fields);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  const [, target] =
    /<a href="#([^"]+)">[^<]*Itens demais/.exec(html.replaceAll("<!-- -->", "")) ?? [];
  expect(target).toBeDefined();
  expect(html).toContain(` id="${target}"`);
});

test.each([
  ["project", "/admin/adicionar-projeto", "name"],
  ["documents", "/admin/documentos/novo", "title"],
  ["partners", "/admin/parceiros/novo?tipo=2", "name"],
])(
  "a new form of %s sent again after a lost answer stores what it holds now",
  async (name, path, field) => {
    const table = name.replace(/s$/, "");
    const send = async (text: string) => {
      const fields = { [field]: text, "en.name": "en", idempotencyKey: "form", acao: "publicar" };
      const answer = await post(path, fields);
      expect([302, 303]).toContain(answer.status);
    };
    const stored = () =>
      query<{ id: number; text: string; version: number }>(
        server.storageDir,
        `select id, ${field} as text, version from ${table} order by id desc limit 1`,
      )[0];
    const before = count(table) ?? 0;
    await Promise.all([send("first"), send("first")]);
    expect(stored()).toMatchObject({ text: "first", version: 1 });
    await send("corrected");
    expect(stored()).toMatchObject({ text: "corrected", version: 2 });
    expect(count(table)).toBe(before + 1);
    await staff.call("DELETE", `/api/admin/${name}/${stored()?.id}`);
    await send("corrected");
    expect(stored()).toMatchObject({ text: "corrected", version: 1 });
    expect(count(table)).toBe(before + 1);
  },
);

test("a project with the longest name is starred and deleted, and the notice says so", async () => {
  const letter = "🌊";
  const made = await staff.call("POST", "/api/admin/project", { name: letter.repeat(10_000) });
  const { id } = (await made.json()) as { id: number };
  for (const [action, told] of [
    ["destaque", " agora está em destaque"],
    ["excluir", "” excluído"],
  ]) {
    const answer = await post(`/admin/projetos/${id}/${action}`, { highlight: "true" });
    expect(answer.status).toBe(303);
    const flash = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const page = await fetch(`${server.url}/admin/projetos`, {
      headers: { Cookie: `${cookie}; ${flash}` },
    });
    expect(await page.text()).toContain(`${letter}${told}`);
  }
});

test("a form kept from an expired session is forgotten when it is saved, and not before", async () => {
  const form = "/admin/parceiros/novo?tipo=2";
  expireSessions(server);
  const kept = await post(form, { name: "Guardado" });
  const { searchParams } = new URL(kept.headers.get("Location") ?? "", server.url);
  cookie = await signInCookie(server);
  const restored = `${form}&pendente=${searchParams.get("pendente")}`;
  expect((await post(restored, { link: "x y" })).status).toBe(400);
  expect(count("pendingForm")).toBe(1);
  expect((await post(restored, { name: "Guardado" })).status).toBe(303);
  expect(count("pendingForm")).toBe(0);
});

const gone = { image: "images/gone.webp", file: "files/gone.pdf", bannerImage: "images/gone.webp" };

test.each([
  ["/admin/editar-projeto/999", "/admin/adicionar-projeto?", { name: "Praça digitada" }],
  ["/admin/documentos/999", "/admin/documentos/novo?", { title: "Ata digitada" }],
  ["/admin/parceiros/999", "/admin/parceiros/novo?tipo=2&", { name: "Rede digitada", type: "2" }],
])("the form of %s, deleted meanwhile with its files, goes on at %s", async (path, to, typed) => {
  const answer = await post(path, { ...gone, ...typed, version: "1" });
  expect(answer.status).toBe(303);
  const location = answer.headers.get("Location") ?? "";
  expect(location.startsWith(`${to}pendente=`)).toBe(true);
  const kept = new URL(location, server.url).searchParams.get("pendente");
  const [text] = Object.values<string>(typed);
  for (const address of [location, `${path}?pendente=${kept}`]) {
    const screen = await fetch(server.url + address, { headers: { Cookie: cookie } });
    expect(screen.status).toBe(200);
    expect(screen.url).toBe(server.url + location);
    const html = await screen.text();
    expect(html).toContain(`value="${text}"`);
    expect(html).toContain("Este arquivo não está no site: envie-o de novo");
    expect(html).toContain("O que você digitou continua aqui: salve para criá-lo de novo.");
  }
  expect((await post(location, typed)).status).toBe(303);
});

test("a deleted record's form goes on as well when another row is asked for", async () => {
  const row = '{"type":"insert","payload":{"name":"posts"}}';
  const answer = await post("/admin/editar-projeto/999", { name: "Praça", __intent__: row });
  expect(answer.status).toBe(303);
  const location = answer.headers.get("Location") ?? "";
  const screen = await fetch(server.url + location, { headers: { Cookie: cookie } });
  const html = await screen.text();
  expect(html).toContain('value="Praça"');
  expect(html).toContain('name="posts[0].title"');
});

test("a deleted record's screen is missing, whatever key its address carries", async () => {
  const screen = await fetch(`${server.url}/admin/documentos/999?pendente=nenhum`, {
    headers: { Cookie: cookie },
  });
  expect(screen.status).toBe(404);
});

test("a star set in the list is no conflict to the form that was open meanwhile, another text is", async () => {
  const made = await staff.call("POST", "/api/admin/project", { name: "Cais" });
  const { id } = (await made.json()) as { id: number };
  const path = `/admin/editar-projeto/${id}`;
  const screen = await (await fetch(server.url + path, { headers: { Cookie: cookie } })).text();
  const openedWith = /name="openedWith" value="([^"]+)"/.exec(screen)?.[1] ?? "";
  const save = (subtitle: string) =>
    post(path, { name: "Cais", subtitle, version: "1", openedWith, acao: "publicar" });
  await staff.call("PATCH", `/api/admin/project/highlight/${id}`, { highlight: true });
  expect((await save("À beira")).status).toBe(303);
  expect((await save("Ao largo")).status).toBe(409);
  const stored = query<{ subtitle: string; isHighlighted: number }>(
    server.storageDir,
    `select subtitle, isHighlighted from project where id = ${id}`,
  );
  expect(stored).toEqual([{ subtitle: "À beira", isHighlighted: 1 }]);
});

test("an older edit is compared with what somebody else saved; a file that went with that can come back", async () => {
  const files = { "a.pdf": samples.pdf, "b.docx": samples.docx };
  const [before, after] = await uploadFiles(server, staff.token, files);
  const made = await staff.call("POST", "/api/admin/documents", { title: "Ata", file: before });
  const { id } = (await made.json()) as { id: number };
  await staff.call("PUT", `/api/admin/documents/${id}`, { title: "Ata de maio", file: after });
  const typed = { title: "Ata de junho", file: before ?? "", version: "1" };
  const answer = await post(`/admin/documentos/${id}`, typed);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("Ata de maio");
  // The history keeps the file that was replaced.
  expect((await post(`/admin/documentos/${id}`, { ...typed, version: "2" })).status).toBe(303);
  const stored = query(server.storageDir, "select title, file from document where id = ?", id);
  expect(stored).toEqual([{ title: "Ata de junho", file: before }]);
});

test("the form sets a news card's day, and one left as it is keeps its time", async () => {
  const stored = "2025-06-02T01:30:00.000Z";
  const post1 = {
    "posts[0].title": "Um",
    "posts[0].createdAt": stored,
    "posts[0].day": "2025-06-01",
  };
  const post2 = {
    "posts[1].title": "Dois",
    "posts[1].createdAt": stored,
    "posts[1].day": "2024-12-31",
  };
  const made = await post("/admin/adicionar-projeto", {
    ...{ name: "Com datas", acao: "publicar" },
    ...post1,
    ...post2,
  });
  expect(made.status).toBe(303);
  const id = /editar-projeto\/(\d+)/.exec(made.headers.get("Location") ?? "")?.[1];
  const answer = await staff.call("GET", `/api/admin/project/${id}`);
  const { posts } = (await answer.json()) as { posts: { createdAt: string }[] };
  expect(posts.map(({ createdAt }) => createdAt)).toEqual([stored, "2024-12-31T12:00:00.000Z"]);
  const refused = await post(`/admin/editar-projeto/${id}`, {
    ...{ name: "Com datas", acao: "publicar", ...post1 },
    "posts[0].day": "ontem",
  });
  expect(refused.status).toBe(400);
});

test("the palette finds records of every kind by the words of their names, for staff alone", async () => {
  await staff.call("POST", "/api/admin/project", { name: "Orla da Aurora" });
  await staff.call("POST", "/api/admin/documents", { title: "Relatório da orla" });
  await staff.call("POST", "/api/admin/partners", { name: "Orla Digital", type: 1 });
  const find = async (words: string) => {
    const found = await fetch(`${server.url}/admin/ir-para?q=${encodeURIComponent(words)}`, {
      headers: { Cookie: cookie },
    });
    const { records } = (await found.json()) as { records: { kind: string; name: string }[] };
    return records.map(({ kind, name }) => `${kind}: ${name}`);
  };
  expect(await find("ÓRLA")).toEqual([
    "project: Orla da Aurora",
    "document: Relatório da orla",
    "partner: Orla Digital",
  ]);
  expect(await find("aurora orla")).toEqual(["project: Orla da Aurora"]);
  expect(await find("")).toEqual([]);
  const guest = await fetch(`${server.url}/admin/ir-para?q=orla`, { redirect: "manual" });
  expect(guest.headers.get("Location")).toContain("/admin");
});
