import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { shiftedClock } from "#tests/support/shiftedClock.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let staff: ApiClient;
let cookie = "";
const storageDir = newStorage(false);
const clock = shiftedClock();
const hour = 3_600_000;
async function start() {
  server = await startServer({ demo: false, storageDir, env: clock.env });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
}
beforeAll(() => start());
afterAll(async () => {
  await server.stop();
  clock.remove();
});

async function call(method: string, path: string, body?: unknown) {
  const answer = await staff.call(method, `/api/admin${path}`, body);
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
}

async function insertDraft(name: string): Promise<number> {
  return (await call("POST", "/project/draft", { content: { name } })).body.id as number;
}

const insert = async (name: string) => (await call("POST", "/project", { name })).body.id as number;

const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
const statusOf = async (id: number) => (await fetch(`${server.url}/projeto/x/${id}`)).status;
const read = async (path: string) =>
  (await fetch(server.url + path, { headers: { Cookie: cookie } })).text();

function post(path: string, fields: Record<string, string>) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
  });
}

/** When a page answers so first, as the clock has it. */
async function momentOf(id: number, status: number) {
  for (const end = Date.now() + 20_000; Date.now() < end; await setTimeout(50)) {
    if ((await statusOf(id)) === status) return Date.now();
  }
  throw new Error(`Never ${status}`);
}

/** Longer than between two looks at the schedule. */
const looksPass = () => setTimeout(2_500);

/** Sets the server's clock three seconds before a moment, and tells by how much it is ahead then. */
function setBefore(at: string): number {
  const shift = Date.parse(at) - Date.now() - 3_000;
  clock.set(shift);
  return shift;
}

describe("a project scheduled for a moment ahead", () => {
  test("is public at that moment and not before, and off the site at the other one", async () => {
    const id = await insertDraft("Rio");
    const [on, off] = [ahead(3_000), ahead(hour)];
    expect((await call("POST", `/project/${id}/publish`, { at: on })).body).toEqual({
      ...{ id, published: false, at: on },
    });
    expect((await call("POST", `/project/${id}/unpublish`, { at: off })).body).toMatchObject({
      ...{ id, at: off },
    });
    const published = await momentOf(id, 200);
    expect(published).toBeGreaterThanOrEqual(Date.parse(on));
    // A second between two looks, and what a busy machine takes.
    expect(published).toBeLessThan(Date.parse(on) + 3_000);
    await looksPass();
    expect(await statusOf(id)).toBe(200);
    const shift = setBefore(off);
    const hidden = await momentOf(id, 410);
    expect(hidden + shift).toBeGreaterThanOrEqual(Date.parse(off));
    clock.set(0);
    const { data } = (await call("GET", `/history?kind=project&id=${id}`)).body;
    expect(data).toMatchObject([{ action: "unpublished" }, { action: "created" }]);
    expect((await call("GET", "/schedule")).body).toEqual({ data: [] });
  });

  test("is public at the next start where the process was stopped over it, once", async () => {
    const id = await insertDraft("Mar");
    const at = ahead(1_000);
    await call("POST", `/project/${id}/publish`, { at });
    await server.stop({ keepStorage: true });
    await setTimeout(Math.max(0, Date.parse(at) - Date.now()));
    await start();
    expect(await statusOf(id)).toBe(200);
    await call("POST", `/project/${id}/unpublish`);
    await server.stop({ keepStorage: true });
    await start();
    expect(await statusOf(id)).toBe(410);
  });
});

describe("with the clock set back", () => {
  test("over its minute, a project is published once: taken off by hand, it stays so", async () => {
    const id = await insertDraft("Rio");
    await call("POST", `/project/${id}/publish`, { at: ahead(hour) });
    clock.set(hour + 1_000);
    await momentOf(id, 200);
    await call("POST", `/project/${id}/unpublish`);
    for (const shift of [0, -hour, hour + 2_000]) {
      clock.set(shift);
      await looksPass();
      expect(await statusOf(id)).toBe(410);
    }
    const { data } = (await call("GET", `/history?kind=project&id=${id}`)).body;
    expect(data).toMatchObject([{ action: "unpublished" }, { action: "created" }]);
    clock.set(0);
  });

  test("before its minute, a project waits for it", async () => {
    const id = await insertDraft("Mar");
    await call("POST", `/project/${id}/publish`, { at: ahead(hour) });
    clock.set(-hour);
    await looksPass();
    expect(await statusOf(id)).toBe(404);
    clock.set(hour + 1_000);
    await momentOf(id, 200);
    clock.set(0);
  });
});

test("the banner's draft is published and taken off over JSON, at once and at a moment", async () => {
  expect((await call("POST", "/banner/publish")).status).toBe(404);
  const draft = { content: { active: true, title: "Feira" } };
  await call("PUT", "/banner/draft", draft);
  for (const at of ["2020-01-01T12:00:00Z", "amanhã", 7]) {
    expect((await call("POST", "/banner/publish", { at })).status).toBe(400);
    expect((await call("POST", "/banner/unpublish", { at })).status).toBe(400);
  }
  const [on, off] = [ahead(2_000), ahead(hour)];
  expect((await call("POST", "/banner/publish", { at: on })).body).toEqual({
    ...{ published: false, at: on },
  });
  expect((await call("POST", "/banner/unpublish", { at: off })).body).toEqual({
    ...{ published: false, at: off },
  });
  const isShown = async () => (await read("/api/banner")).includes("Feira");
  expect(await isShown()).toBe(false);
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(on));
  const shift = setBefore(off);
  await expect.poll(isShown, { timeout: 20_000 }).toBe(false);
  expect(Date.now() + shift).toBeGreaterThanOrEqual(Date.parse(off));
  clock.set(0);
  expect((await call("GET", "/schedule")).body).toEqual({ data: [] });

  await call("PUT", "/banner/draft", draft);
  expect((await call("POST", "/banner/publish")).body).toEqual({ published: true, at: null });
  expect(await isShown()).toBe(true);
  expect((await call("POST", "/banner/unpublish")).body).toEqual({ published: false, at: null });
  expect(await isShown()).toBe(false);
  expect((await call("POST", "/banner/unpublish")).status).toBe(200);
});

test("a document goes on the site and off it at its moments; its screens and the agenda say so", async () => {
  const form = { title: "Edital", idempotencyKey: "edital", acao: "agendar" };
  const refused = await post("/admin/documentos/novo", {
    ...{ ...form, publicarEm: "2020-01-01T09:00" },
  });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Este momento já passou");
  const kept = await post("/admin/documentos/novo", { ...form, publicarEm: "2090-01-01T09:00" });
  const own = kept.headers.get("Location") ?? "";
  const id = Number(own.split("/").at(-1));
  const html = await read(own);
  const [, version = ""] = /name="version" value="([^"]*)"/.exec(html) ?? [];
  const [, draft = ""] = /name="draft" value="([^"]*)"/.exec(html) ?? [];
  const off = { version, draft, title: "Edital", acao: "agendar-fim", tirarEm: "2091-01-01T09:00" };
  expect((await post(own, off)).status).toBe(303);
  for (const path of [own, "/admin/documentos", "/admin/dashboard"]) {
    const text = await read(path);
    expect(text, path).toContain("Agendado para 01/01/2090, 09:00");
    expect(text, path).toContain("Sai do ar em 01/01/2091, 09:00");
  }
  expect(await read("/api/documents")).not.toContain("Edital");

  const [opens, closes] = [ahead(2_000), ahead(hour)];
  await call("POST", `/documents/${id}/publish`, { at: opens });
  await call("POST", `/documents/${id}/unpublish`, { at: closes });
  const isPublic = async () => (await read("/documentos")).includes("Edital");
  await expect.poll(isPublic, { timeout: 20_000 }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(opens));
  const shift = setBefore(closes);
  await expect.poll(isPublic, { timeout: 20_000 }).toBe(false);
  expect(Date.now() + shift).toBeGreaterThanOrEqual(Date.parse(closes));
  clock.set(0);
  const { data } = (await call("GET", `/history?kind=documents&id=${id}`)).body;
  expect(data).toMatchObject([{ action: "unpublished" }, { action: "created" }]);
  expect((await call("GET", "/schedule")).body).toEqual({ data: [] });
});

test("the form schedules what it holds; screens say so, and the dashboard cancels it", async () => {
  const id = await insert("Ilha");
  const editor = `/admin/editar-projeto/${id}`;
  const sent = { version: "1", draft: "none", name: "Ilha nova", acao: "agendar" };
  for (const [publicarEm, message] of [
    ["2020-01-01T09:00", "Este momento já passou"],
    ["", "Use data e hora"],
    ["amanhã", "Use data e hora"],
  ] as const) {
    const refused = await post(editor, { ...sent, publicarEm });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain(message);
    expect(html).toContain("Ilha nova");
  }
  expect((await call("GET", `/project/${id}/draft`)).status).toBe(404);

  expect((await post(editor, { ...sent, publicarEm: "2090-01-01T09:00" })).status).toBe(303);
  expect((await call("GET", `/project/${id}/draft`)).body).toMatchObject({
    content: { name: "Ilha nova" },
  });
  const line = "Agendado para 01/01/2090, 09:00";
  const { data } = (await call("GET", "/schedule")).body as { data: { scheduled: number }[] };
  expect(data).toMatchObject([
    { kind: "project", id, action: "publish", at: "2090-01-01T12:00:00.000Z", failure: null },
  ]);
  for (const path of [editor, "/admin/projetos?estado=agendados", "/admin/dashboard"]) {
    expect(await read(path), path).toContain(line);
  }
  expect(await read(`${editor}/agendamento/${data[0]?.scheduled}`)).toContain(
    "Cancelar o agendamento?",
  );
  expect(await read("/admin/projetos?estado=fora")).not.toContain(line);

  const cancelled = await post("/admin/dashboard", { cancelar: String(data[0]?.scheduled) });
  expect(cancelled.status).toBe(303);
  expect((await call("GET", "/schedule")).body).toEqual({ data: [] });
  expect(await read(editor)).not.toContain(line);
  expect((await call("DELETE", `/schedule/${data[0]?.scheduled}`)).status).toBe(404);
});

test("“Tirar do ar” takes a moment too, and refuses one that has passed", async () => {
  const id = await insert("Ponte");
  const path = `/admin/editar-projeto/${id}/tirar-do-ar`;
  const refused = await post(path, { em: "2020-01-01T09:00" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("Este momento já passou");
  expect(html).toContain("2020-01-01T09:00");
  expect(await statusOf(id)).toBe(200);
  expect((await post(path, { em: "2090-01-01T09:00" })).status).toBe(303);
  expect(await read(`/admin/editar-projeto/${id}`)).toContain("Sai do ar em 01/01/2090, 09:00");
  const { data } = (await call("GET", "/schedule")).body as { data: { scheduled: number }[] };
  expect((await call("DELETE", `/schedule/${data[0]?.scheduled}`)).status).toBe(200);
  expect((await post(path, { em: "" })).status).toBe(303);
  expect(await statusOf(id)).toBe(410);
});
