import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let staff: ApiClient;
let cookie = "";
const ids = { document: 0, partner: 0 };
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
  ids.document = (await call("POST", "/documents", { title: "Ata" })).id as number;
  ids.partner = (await call("POST", "/partners", { name: "Rede", type: 1 })).id as number;
});
afterAll(() => server.stop());

async function call(method: string, path: string, body?: unknown) {
  const answer = await staff.call(method, `/api/admin${path}`, body);
  return (await answer.json()) as Record<string, unknown>;
}

const read = async (path: string) =>
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
  const html = await read(path);
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { version: field("version"), draft: field("draft") };
}

const forms = [
  { kind: "home", screen: () => "/admin/numeros-mare", field: "people.number", seen: "/home" },
  { kind: "banner", screen: () => "/admin/banner", field: "title", seen: "/banner" },
  {
    ...{ kind: "documents", screen: () => `/admin/documentos/${ids.document}`, field: "title" },
    seen: "/documents",
  },
  {
    ...{ kind: "partners", screen: () => `/admin/parceiros/${ids.partner}`, field: "name" },
    seen: "/partners",
  },
];
const idOf = (kind: string) =>
  ({ documents: ids.document, partners: ids.partner })[kind as "documents"] ?? 0;

describe.each(forms)("the form of $kind", ({ kind, screen, field, seen }) => {
  // An inactive banner shows visitors nothing.
  const more: Record<string, string> = kind === "banner" ? { active: "on" } : {};

  test("keeps what is typed as a draft that everybody sees and visitors do not, until it is saved", async () => {
    const before = await publicText(seen);
    const sent = { ...(await openedOn(screen())), ...more, [field]: "Segredo" };
    expect(sent.draft).toBe("none");
    expect((await post(screen(), { ...sent, acao: "rascunho" })).status).toBe(303);
    expect(await publicText(seen)).toBe(before);
    const html = await read(screen());
    expect(html).toContain('value="Segredo"');
    expect(html).toContain("rascunho de Equipe");

    const again = { ...(await openedOn(screen())), ...more, [field]: "Público" };
    expect((await post(screen(), again)).status).toBe(303);
    expect(await publicText(seen)).toContain("Público");
    expect(await read(screen())).not.toContain("rascunho de Equipe");
  });

  test("shows both texts where a colleague has kept another draft meanwhile, and loses neither", async () => {
    const known = await openedOn(screen());
    await post(screen(), { ...known, ...more, [field]: "De Ana", acao: "rascunho" });
    const refused = await post(screen(), {
      ...known,
      ...more,
      [field]: "De Bia",
      acao: "rascunho",
    });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain("De Ana");
    expect(html).toContain("De Bia");
    expect(await read(screen())).toContain('value="De Ana"');

    // Publishing on what was opened leaves the colleague's draft, on an older base.
    expect((await post(screen(), { ...known, ...more, [field]: "De Bia" })).status).toBe(303);
    expect(await publicText(seen)).toContain("De Bia");
    const draft = `/admin/rascunho/${kind}/${idOf(kind)}`;
    expect(await read(draft)).toContain("Descartar o rascunho?");
    const { draft: tag } = await openedOn(draft);
    expect((await post(draft, { draft: `${tag}x` })).status).toBe(303);
    expect(await read(screen())).toContain('value="De Ana"');
    expect((await post(draft, { draft: tag })).status).toBe(303);
    expect(await read(screen())).toContain('value="De Bia"');
  });

  test("is not saved over what was published since it was opened", async () => {
    const known = await openedOn(screen());
    await post(screen(), { ...known, ...more, [field]: "Um" });
    for (const acao of ["rascunho", ""]) {
      const refused = await post(screen(), { ...known, ...more, [field]: "Dois", acao });
      expect(refused.status).toBe(409);
    }
    expect(await publicText(seen)).toContain("Um");
  });
});

describe.each([
  {
    ...{ kind: "documents", form: "/admin/documentos/novo", list: "/admin/documentos" },
    ...{ field: "title", screen: "/admin/documentos", seen: "/documents" },
  },
  {
    ...{ kind: "partners", form: "/admin/parceiros/novo?tipo=2", list: "/admin/parceiros" },
    ...{ field: "name", screen: "/admin/parceiros", seen: "/partners" },
  },
])("the form of a new record of $kind", ({ kind, form, list, field, screen, seen }) => {
  const sent = (text: string, key: string) => ({ [field]: text, idempotencyKey: `${kind}-${key}` });
  const draft = { acao: "rascunho" };

  test("keeps a draft that the list shows as one and visitors never see, until it is published", async () => {
    const before = await publicText(seen);
    const kept = await post(form, { ...sent("Segredo novo", "a"), ...draft });
    expect(kept.status).toBe(303);
    const own = kept.headers.get("Location") ?? "";
    expect(own).toMatch(new RegExp(`^${screen}/\\d+$`));
    // The same form again, whose first answer was lost, is the same record.
    const again = await post(form, { ...sent("Segredo novo", "a"), ...draft });
    expect(again.headers.get("Location")).toBe(own);
    expect(await publicText(seen)).toBe(before);
    const html = await read(list);
    expect(html).toContain("Segredo novo");
    expect(html).toContain("Rascunho de Equipe");
    expect(await read("/admin/dashboard")).toContain("Segredo novo");

    const opened = await openedOn(own);
    expect(opened.version).toBe("0");
    expect((await post(own, { ...opened, [field]: "Público novo" })).status).toBe(303);
    expect(await publicText(seen)).toContain("Público novo");
    if (kind === "partners") expect(await publicText(seen)).toContain('"type":2');
    expect(await read(list)).not.toContain("Rascunho de Equipe");
  });

  test("is gone with its draft when that is discarded, and its screen with it", async () => {
    const kept = await post(form, { ...sent("Passageiro", "b"), ...draft });
    const own = kept.headers.get("Location") ?? "";
    const question = `/admin/rascunho/${kind}/${own.split("/").at(-1)}`;
    expect(await read(question)).toContain("nunca foi publicado");
    const { draft: tag } = await openedOn(question);
    const discarded = await post(question, { draft: tag });
    expect(discarded.headers.get("Location")).toMatch(new RegExp(`^${list}`));
    expect((await fetch(server.url + own, { headers: { Cookie: cookie } })).status).toBe(404);
    expect(await read(list)).not.toContain("Passageiro");
  });
});

test("the banner's form schedules its words and its end; the dashboard says so", async () => {
  const known = await openedOn("/admin/banner");
  const sent = { ...known, active: "on", title: "Feira da Lua" };
  const refused = await post("/admin/banner", {
    ...{ ...sent, acao: "agendar", publicarEm: "2020-01-01T09:00" },
  });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Este momento já passou");
  const on = { acao: "agendar", publicarEm: "2090-01-01T09:00", tirarEm: "lixo" };
  expect((await post("/admin/banner", { ...sent, ...on })).status).toBe(303);
  const off = { acao: "agendar-fim", tirarEm: "2091-01-01T09:00", publicarEm: "lixo" };
  const later = { ...(await openedOn("/admin/banner")), active: "on", title: "Feira da Lua" };
  expect((await post("/admin/banner", { ...later, ...off })).status).toBe(303);
  for (const page of ["/admin/banner", "/admin/dashboard"]) {
    const html = await read(page);
    expect(html).toContain("Agendado para 01/01/2090, 09:00");
    expect(html).toContain("Sai do ar em 01/01/2091, 09:00");
  }
  expect(await publicText("/banner")).not.toContain("Feira da Lua");
  const { data } = (await call("GET", "/schedule")) as { data: { scheduled: number }[] };
  for (const { scheduled } of data) {
    expect((await post(`/admin/agenda/${scheduled}`, {})).status).toBe(303);
  }
  expect(await call("GET", "/schedule")).toMatchObject({ data: [] });
});
