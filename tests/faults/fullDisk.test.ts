import { rmSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, describe, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { mib, multipartFile, postChunks } from "#tests/support/bigUpload.ts";
import { postMessage, query } from "#tests/support/contact.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { checkDatabase } from "#tests/support/ledger.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { fill, mountSmallDisk, unmount } from "#tests/support/smallDisk.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";
import { filesOf } from "#tests/support/storageFiles.ts";

/* On SQLite alone: the database is on the full disk (a server's: fullDatabase.test.ts). */

const smallDisk = mountSmallDisk("24m");

describe.runIf(smallDisk)("a full disk", () => {
  let server: TestServer;
  afterAll(async () => {
    await server?.stop({ expectErrors: true, keepStorage: true });
    unmount(smallDisk);
  });

  test("answers 507 and says so; reading goes on; room makes it work again without a restart", async () => {
    server = await startServer({ demo: false, storageDir: smallDisk });
    const token = await signInToken(server);
    const { status, answer } = await postChunks(
      server,
      token,
      multipartFile("a.mp4", samples.mp4, 40 * mib),
    );
    expect(status).toBe(507);
    expect(answer.message).toMatch(/espaço/);
    expect(filesOf(server)).toEqual([]);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    expect(
      (await postChunks(server, token, multipartFile("a.mp4", samples.mp4, 2 * mib))).status,
    ).toBe(200);
    const staff = await signInToApi(server);
    const cookie = await signInCookie(server);
    await postMessage(server.url);
    for (const title of ["Plano", "Lei"]) {
      await staff.call("POST", "/api/admin/documents", { title });
    }
    await staff.call("POST", "/api/admin/project", { name: "Cais" });
    ageSessions();
    fill(filler());
    const answers = await untilFull(() => staff.call("POST", "/api/admin/project", large));
    expect(answers.at(-1)).toBe(507);
    // What a refused save has left free in the log may hold messages.
    const message = { message: "x".repeat(3000) };
    expect((await untilFull(() => postMessage(server.url, message))).at(-1)).toBe(507);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/projects`)).status).toBe(200);
    expect((await staff.call("GET", "/api/admin/project")).status).toBe(200);
    expect((await fetch(await lostCard(server))).status).toBe(200);
    expect((await signIn(server)).status).toBe(507);
    await expect.poll(() => healthOf(server)).toBe(503);
    await pressEveryButton(server, cookie);
    rmSync(filler());
    await expect.poll(() => healthOf(server)).toBe(200);
    expect((await postMessage(server.url)).status).toBe(201);
    expect((await staff.call("POST", "/api/admin/project", large)).status).toBe(201);
    const told = () => server.log().map(({ msg, path }) => msg === "disk full" && path);
    const refused = ["/api/upload", "/api/contact", "/admin/mensagens/1"];
    await expect.poll(told).toEqual(expect.arrayContaining(refused));
    checkDatabase(smallDisk);
    const stored = query(smallDisk, "select id from project where name = ?", large.name).length;
    expect(stored).toBe(answers.filter((status) => status === 201).length + 1);
  });
});

/** Every action of staff's buttons is answered with 507 and the reason; reading works. */
async function pressEveryButton(server: TestServer, cookie: string) {
  const headers = { Cookie: cookie, "Sec-Fetch-Site": "same-origin" };
  const press = (path: string, fields: Record<string, string>, Cookie = cookie) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { ...headers, Cookie },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  await read("/admin/mensagens/1");
  const texts = await read("/admin/traducoes");
  const [, key = "", seen = ""] =
    /name="key" value="([^"]+)".*?name="seen" value="([^"]+)"/s.exec(texts) ?? [];
  // First use up the slack left behind by a large save.
  await untilFull(() => press("/admin/mensagens/1", { command: "unread" }));
  const answers: [string, Response][] = [["/admin", await press("/admin", admin, "")]];
  for (const [path, fields] of [...buttons, ["/admin/traducoes", { key, seen }] as const]) {
    answers.push([path, await press(path, fields)]);
  }
  for (const [path, answer] of answers) {
    expect([path, answer.status]).toEqual([path, 507]);
    expect(await answer.text()).toContain("O servidor está sem espaço em disco.");
  }
  const out = await press("/admin/sair", {});
  expect([out.status, out.headers.get("Location")]).toEqual([303, "/admin"]);
  expect(out.headers.getSetCookie().join()).toMatch(/token=;/);
}

const buttons: [path: string, fields: Record<string, string>][] = [
  ["/admin/projetos/1/destaque", { highlight: "true" }],
  ["/admin/projetos/1/posicao", { place: "1" }],
  ["/admin/projetos/1/excluir", {}],
  ["/admin/documentos", { move: "2:before:1" }],
  ["/admin/documentos/1/excluir", {}],
  ["/admin/mensagens/1", { command: "answered" }],
  ["/admin/mensagens/1/excluir", {}],
];

const large = { name: "Grande", description: { description: "x".repeat(19_000) } };
const filler = () => path.join(smallDisk, "filler");

/** Backdates the sessions' last use by an hour, so that the next use has to extend them. */
function ageSessions() {
  const sqlite = new SqliteDatabase(path.join(smallDisk, "site.sqlite"));
  const hourLess = new Date(Date.now() + 11 * 3_600_000).toISOString();
  sqlite.prepare("update session set expiresAt = ?").run(hourLess);
  sqlite.close();
}

/** The address of a share card that has been removed; then the disk is filled again. */
async function lostCard({ url }: TestServer) {
  const page = await (await fetch(`${url}/sobre`)).text();
  rmSync(path.join(smallDisk, "cards"), { recursive: true, force: true });
  fill(filler());
  return /"og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
}

async function healthOf({ url }: TestServer) {
  return (await fetch(`${url}/healthz`)).status;
}

function signIn({ url }: TestServer) {
  return fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  });
}

/** Repeats a save until it fails, as the first ones may fit into the slack of the log and the file. */
async function untilFull(save: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < 500 && statuses.at(-1) !== 507) statuses.push((await save()).status);
  return statuses;
}
