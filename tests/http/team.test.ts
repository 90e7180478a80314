import { afterAll, beforeAll, expect, test } from "vitest";
import { commandWith } from "#tests/support/command.ts";
import { query, until } from "#tests/support/contact.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { TestSmtp } from "#tests/support/smtp.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let cookie = "";
const smtp = new TestSmtp();
beforeAll(async () => {
  await smtp.start();
  server = await startServer({ demo: false, env: smtp.env });
  cookie = await signInCookie(server);
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

function post(path: string, fields: Record<string, string>, as = cookie) {
  return fetch(server.url + path, {
    method: "POST",
    headers: { ...(as && { Cookie: as }), "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

function get(path: string, Cookie = cookie) {
  return fetch(server.url + path, { headers: { Cookie }, redirect: "manual" });
}

/** Follows a redirect of Equipe as a browser does; the link stands on that page alone. */
async function linkIn(made: Response): Promise<string> {
  expect([made.status, made.headers.get("Location")]).toEqual([303, "/admin/equipe"]);
  const link = made.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const page = await get("/admin/equipe", `${cookie}; ${link}`);
  expect(page.headers.getSetCookie().join()).toContain("link=;");
  const [, path = ""] = /<code>http:\/\/[^/]+(\/[^<]+)<\/code>/.exec(await page.text()) ?? [];
  expect(await (await get("/admin/equipe")).text()).not.toContain("<code>");
  return path;
}

function idOf(email: string): string {
  const [row] = query<{ id: number }>(
    server.storageDir,
    "select id from staff where email = ?",
    email,
  );
  return String(row?.id);
}

const bia = { email: "bia@mare.example", password: "maré cheia às seis" };

async function addBia(): Promise<string> {
  commandWith({ input: bia.password }, server.storageDir, "staff", "add", bia.email);
  return signInCookie(server, bia);
}

function removeBia() {
  commandWith({}, server.storageDir, "staff", "remove", bia.email);
}

test("an invited person chooses name and password, and is in; the link works once", async () => {
  const invited = { intent: "invite", email: "Nova@Mare.example" };
  const path = await linkIn(await post("/admin/equipe", invited));
  expect(path).toMatch(/^\/admin\/convite\?codigo=[\w-]{43}$/);
  await until(() => smtp.mails.length === 1);
  expect(smtp.mails[0]?.envelope.to).toEqual(["nova@mare.example"]);
  expect(smtp.mails[0]?.raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=")).toContain(path);

  const door = await get(path, "");
  expect(await door.text()).toContain("nova@mare.example");
  const bad = await post(path, { name: "", newPassword: "curta" }, "");
  expect([bad.status, await bad.text()]).toEqual([
    400,
    expect.stringMatching(/Diga como a equipe chama você.*A nova senha precisa ter de 12/s),
  ]);
  const common = await post(path, { name: "Nova", newPassword: "q1w2e3r4t5y6" }, "");
  const commonText = await common.text();
  expect([common.status, commonText]).toEqual([
    400,
    expect.stringContaining("Esta senha é muito conhecida"),
  ]);
  expect(commonText).toContain('value="Nova"');
  expect(commonText).not.toContain("q1w2e3r4t5y6");

  const joined = await post(path, { name: "Nova Pessoa", newPassword: bia.password }, "");
  expect([joined.status, joined.headers.get("Location")]).toEqual([303, "/admin/projetos"]);
  const own = joined.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect(await (await get("/admin/banner", own)).text()).toContain("Nova Pessoa");
  expect((await get(path, "")).status).toBe(410);
  expect((await post(path, { name: "X", newPassword: bia.password }, "")).status).toBe(303);

  await post("/admin/numeros-mare", { "projects.number": "12" }, own);
  expect(
    query(server.storageDir, "select staffName from revision order by id desc limit 1"),
  ).toEqual([{ staffName: "Nova Pessoa" }]);
  await post("/admin/conta", { name: "Novinha" }, own);
  expect(await (await get("/admin/equipe")).text()).toContain("Novinha");
  commandWith({}, server.storageDir, "staff", "remove", "nova@mare.example");
});

test("an invitation is refused for an account or no address, and can be withdrawn", async () => {
  const refused = await post("/admin/equipe", { intent: "invite", email: admin.email });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("Este e-mail já tem uma conta"),
  ]);
  const typed = await post("/admin/equipe", { intent: "invite", email: "não é" });
  expect([typed.status, await typed.text()]).toEqual([400, expect.stringContaining("não é")]);
  const path = await linkIn(
    await post("/admin/equipe", { intent: "invite", email: "c@mare.example" }),
  );
  const [{ id = 0 } = {}] = query<{ id: number }>(
    server.storageDir,
    "select id from staffLink where email = 'c@mare.example'",
  );
  expect((await post("/admin/equipe", { intent: "withdraw", id: String(id) })).status).toBe(303);
  expect((await get(path, "")).status).toBe(410);
});

test("blocking ends sessions and tokens at once, and unblocking lets sign in again", async () => {
  const cookieOfBia = await addBia();
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(bia),
  });
  const { token } = (await answer.json()) as { token: string };
  const read = () =>
    fetch(`${server.url}/api/admin/home`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await read()).status).toBe(200);
  const id = idOf(bia.email);
  expect((await post("/admin/equipe", { intent: "block", id })).status).toBe(303);
  expect((await get("/admin/banner", cookieOfBia)).status).toBe(303);
  expect((await read()).status).toBe(401);
  expect((await post("/admin", bia, "")).status).toBe(401);
  expect(await (await get("/admin/equipe")).text()).toContain("Bloqueada");
  const reset = await post("/admin/equipe", { intent: "reset", id });
  expect(reset.status).toBe(409);
  expect((await post("/admin/equipe", { intent: "unblock", id })).status).toBe(303);
  await signInCookie(server, bia);
  removeBia();
});

test("nobody blocks themselves, nor removes the last account", async () => {
  const id = idOf(admin.email);
  const blocked = await post("/admin/equipe", { intent: "block", id });
  expect(blocked.status).toBe(409);
  expect(await (await get(`/admin/equipe/${id}/remover`)).text()).toContain(
    "Remover a sua própria conta?",
  );
  const removed = await post(`/admin/equipe/${id}/remover`, {});
  expect([removed.status, await removed.text()]).toEqual([
    409,
    expect.stringContaining("última conta ativa"),
  ]);
  expect((await get("/admin/banner")).status).toBe(200);
});

test("a colleague is removed, and so is oneself where another stays", async () => {
  const cookieOfBia = await addBia();
  const id = idOf(bia.email);
  const own = await post(`/admin/equipe/${id}/remover`, {}, cookieOfBia);
  expect([own.status, own.headers.get("Location")]).toEqual([303, "/admin"]);
  expect(own.headers.getSetCookie().join()).toContain("token=;");
  await addBia();
  const again = idOf(bia.email);
  expect((await post(`/admin/equipe/${again}/remover`, {})).headers.get("Location")).toBe(
    "/admin/equipe",
  );
  expect((await get(`/admin/equipe/${again}/remover`)).status).toBe(404);
});

test("a colleague's link replaces a password, once, and ends sessions", async () => {
  const cookieOfBia = await addBia();
  const path = await linkIn(await post("/admin/equipe", { intent: "reset", id: idOf(bia.email) }));
  expect(path).toMatch(/^\/admin\/nova-senha\?codigo=/);
  const refused = await post(path, { newPassword: bia.email }, "");
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("não pode ser o seu e-mail"),
  ]);
  const changed = await post(path, { newPassword: "outra frase bem comprida" }, "");
  expect(changed.headers.get("Location")).toBe("/admin");
  expect((await get("/admin/banner", cookieOfBia)).status).toBe(303);
  await signInCookie(server, { email: bia.email, password: "outra frase bem comprida" });
  expect((await get(path, "")).status).toBe(410);
  removeBia();
});

test("what happened is told in Equipe and in the log, without an address or a password", async () => {
  await post("/admin", { email: admin.email, password: "não é esta senha" }, "");
  const page = await get("/admin/equipe/eventos");
  const text = await page.text();
  for (const event of [
    "Entrou",
    "Senha, código ou chave de acesso recusada",
    "Convite feito",
    "Conta bloqueada",
  ]) {
    expect(text).toContain(event);
  }
  expect(text).not.toContain("127.0.0.1");
  // The log comes a moment after the answer.
  const failure = () =>
    server.log().findLast((line) => line.msg === "security" && line.security === "failure");
  const expected = { staffId: 1, origin: "page", client: expect.any(String) };
  await expect.poll(failure).toMatchObject(expected);
  const written = JSON.stringify(server.log());
  for (const secret of ["@mare.example", "127.0.0.1", admin.password, bia.password, "codigo="]) {
    expect(written).not.toContain(secret);
  }
  const writes = server
    .log()
    .filter((line) => line.path === "/admin/equipe" && line.method === "POST");
  expect(writes.every((line) => line.staffId === 1)).toBe(true);
  expect(writes.length).toBeGreaterThan(0);
});

test("guessing that goes on is told on every screen", async () => {
  // With the tag, since the texts of the page's scripts hold the sentence in any case.
  const text = "<span>Alguém está tentando adivinhar senhas";
  expect(await (await get("/admin/banner")).text()).not.toContain(text);
  const guesses = Array.from({ length: 50 }, (_, n) => {
    return post("/admin", { email: admin.email, password: `palpite ${n}` }, "");
  });
  await Promise.all(guesses);
  expect(await (await get("/admin/banner")).text()).toContain(text);
});
