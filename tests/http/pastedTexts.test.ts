import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodMessage, postMessage, query } from "#tests/support/contact.ts";
import { unescapeHtml } from "#tests/support/htmlTags.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/** Texts as people copy them from other programs, typed into forms and sent as JSON, and read back. */
let server: TestServer;
let staff: ApiClient;
let cookie = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

function postForm(path: string, fields: Record<string, string>, headers = { Cookie: cookie }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers, "Sec-Fetch-Site": "same-origin" },
    body,
  });
}

async function textOf(path: string, headers = {}) {
  return unescapeHtml(await (await fetch(server.url + path, { headers })).text());
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be on a page
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

describe("a text from another program", () => {
  test.each([
    ["Ata\u000Bde novembro\u001Fdois", "Ata de novembrodois", "Ata\nde novembrodois"],
    ["Rio\u0000 Novo\u2028e mar", "Rio Novo e mar", "Rio Novo\ne mar"],
    ["Um\u000B\u000Bdois\u0001\u007F", "Um dois", "Um\n\ndois"],
  ])("%j is stored clean, whichever way it comes", async (typed, line, text) => {
    const fields = {
      acao: "publicar",
      name: typed,
      "description.description": typed,
      "en.name": typed,
    };
    const formed = await postForm("/admin/adicionar-projeto", fields);
    expect(formed.status).toBe(303);
    const made = await staff.call("POST", "/api/admin/project", {
      ...{ name: typed, description: { description: typed }, en: { name: typed } },
    });
    const { id } = (await made.json()) as { id: number };
    for (const each of [id - 1, id]) {
      const project = await (await staff.call("GET", `/api/admin/project/${each}`)).json();
      expect(project).toMatchObject({ name: line, description: { description: text } });
      expect((project as { en: unknown }).en).toEqual({ name: line });
      for (const path of [`/projeto/x/${each}`, "/projetos", `/admin/editar-projeto/${each}`]) {
        const html = await textOf(path, { Cookie: cookie });
        expect(html).not.toMatch(control);
        expect(html).toContain(line.split(" ")[0]);
      }
    }
  });

  test.each([
    ["Requali\u00ADfica\u00ADção da orla", "requalificação orla", "requalificacao-da-orla"],
    ["Para\u200Blele\u200Bpípedos", "paralelepípedos", "paralelepipedos"],
    ["Re\u2060vitali\uFEFFzação", "revitalizacao", "revitalizacao"],
  ])(
    "%j is found as it is seen, in every search, under an address without breaks",
    async (name, words, slug) => {
      const made = await staff.call("POST", "/api/admin/project", { name });
      const { id } = (await made.json()) as { id: number };
      const q = encodeURIComponent(words);
      expect(await textOf(`/busca?q=${q}`)).toContain(`/projeto/${slug}/${id}`);
      expect(await textOf(`/admin/projetos?busca=${q}`, { Cookie: cookie })).toContain(name);
      expect((await postMessage(server.url, { name })).status).toBe(201);
      expect(await textOf(`/admin/mensagens?q=${q}`, { Cookie: cookie })).toContain(name);
    },
  );
});

describe("an address that people have", () => {
  test.each([
    ["ana@maré.org.br", "ana@maré.org.br"],
    ["ana@example.org\u200B", "ana@example.org"],
    ["\u202Aa&b@example.org\u202C", "a&b@example.org"],
    ["a/b=c@example.org", "a/b=c@example.org"],
  ])("%j is taken by the form and as JSON", async (email, stored) => {
    expect((await postMessage(server.url, { email })).status).toBe(201);
    const { status } = await postForm("/contato", { ...goodMessage, email }, { Cookie: "" });
    expect([302, 303]).toContain(status);
    const last = "select email from contactMessage order by id desc limit 2";
    expect(query(server.storageDir, last)).toEqual([{ email: stored }, { email: stored }]);
  });

  test.each([
    ["\u202A(81) 99999-8888\u202C", "(81) 99999-8888"],
    ["015 81 99999-8888", "(81) 99999-8888"],
    ["01581999998888", "(81) 99999-8888"],
    ["0 21 (81) 3333.4444", "(81) 3333-4444"],
  ])("the phone %j is taken by the form and as JSON", async (phone, stored) => {
    expect((await postMessage(server.url, { phone })).status).toBe(201);
    const { status } = await postForm("/contato", { ...goodMessage, phone }, { Cookie: "" });
    expect([302, 303]).toContain(status);
    const last = "select phone from contactMessage order by id desc limit 2";
    expect(query(server.storageDir, last)).toEqual([{ phone: stored }, { phone: stored }]);
  });

  test.each(["015 81 99999-88889", "0213133334444", "1581999998888"])(
    "the phone %j, which may be two, is refused and stays as typed",
    async (phone) => {
      const { status } = await postMessage(server.url, { phone });
      expect(status).toBe(400);
      const answer = await postForm("/contato", { ...goodMessage, phone }, { Cookie: "" });
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(html).toContain(`value="${phone}"`);
      expect(html).toContain("Telefone inválido");
    },
  );
});

describe("a link", () => {
  const save = (link: string) =>
    postForm("/admin/banner", { link, version: String(bannerVersion()) });
  const bannerVersion = () =>
    query<{ version: number }>(
      server.storageDir,
      "select version from recordVersion where name = 'banner'",
    )[0]?.version;

  test.each([
    ["https://https://example.org", "https://example.org"],
    ["http://https//example.org/a", "https://example.org/a"],
    ["contato@example.org", "mailto:contato@example.org"],
    ["www.example.org", "https://www.example.org"],
  ])("%j is repaired by the form, also without JavaScript", async (typed, link) => {
    expect((await save(typed)).status).toBe(303);
    const banner = await (await staff.call("GET", "/api/admin/banner")).json();
    expect(banner).toMatchObject({ link });
  });

  test.each(["https://www,example.org", "https://exemplo..org", "https://.example.org", "//a.org"])(
    "%j is refused with the text left as typed",
    async (link) => {
      const answer = await save(link);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(`value="${link}"`);
      expect((await staff.call("POST", "/api/admin/banner", { link })).status).toBe(400);
    },
  );

  test("sent as JSON is stored as it is, but for a bare address; a doubled scheme is no host", async () => {
    const send = (link: string) => staff.call("POST", "/api/admin/banner", { link });
    expect(await (await send("contato@example.org")).json()).toMatchObject({
      link: "mailto:contato@example.org",
    });
    expect((await send("https://https://example.org")).status).toBe(400);
  });
});

test.each([
  ["q=pra%E7a", "praça"],
  ["q=S%E3o+Jos%e9", "São José"],
  ["q=50%25+%80", "50% €"],
  ["q=pra%C3%A7a", "praça"],
])("the query %j, also in Latin-1, is read as %j by every search", async (search, words) => {
  for (const path of ["/busca", "/uploads", "/admin/mensagens"]) {
    const html = await textOf(`${path}?${search}`, { Cookie: cookie });
    expect(html).toContain(`value="${words}"`);
    expect(html).not.toMatch(/\uFFFD|%EF%BF%BD/i);
  }
});

test("in the inbox, what would turn a name or a message around is shown by its number", async () => {
  await postMessage(server.url, {
    name: "Ana \u202Eamil\u202C",
    message: "Pague \u2067000.1\u2069 reais hoje.",
  });
  const { id = 0 } = query<{ id: number }>(
    server.storageDir,
    "select max(id) as id from contactMessage",
  )[0] ?? { id: 0 };
  for (const path of ["/admin/mensagens", `/admin/mensagens/${id}`]) {
    const html = await textOf(path, { Cookie: cookie });
    expect(html).toContain("Ana [U+202E]amil[U+202C]");
    expect(html).toContain("Pague [U+2067]000.1[U+2069] reais");
    const main = html.slice(html.indexOf("<title"), html.indexOf("</main>"));
    expect(main).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
});
