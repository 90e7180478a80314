import { afterAll, beforeAll, expect, test } from "vitest";
import { Authenticator } from "#tests/support/authenticator.ts";
import { commandWith } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
/** Passkeys are of a name: numbers have none. */
let site = "";
let cookie = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  site = server.url.replace("127.0.0.1", "localhost");
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

const newPasskey = "/admin/conta/chaves/nova";

function post(path: string, fields: Record<string, string>, Cookie = "", base = site) {
  return fetch(base + path, {
    method: "POST",
    headers: { ...(Cookie && { Cookie }), "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

async function page(path: string, Cookie: string) {
  const answer = await fetch(site + path, { headers: { Cookie }, redirect: "manual" });
  return { status: answer.status, text: await answer.text() };
}

/** The cookie that an answer sets by this name. */
function cookieIn(answer: Response, name: string): string {
  const line = answer.headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
  return line?.split(";")[0] ?? "";
}

/** What an authenticator has to know, as the signed cookie tells it too, and that cookie. */
function askedIn(answer: Response) {
  const Cookie = cookieIn(answer, "passkey");
  const [value = ""] = decodeURIComponent(Cookie.slice("passkey=".length)).split(".");
  const { challenge = "", userHandle = "" } = value
    ? JSON.parse(Buffer.from(value, "base64").toString())
    : {};
  const options = {
    challenge,
    rpId: "localhost",
    rp: { id: "localhost" },
    user: { id: userHandle },
  };
  return { Cookie, options };
}

const askForNew = (currentPassword = admin.password, own = cookie) =>
  post(newPasskey, { currentPassword }, own);

async function add(own = cookie, password = admin.password): Promise<Authenticator> {
  const authenticator = new Authenticator(site);
  const { Cookie, options } = askedIn(await askForNew(password, own));
  const passkey = authenticator.create(options);
  const answer = await post(newPasskey, { passkey }, `${own}; ${Cookie}`);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/conta"]);
  expect(cookieIn(answer, "passkey")).toBe("passkey=");
  return authenticator;
}

/** What the button "Entrar com chave de acesso" sends, and in between has signed. */
async function enter(authenticator: Authenticator, path = "/admin") {
  const { Cookie, options } = askedIn(await post("/admin", { passkey: "" }));
  const passkey = authenticator.sign(options);
  return { answer: await post(path, { passkey }, Cookie), passkey, Cookie };
}

const idOf = (html: string) => /\/admin\/conta\/chaves\/(\d+)\/remover/.exec(html)?.[1] ?? "";

test("only whoever has the password is asked for a passkey, at an address that can have one", async () => {
  for (const [currentPassword, said] of [
    ["", "Esta não é a sua senha atual"],
    ["não é esta", "Esta não é a sua senha atual"],
  ] as const) {
    const answer = await askForNew(currentPassword);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(said)]);
    expect(cookieIn(answer, "passkey")).toBe("");
  }
  const { options } = askedIn(await askForNew());
  const passkey = new Authenticator(site).create(options);
  for (const Cookie of [
    cookie,
    `${cookie}; ${cookieIn(await post("/admin", { passkey: "" }), "passkey")}`,
  ]) {
    const answer = await post(newPasskey, { passkey }, Cookie);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("Passou do tempo"),
    ]);
  }
  const fields = { currentPassword: admin.password };
  const byNumber = await post(newPasskey, fields, cookie, server.url);
  expect(await byNumber.text()).toContain("não funcionam neste navegador");
  expect(query(server.storageDir, "select 1 from passkey")).toEqual([]);
});

test("an answer that is none, or of another site, adds nothing", async () => {
  for (const forge of [
    () => "?",
    () => "{}",
    (options: ReturnType<typeof askedIn>["options"]) =>
      new Authenticator("http://evil.example").create(options),
  ]) {
    const { Cookie, options } = askedIn(await askForNew());
    const answer = await post(newPasskey, { passkey: forge(options) }, `${cookie}; ${Cookie}`);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("não pôde ser conferida"),
    ]);
  }
  expect(query(server.storageDir, "select 1 from passkey")).toEqual([]);
});

test("a passkey opens the screen that was asked for, once for each question, and is told in Equipe", async () => {
  const authenticator = await add();
  const { answer, passkey, Cookie } = await enter(authenticator, "/admin?next=%2Fadmin%2Fbanner");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/banner"]);
  expect(cookieIn(answer, "device")).not.toBe("");
  expect((await page("/admin/banner", cookieIn(answer, "token"))).status).toBe(200);
  for (const [fields, from, status, said] of [
    [{ passkey }, Cookie, 401, "Esta chave de acesso não serve"],
    [{ passkey }, "", 400, "Passou do tempo"],
    [{ passkey: "{}" }, Cookie, 400, "Passou do tempo"],
  ] as const) {
    const refused = await post("/admin.data", fields, from);
    expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(said)]);
    expect(cookieIn(refused, "token")).toBe("");
  }
  const account = (await page("/admin/conta", cookie)).text;
  expect(account).toContain("Usada pela última vez");
  expect((await page("/admin/equipe", cookie)).text).toContain("Tem chave de acesso");
  const events = (await page("/admin/equipe/eventos", cookie)).text;
  for (const event of ["Chave de acesso adicionada", "Entrou com chave de acesso"]) {
    expect(events).toContain(event);
  }
  // The log comes a moment after the answer.
  const used = expect.objectContaining({ security: "passkeyUsed", staffId: 1 });
  await expect.poll(server.log).toContainEqual(used);
  expect(JSON.stringify(server.log())).not.toContain(authenticator.id);
});

test("it gets another name, and once removed opens nothing; other sessions end", async () => {
  const authenticator = await add();
  const other = cookieIn((await enter(authenticator)).answer, "token");
  const { id } = query(server.storageDir, "select max(id) as id from passkey")[0] as { id: number };
  const named = `/admin/conta/chaves/${id}`;
  expect((await post(named, { name: " " }, cookie)).status).toBe(400);
  expect((await post(named, { name: "Celular <b>" }, cookie)).status).toBe(303);
  expect((await page("/admin/conta", cookie)).text).toContain("Celular &lt;b&gt;");
  expect((await page(`${named}/remover`, cookie)).text).toContain("Remover esta chave de acesso?");
  expect((await post(`${named}/remover`, {}, cookie)).status).toBe(303);
  expect((await page("/admin/banner", other)).status).toBe(303);
  expect((await page("/admin/banner", cookie)).status).toBe(200);
  expect((await enter(authenticator)).answer.status).toBe(401);
  expect((await page(named, cookie)).status).toBe(404);
});

test("nobody sees, renames or removes a colleague's; a blocked one's opens nothing", async () => {
  const bia = { email: "bia@mare.example", password: "maré cheia às seis" };
  commandWith({ input: bia.password }, server.storageDir, "staff", "add", bia.email);
  const own = await signInCookie(server, bia);
  const hers = await add(own, bia.password);
  const id = idOf((await page("/admin/conta", own)).text);
  for (const path of [`/admin/conta/chaves/${id}`, `/admin/conta/chaves/${id}/remover`]) {
    expect((await page(path, cookie)).status).toBe(404);
    await post(path, { name: "Minha" }, cookie);
  }
  expect((await page("/admin/conta", own)).text).not.toContain("Minha</p>");
  expect((await enter(hers)).answer.status).toBe(303);
  await post("/admin/equipe", { intent: "block", id: "2" }, cookie);
  expect((await enter(hers)).answer.status).toBe(401);
  await post("/admin/equipe", { intent: "unblock", id: "2" }, cookie);
  expect((await enter(hers)).answer.status).toBe(303);
});

test("a forgotten password leaves passkeys and says so; the command removes them", async () => {
  const authenticator = await add();
  const link = await post("/admin/equipe", { intent: "reset", id: "1" }, cookie);
  const shown = await page("/admin/equipe", `${cookie}; ${cookieIn(link, "link")}`);
  const [, code = ""] = /nova-senha\?codigo=([\w-]{43})/.exec(shown.text) ?? [];
  const newPassword = "uma outra senha de teste";
  const reset = await post(`/admin/nova-senha?codigo=${code}`, { newPassword });
  const flash = reset.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  expect((await page("/admin", flash)).text).toContain("As chaves de acesso continuam valendo");
  expect((await page("/admin/banner", cookie)).status).toBe(303);
  expect((await enter(authenticator)).answer.status).toBe(303);
  const changed = commandWith(
    { input: admin.password },
    server.storageDir,
    "staff",
    "passwd",
    admin.email,
  );
  expect(changed.stdout).toMatch(/its passkeys are removed \(\d\)/);
  expect((await enter(authenticator)).answer.status).toBe(401);
});
