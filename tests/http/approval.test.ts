import { afterAll, beforeAll, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { query } from "#tests/support/contact.ts";
import { png } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let token = "";
let cookie = "";
beforeAll(async () => {
  server = await startServer({
    demo: false,
    env: {
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "site@mare.example",
      MAIL_TO: "equipe@mare.example",
    },
  });
  token = await signInToken(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop({ expectErrors: true }));

async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${server.url}/api/admin${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect([200, 201], `${method} ${path}`).toContain(answer.status);
  return (await answer.json()) as { id: number };
}

function read(path: string, headers: Record<string, string> = {}) {
  return fetch(server.url + path, { headers, redirect: "manual" });
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });
}

const rows = (sql: string) => query<Record<string, unknown>>(server.storageDir, sql);

/** A published project with a draft of it. */
async function insertDraft(content: object, published: object = { name: "Rio" }) {
  const { id } = await call("POST", "/project", published);
  await call("PUT", `/project/${id}/draft`, { content });
  return id;
}

/** As the editor makes it. */
async function makeLink(id: number, days = "14") {
  const made = await post(`/admin/projetos/${id}/aprovacao`, { days }, { Cookie: cookie });
  expect(made.status).toBe(303);
  const shown = made.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const screen = await read(`/admin/projetos/${id}/aprovacao`, { Cookie: `${cookie}; ${shown}` });
  const [, found = ""] =
    /<code[^>]*>[^<]*(\/aprovacao\?codigo=[\w-]{43})</.exec(await screen.text()) ?? [];
  expect(found).not.toBe("");
  return found;
}

const answer = { name: "Diretora", comment: "", decision: "approved" };

test("a link shows the draft's page with the changed words marked, in both languages", async () => {
  const [old = "", next = ""] = await uploadFiles(server, token, {
    "a.png": await png(),
    "b.png": await png(20),
  });
  const id = await insertDraft(
    {
      ...{ name: "Rio novo", bannerImage: next, en: { name: "New river" } },
      description: { title: "A praça do mar", description: "Um\n\nDois" },
    },
    {
      ...{ name: "Rio", bannerImage: old, en: { name: "River" } },
      description: { title: "A praça do rio", description: "Um" },
    },
  );
  const link = await makeLink(id);
  const shown = await read(link);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("Cache-Control")).toBe("no-store");
  expect(shown.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(shown.headers.get("Referrer-Policy")).toBe("same-origin");
  const page = await shown.text();
  expect(page).toContain("<h1><span>Rio<ins> novo</ins></span></h1>");
  expect(page).toContain("<span>A praça do <del>rio</del><ins>mar</ins></span></h2>");
  expect(page).toMatch(/<p[^>]*><span><ins>Dois<\/ins><\/span><\/p>/);
  expect(page).not.toMatch(/[\uE000-\uE003]/);
  expect(page).not.toContain("modulepreload");
  // The old picture and the new one beside each other.
  expect(page).toMatch(new RegExp(`/storage/${old}"[\\s\\S]*/storage/${next}"`));
  const english = await (await read(`${link}&lang=en`)).text();
  expect(english).toContain("<h1><span><del>River</del><ins>New river</ins></span></h1>");
  expect(english).toContain("What changed");
});

test("whoever has no link that is open gets nothing: 410", async () => {
  const id = await insertDraft({ name: "Segredo" });
  const revoked = await makeLink(id);
  const [{ id: linkId = 0 } = {}] = rows("select max(id) as id from approvalLink");
  const ended = await post(
    `/admin/projetos/${id}/aprovacao`,
    { link: String(linkId) },
    { Cookie: cookie },
  );
  expect(ended.status).toBe(303);
  const discarded = await makeLink(id);
  expect((await read(discarded)).status).toBe(200);
  await call("DELETE", `/project/${id}/draft`);
  const never = `/aprovacao?codigo=${"A".repeat(43)}`;
  for (const address of [revoked, discarded, never, "/aprovacao", "/aprovacao?codigo=x"]) {
    const over = await read(address);
    expect(over.status, address).toBe(410);
    expect(over.headers.get("Cache-Control")).toBe("no-store");
    expect(await over.text()).not.toContain("Segredo");
    expect((await read(address.replace("/aprovacao", "/aprovacao.data"))).status).not.toBe(200);
    await post(address, answer);
  }
  expect(rows("select * from approvalAnswer")).toEqual([]);
});

test("a link whose time is up is over, and the screen that makes links is for staff alone", async () => {
  const id = await insertDraft({ name: "Segredo" });
  const link = await makeLink(id, "3");
  const [made = {}] = rows(
    "select createdAt, expiresAt from approvalLink order by id desc limit 1",
  );
  const ms = Date.parse(String(made.expiresAt)) - Date.parse(String(made.createdAt));
  expect(ms).toBe(3 * 24 * 3_600_000);
  const over = "2020-01-01T00:00:00.000Z";
  changeRows(server.storageDir, "update approvalLink set expiresAt = ?", [over]);
  expect((await read(link)).status).toBe(410);
  const asked = await post(`/admin/projetos/${id}/aprovacao`, { days: "14" });
  expect(asked.headers.get("Location")).toMatch(/^\/admin\?next=/);
});

test("the answer stands in the editor and goes to who made the link, once", async () => {
  const id = await insertDraft({ name: "Cais" });
  const link = await makeLink(id);
  const missing = await post(link, { ...answer, decision: "changes", name: "Diretora" });
  expect(missing.status).toBe(400);
  const again = await missing.text();
  expect(again).toContain("Diga o que deve mudar");
  // The page is long, and no script takes the reader back to the form.
  expect(again).toContain(`action="#resposta"`);
  expect(again).toContain('value="Diretora"');
  const [, draftTag = ""] = /name="draftTag" value="([^"]*)"/.exec(again) ?? [];
  const changes = { name: "Diretora", comment: "Outra <foto>", decision: "changes", draftTag };
  for (const _ of ["first", "sent again"]) {
    const sent = await post(link, changes);
    expect(sent.status).toBe(303);
    expect(sent.headers.get("Location")).toContain("respondido");
  }
  expect(rows("select decision, name, comment from approvalAnswer")).toEqual([
    { decision: "changes", name: "Diretora", comment: "Outra <foto>" },
  ]);
  const mails = rows("select recipient, subject, text from mail");
  expect(mails).toEqual([
    {
      recipient: "equipe@mare.example",
      subject: expect.stringContaining("Ajustes pedidos: Cais"),
      text: expect.stringContaining("Outra <foto>"),
    },
  ]);
  const editor = async () => (await read(`/admin/editar-projeto/${id}`, { Cookie: cookie })).text();
  expect(await editor()).toContain("Diretora pediu ajustes em");
  expect(await editor()).not.toContain("O rascunho mudou depois desta resposta");
  await call("PUT", `/project/${id}/draft`, { content: { name: "Cais novo" } });
  expect(await editor()).toContain("O rascunho mudou depois desta resposta");
});

test("an answer waits on the dashboard, with its comment, until somebody has dealt with it", async () => {
  const id = await insertDraft({ name: "Ponte" });
  const asked = { name: "Diretor", comment: "Outra ponte", decision: "changes", draftTag: "x" };
  expect((await post(await makeLink(id), asked)).status).toBe(303);
  const dashboard = async () => (await read("/admin/dashboard", { Cookie: cookie })).text();
  const waiting = await dashboard();
  expect(waiting).toMatch(/Diretor pediu ajustes, [^<]*<small> ?<!-- -->O rascunho mudou depois/);
  expect(waiting).toContain("Outra ponte</blockquote>");
  expect(waiting).toContain(`href="/admin/editar-projeto/${id}"`);
  const [, answerId = ""] =
    /name="tratada" value="(\d+)"\/>(?![\s\S]*name="tratada")/.exec(waiting) ?? [];
  for (const said of ["Resposta tratada", "não esperava mais"]) {
    const done = await post("/admin/dashboard", { tratada: answerId }, { Cookie: cookie });
    expect(done.headers.get("Location")).toBe("/admin/dashboard");
    const [flash = ""] = done.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
    const after = await read("/admin/dashboard", { Cookie: `${cookie}; ${flash}` });
    expect(await after.text()).toContain(said);
  }
  expect(await dashboard()).not.toContain("Outra ponte");
});

test("what only the draft names is served to the link's holder and staff alone", async () => {
  const [image = ""] = await uploadFiles(server, token, { "c.png": await png(30) });
  const content = { name: "Doca", bannerImage: image };
  const { id } = await call("POST", "/project", content);
  // Off the site, the picture is withheld; the draft still has it.
  await call("POST", `/project/${id}/unpublish`);
  const link = await makeLink(id);
  const given = (await read(link)).headers
    .getSetCookie()
    .find((each) => each.startsWith("aprovacao="));
  expect(given).toMatch(/; Path=\/storage;.*HttpOnly/);
  const pass = given?.split(";")[0] ?? "";
  const file = `/storage/${image}`;
  expect((await read(file)).status).toBe(410);
  const served = await read(file, { Cookie: pass });
  expect(served.status).toBe(200);
  expect(served.headers.get("Cache-Control")).toBe("private, no-store");
  expect((await read(file, { Cookie: `aprovacao=${"A".repeat(43)}` })).status).toBe(410);
  const other = await makeLink(await insertDraft({ name: "Outro" }));
  expect((await read(file, { Cookie: `aprovacao=${other.split("codigo=")[1]}` })).status).toBe(410);
});

test("answers by one client are limited", async () => {
  const link = await makeLink(await insertDraft({ name: "Ponte" }));
  const statuses: number[] = [];
  for (let sent = 0; sent < 25; sent++)
    statuses.push((await post(link, { ...answer, name: "" })).status);
  expect(statuses.at(-1)).toBe(429);
});
