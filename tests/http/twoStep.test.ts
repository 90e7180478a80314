import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandWith } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let cookie = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

const page = "/admin/conta/duas-etapas";
const period = 30_000;

function post(path: string, fields: Record<string, string>, Cookie = "") {
  return fetch(server.url + path, {
    method: "POST",
    headers: { ...(Cookie && { Cookie }), "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

function get(path: string, Cookie: string) {
  return fetch(server.url + path, { headers: { Cookie }, redirect: "manual" });
}

const secretIn = (html: string) => /name="secret" value="([A-Z2-7]{32})"/.exec(html)?.[1] ?? "";
const codesIn = (html: string) =>
  [...html.matchAll(/<code>([A-Z\d]{4}(?:-[A-Z\d]{4}){5})<\/code>/g)].map(([, code = ""]) => code);
const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** The cookie that an answer sets by this name. */
function cookieIn(answer: Response, name: string): string {
  const line = answer.headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
  return line?.split(";")[0] ?? "";
}

async function turnOn() {
  const secret = secretIn(await (await get(page, cookie)).text());
  const code = codeOf(secret);
  const fields = { secret, code, currentPassword: admin.password };
  const answer = await post(page, fields, cookie);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  const shown = await get(page, `${cookie}; ${cookieIn(answer, "codes")}`);
  const codes = codesIn(await shown.text());
  expect(codes).toHaveLength(10);
  expect(codesIn(await (await get(page, cookie)).text())).toEqual([]);
  return { secret, code, codes };
}

/** Takes back what a test has changed, as the command line can. */
function reset() {
  commandWith({ input: admin.password }, server.storageDir, "staff", "passwd", admin.email);
}

async function api(fields: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...admin, ...fields }),
  });
  return { status: answer.status, text: await answer.text() };
}

test("a page without scripts shows a QR code and a key; a mistake keeps the same key", async () => {
  const html = await (await get(page, cookie)).text();
  const secret = secretIn(html);
  expect(html).toContain("<svg");
  expect(html).toContain(`otpauth://totp/`);
  for (const [fields, said] of [
    [{ code: "000000", currentPassword: admin.password }, "Este código não serve"],
    [{ code: codeOf(secret), currentPassword: "não é esta" }, "Esta não é a sua senha atual"],
  ] as const) {
    const answer = await post(page, { secret, ...fields }, cookie);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([400, expect.stringContaining(said)]);
    expect(secretIn(text)).toBe(secret);
  }
  expect((await api()).status).toBe(200);
});

test("a sign-in then takes a code, once; the password alone opens nothing", async () => {
  const other = await signInCookie(server);
  const { secret, code, codes } = await turnOn();
  expect((await get("/admin/banner", other)).status).toBe(303);
  const first = await post("/admin?next=%2Fadmin%2Fbanner", admin);
  expect(first.headers.get("Location")).toBe("/admin/codigo?next=%2Fadmin%2Fbanner");
  expect(cookieIn(first, "token")).toBe("");
  const step = cookieIn(first, "step");
  expect((await get("/admin/banner", step)).status).toBe(303);
  expect((await get("/admin/codigo", "")).headers.get("Location")).toBe("/admin");
  expect(await (await get("/admin/codigo", step)).text()).toContain("Falta um código");

  const enter = (typed: string) =>
    post("/admin/codigo?next=%2Fadmin%2Fbanner", { code: typed }, step);
  const replayed = await enter(code);
  expect([replayed.status, await replayed.text()]).toEqual([
    400,
    expect.stringContaining("Este código não serve"),
  ]);
  const right = await enter(codeOf(secret, Date.now() + period));
  expect([right.status, right.headers.get("Location")]).toEqual([303, "/admin/banner"]);
  expect(cookieIn(right, "step")).toBe("step=");
  expect((await get("/admin/banner", cookieIn(right, "token"))).status).toBe(200);

  expect(await api()).toMatchObject({ status: 401, text: expect.stringContaining("código") });
  expect((await api({ code: "000000" })).status).toBe(401);
  expect((await api({ code: codes[0] ?? "" })).status).toBe(200);
  expect((await api({ code: codes[0] ?? "" })).status).toBe(401);
  const written = JSON.stringify(server.log());
  for (const each of [secret, ...codes]) expect(written).not.toContain(each);
  reset();
});

test("codes cannot be guessed, not even by whoever has the password", async () => {
  cookie = await signInCookie(server);
  const { codes } = await turnOn();
  const step = cookieIn(await post("/admin", admin), "step");
  // Three of the five wrong ones of a quarter of an hour were in the test before.
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) {
    statuses.push((await post("/admin/codigo", { code: `00000${n}` }, step)).status);
  }
  expect(statuses).toEqual([400, 400, 429, 429, 429, 429]);
  expect((await post("/admin/codigo", { code: codes[0] ?? "" }, step)).status).toBe(429);
  expect(
    query(server.storageDir, "select 1 from securityEvent where event = 'limit'"),
  ).toHaveLength(1);
});

test("a changed password ends a sign-in that waits for its code; the command turns codes off", async () => {
  const step = cookieIn(await post("/admin", admin), "step");
  reset();
  const answer = await post("/admin/codigo", { code: "123456" }, step);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
  cookie = await signInCookie(server);
});

test("recovery codes are made anew, and it is turned off, by whoever has the password", async () => {
  const { codes } = await turnOn();
  const change = (intent: string, currentPassword: string) =>
    post(page, { intent, currentPassword }, cookie);
  expect((await change("off", "não é esta")).status).toBe(400);
  const renewed = await change("renew", admin.password);
  const shown = await get(page, `${cookie}; ${cookieIn(renewed, "codes")}`);
  const fresh = codesIn(await shown.text());
  expect(fresh).toHaveLength(10);
  expect(fresh).not.toContain(codes[0]);
  const off = await change("off", admin.password);
  expect(off.headers.get("Location")).toBe("/admin/conta");
  expect((await api()).status).toBe(200);
});

test("a colleague turns it off in Equipe", async () => {
  await turnOn();
  const bia = { email: "bia@mare.example", password: "maré cheia às seis" };
  commandWith({ input: bia.password }, server.storageDir, "staff", "add", bia.email);
  const own = await signInCookie(server, bia);
  expect(await (await get("/admin/equipe", own)).text()).toContain("Desligar duas etapas");
  const off = await post("/admin/equipe", { intent: "twoStepOff", id: "1" }, own);
  expect(off.headers.get("Location")).toBe("/admin/equipe");
  expect((await api()).status).toBe(200);
});
