import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/* What a form keeps by itself while somebody types, as its script sends it. */

let server: TestServer;
let staff: ApiClient;
let cookie = "";
const ids = { project: 0, document: 0, partner: 0 };
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
  ids.project = await create("/project", { name: "Rio" });
  ids.document = await create("/documents", { title: "Ata" });
  ids.partner = await create("/partners", { name: "Rede", type: 1 });
});
afterAll(() => server.stop());

async function create(path: string, body: object) {
  const answer = await staff.call("POST", `/api/admin${path}`, body);
  return ((await answer.json()) as { id: number }).id;
}

async function draftOf(path: string): Promise<Record<string, unknown> | undefined> {
  const answer = await staff.call("GET", `/api/admin${path}/draft`);
  return answer.status === 404
    ? undefined
    : ((await answer.json()) as { content: Record<string, unknown> }).content;
}

const text = async (path: string) =>
  (await fetch(server.url + path, { headers: { Cookie: cookie } })).text();
const publicText = async (path: string) => (await fetch(`${server.url}/api${path}`)).text();

function post(path: string, fields: Record<string, string>) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
  });
}

/** What the form knows when it is opened. */
async function openedOn(path: string) {
  const html = await text(path);
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return {
    version: field("version"),
    draft: field("draft"),
    openedWith: field("openedWith"),
    idempotencyKey: `form ${Math.random()}`,
  };
}

const forms = [
  {
    ...{ kind: "project", screen: () => `/admin/editar-projeto/${ids.project}` },
    ...{ field: "name", draft: () => `/project/${ids.project}`, seen: "/projects" },
  },
  {
    ...{ kind: "home", screen: () => "/admin/numeros-mare", draft: () => "/home" },
    ...{ field: "people.number", seen: "/home" },
  },
  {
    ...{ kind: "banner", screen: () => "/admin/banner", draft: () => "/banner" },
    ...{ field: "title", seen: "/banner" },
  },
  {
    ...{ kind: "documents", screen: () => `/admin/documentos/${ids.document}` },
    ...{ draft: () => `/documents/${ids.document}`, field: "title", seen: "/documents" },
  },
  {
    ...{ kind: "partners", screen: () => `/admin/parceiros/${ids.partner}` },
    ...{ draft: () => `/partners/${ids.partner}`, field: "name", seen: "/partners" },
  },
];

describe.each(forms)("the form of $kind", ({ kind, screen, field, draft, seen }) => {
  const more: Record<string, string> = kind === "banner" ? { active: "on" } : {};
  type Form = Awaited<ReturnType<typeof openedOn>>;
  const keep = (form: Form, attempt: number, text: string) =>
    post(`${screen()}?automatico=`, { ...form, ...more, attempt: `${attempt}`, [field]: text });
  const publish = (form: Form, attempt: number, text: string) =>
    post(screen(), { ...form, ...more, attempt: `${attempt}`, [field]: text, acao: "publicar" });
  const text = async () => JSON.stringify(await draftOf(draft()));

  test("keeps its latest words, whichever arrive last, and publishes them without a trace of a draft", async () => {
    const before = await publicText(seen);
    const form = await openedOn(screen());
    expect((await keep(form, 2, "Maré al")).status).toBe(200);
    expect((await keep(form, 1, "Maré")).status).toBe(200);
    expect(await text()).toContain("Maré al");
    expect((await keep(form, 3, "Maré alta")).status).toBe(200);
    expect(await text()).toContain("Maré alta");
    expect(await publicText(seen)).toBe(before);

    // The form was never told of the drafts that it kept.
    expect(form.draft).toBe("none");
    expect((await publish(form, 5, "Maré alta!")).status).toBe(303);
    expect(await publicText(seen)).toContain("Maré alta!");
    expect(await draftOf(draft())).toBeUndefined();
    // One that was still on its way.
    expect((await keep(form, 4, "Maré alta")).status).toBe(409);
    expect((await keep(form, 4, "Maré alta!")).status).toBe(200);
    expect(await draftOf(draft())).toBeUndefined();
    expect(await publicText(seen)).toContain("Maré alta!");
  });

  test("leaves a colleague's draft as it is", async () => {
    const ana = await openedOn(screen());
    const bia = await openedOn(screen());
    await keep(ana, 1, "De Ana");
    expect((await keep(bia, 1, "De Bia")).status).toBe(409);
    expect(await text()).toContain("De Ana");
    await keep(ana, 2, "De Ana, mais");
    expect((await publish(bia, 2, "De Bia")).status).toBe(303);
    expect(await text()).toContain("De Ana, mais");
    await staff.call("DELETE", `/api/admin${draft()}/draft`);
  });
});

test.each([
  { path: "/admin/documentos/novo", field: "title", seen: "/documents" },
  { path: "/admin/parceiros/novo?tipo=1", field: "name", seen: "/partners" },
])("nothing that no button has sent becomes public: $path", async ({ path, field, seen }) => {
  const before = await publicText(seen);
  const address = `${path}${path.includes("?") ? "&" : "?"}automatico=`;
  const sent = { ...(await openedOn(path)), attempt: "1", [field]: "Sem botão" };
  expect((await post(address, { ...sent, type: "1" })).status).toBe(200);
  expect(await publicText(seen)).toBe(before);
});

describe("what is no valid value yet", () => {
  test("is kept with the rest, seen in the form alone, and never published", async () => {
    const before = await publicText("/banner");
    const form = await openedOn("/admin/banner");
    const typed = { active: "on", title: "Cheia", link: "https://exemplo..or" };
    const keep = (attempt: number, fields: Record<string, string>) =>
      post("/admin/banner?automatico=", { ...form, attempt: `${attempt}`, ...fields });
    expect((await keep(1, { ...typed, link: "https://exemplo.org" })).status).toBe(200);
    const kept = await keep(2, typed);
    expect([kept.status, await kept.text()]).toEqual([200, expect.stringContaining("isKept")]);
    expect(await draftOf("/banner")).toMatchObject({ title: "Cheia", link: "" });
    const html = await text("/admin/banner");
    expect(html).toContain('value="https://exemplo..or"');

    const publish = await staff.call("POST", "/api/admin/banner/publish");
    expect(publish.status).toBe(400);
    expect(await publish.json()).toMatchObject({ errors: { link: [expect.any(String)] } });
    const posted = await post("/admin/banner", { ...form, ...typed, attempt: "3" });
    expect(posted.status).toBe(400);
    expect(await publicText("/banner")).toBe(before);

    // Put right, nothing of it stays.
    expect((await keep(4, { ...typed, link: "https://exemplo.org" })).status).toBe(200);
    expect(await text("/admin/banner")).not.toContain("exemplo..or");
    expect((await staff.call("POST", "/api/admin/banner/publish")).status).toBe(200);
    expect(await publicText("/banner")).toContain("https://exemplo.org");
  });

  test("is kept where it stands, in a project's rows and of a new one", async () => {
    const path = "/admin/adicionar-projeto";
    const sent = {
      ...(await openedOn(path)),
      ...{ attempt: "1", name: "Ilha", "link:projectInAction": "youtube.com/watc" },
      ...{ "posts[0].title": "", "posts[1].title": "Aberta", "posts[1].link": "http://a b" },
    };
    expect((await post(`${path}?automatico=`, sent)).status).toBe(200);
    const [, id] = /editar-projeto\/(\d+)/.exec(await text("/admin/projetos?q=Ilha")) ?? [];
    const html = await text(`/admin/editar-projeto/${id}`);
    expect(html).toMatch(/name="posts\[1\]\.link"[^>]*value="http:\/\/a b"/);
    expect(html).toContain("youtube.com/watc");
    expect((await staff.call("POST", `/api/admin/project/${id}/publish`)).status).toBe(400);
    expect(await publicText("/projects")).not.toContain("Ilha");
    await staff.call("DELETE", `/api/admin/project/${id}`);
  });

  test("of a colleague is no draft to be replaced", async () => {
    const [ana, bia] = [await openedOn("/admin/banner"), await openedOn("/admin/banner")];
    const keep = (form: typeof ana, link: string) =>
      post("/admin/banner?automatico=", { ...form, attempt: "1", link });
    expect((await keep(ana, "https://de..ana")).status).toBe(200);
    expect((await keep(bia, "https://de..bia")).status).toBe(409);
    expect(await text("/admin/banner")).toContain("https://de..ana");
    await staff.call("DELETE", "/api/admin/banner/draft");
  });
});

test.each([
  { kind: "banner", screen: "/admin/banner", field: "title", draft: "/banner" },
  {
    ...{ kind: "project", screen: () => `/admin/editar-projeto/${ids.project}`, field: "name" },
    draft: () => `/project/${ids.project}`,
  },
])(
  "what is published by itself is what was kept on purpose, not what is being typed: $kind",
  async ({ screen, field, draft }) => {
    const [path, record] = [screen, draft].map((each) =>
      typeof each === "string" ? each : each(),
    ) as [string, string];
    const publicarEm = "2099-01-01T10:00";
    const planned = { [field]: "Combinado", publicarEm, acao: "agendar" };
    expect((await post(path, { ...(await openedOn(path)), ...planned })).status).toBe(303);
    const form = await openedOn(path);
    const kept = await post(`${path}?automatico=`, { ...form, attempt: "1", [field]: "Com" });
    expect(kept.status).toBe(409);
    expect(await kept.text()).toContain("A publicação está agendada");
    expect(JSON.stringify(await draftOf(record))).toContain("Combinado");
    await staff.call("DELETE", `/api/admin${record}/draft`);
  },
);

describe("a new project's form", () => {
  const path = "/admin/adicionar-projeto";
  const count = async () =>
    ((await (await staff.call("GET", "/api/admin/project")).json()) as { data: unknown[] }).data
      .length;
  const drafts = async () =>
    (
      await (await fetch(`${server.url}/admin/dashboard`, { headers: { Cookie: cookie } })).text()
    ).split("Doca nova").length - 1;

  test("keeps one draft however often it sends, and becomes one public project", async () => {
    const before = await count();
    const form = await openedOn(path);
    const send = (to: string, attempt: number, more: Record<string, string>) =>
      post(to, { ...form, attempt: `${attempt}`, ...more });
    for (const [attempt, name] of [
      [1, "Do"],
      [3, "Doca nova"],
      [2, "Doca"],
    ] as const) {
      await send(`${path}?automatico=`, attempt, { name });
    }
    expect(await count()).toBe(before);
    expect(await drafts()).toBeGreaterThan(0);
    expect((await send(path, 4, { name: "Doca nova 2", acao: "publicar" })).status).toBe(303);
    expect(await count()).toBe(before + 1);
    expect(await publicText("/projects")).toContain("Doca nova 2");
    expect((await send(`${path}?automatico=`, 3, { name: "Doca nova" })).status).toBe(409);
    expect(await publicText("/projects")).toContain("Doca nova 2");
  });
});

describe.each([
  { path: "/admin/adicionar-projeto", field: "name", list: "/admin/projetos", kind: "project" },
  {
    ...{ path: "/admin/documentos/novo", field: "title", list: "/admin/documentos" },
    kind: "documents",
  },
  {
    ...{ path: "/admin/parceiros/novo?tipo=2", field: "name", list: "/admin/parceiros" },
    kind: "partners",
  },
])("a new record's form that is left on purpose: $kind", ({ path, field, list, kind }) => {
  const address = `${path}${path.includes("?") ? "&" : "?"}automatico=`;
  type Form = Awaited<ReturnType<typeof openedOn>>;
  const keep = (form: Form, attempt: number, words: string) =>
    post(address, { ...form, attempt: `${attempt}`, [field]: words });
  const leave = async ({ idempotencyKey }: Form, attempt: number) =>
    (await post(address, { idempotencyKey, attempt: `${attempt}`, acao: "sair" })).status;
  const listed = async (words: string) => (await text(list)).includes(words);

  test("takes along what it has kept by itself, and what is still on its way", async () => {
    const form = await openedOn(path);
    expect((await keep(form, 1, "Largada")).status).toBe(200);
    expect(await listed("Largada")).toBe(true);
    expect(await leave(form, 3)).toBe(200);
    expect(await listed("Largada")).toBe(false);
    expect((await keep(form, 2, "Largada ainda")).status).toBe(409);
    const fast = await openedOn(path);
    expect(await leave(fast, 2)).toBe(200);
    expect((await keep(fast, 1, "Largada ainda")).status).toBe(409);
    expect(await listed("Largada")).toBe(false);
  });

  test("leaves what a colleague has changed since, or somebody has published", async () => {
    const [changed, published] = [await openedOn(path), await openedOn(path)];
    await keep(changed, 1, "Alheia");
    const ids = [...(await text(list)).matchAll(/(?:editar-projeto|documentos|parceiros)\/(\d+)/g)];
    const id = Math.max(...ids.map(([, each]) => Number(each)));
    const draft = `/api/admin/${kind}/${id}/draft`;
    const content = { [field]: "Alheia, mudada" };
    expect((await staff.call("PUT", draft, { content })).status).toBe(200);
    expect(await leave(changed, 2)).toBe(200);
    expect(await listed("Alheia, mudada")).toBe(true);
    await staff.call("DELETE", draft);

    await keep(published, 1, "Pública");
    const sent = { ...published, attempt: "2", [field]: "Pública", acao: "publicar" };
    expect((await post(path, sent)).status).toBe(303);
    expect(await leave(published, 3)).toBe(200);
    expect(await listed("Pública")).toBe(true);
  });
});
