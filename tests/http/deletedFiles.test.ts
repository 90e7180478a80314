import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let staff: ApiClient;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

async function add(path: string, record: object): Promise<string> {
  const answer = await staff.call("POST", path, record);
  return String(((await answer.json()) as { id: number }).id);
}

const get = (file = "", headers: Record<string, string> = {}) =>
  fetch(`${server.url}/storage/${file}`, { headers, redirect: "manual" });
const statusOf = async (file = "") => (await get(file)).status;

/** The revision of the last deletion. */
async function lastDeletion(): Promise<number> {
  const answer = await staff.call("GET", "/api/admin/trash");
  const { data } = (await answer.json()) as { data: { revision: number }[] };
  return data[0]?.revision ?? 0;
}

test("a document's file that another replaces is gone at once, and one that it keeps is not", async () => {
  const files = { "a.pdf": samples.paper(), "b.docx": samples.docx };
  const [wrong, right] = await uploadFiles(server, staff.token, files);
  const id = await add("/api/admin/documents", { title: "Ata", file: wrong });
  const save = (title: string, file = "") =>
    staff.call("PUT", `/api/admin/documents/${id}`, { title, file });
  await save("Ata de maio", wrong);
  expect(await statusOf(wrong)).toBe(200);
  await save("Ata de maio", right);
  expect((await get(wrong)).headers.get("Location")).toBe(`/documento/${id}/ata-de-maio`);
  expect(await statusOf(right)).toBe(200);
});

test("a deleted record's files are gone at once, but for those that another shows", async () => {
  const files = {
    "a.pdf": samples.paper(),
    "b.png": await samples.png(),
    "c.png": await samples.png(),
  };
  const [paper, shared, photo] = await uploadFiles(server, staff.token, files);
  const document = await add("/api/admin/documents", { title: "Ata", file: paper });
  await add("/api/admin/project", { name: "Cais", bannerImage: shared });
  const project = await add("/api/admin/project", {
    name: "Ponte",
    bannerImage: shared,
    gallery: [{ file: photo }],
  });
  await staff.call("DELETE", `/api/admin/documents/${document}`);
  await staff.call("DELETE", `/api/admin/project/${project}`);
  expect(await statusOf(paper)).toBe(410);
  expect(await statusOf(photo)).toBe(410);
  expect(await statusOf(shared)).toBe(200);
});

test("nothing that a browser or a proxy remembers gives a withheld file again, and staff still see it", async () => {
  const [paper = ""] = await uploadFiles(server, staff.token, { "a.pdf": samples.paper() });
  const fresh = await get(paper);
  expect(fresh.status).toBe(200);
  const etag = fresh.headers.get("ETag") ?? "";
  await fresh.arrayBuffer();
  const id = await add("/api/admin/documents", { title: "Ata", file: paper });
  await staff.call("DELETE", `/api/admin/documents/${id}`);
  const asked: Record<string, string>[] = [
    {},
    { "If-None-Match": etag },
    { Range: "bytes=0-3" },
    { Cookie: `token=${"A".repeat(43)}` },
    { Authorization: `Bearer ${staff.token}` },
  ];
  for (const headers of asked) {
    const answer = await get(paper, headers);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([410, "no-store"]);
    expect(await answer.text()).not.toContain("%PDF");
  }
  const head = await fetch(`${server.url}/storage/${paper}`, { method: "HEAD" });
  expect(head.status).toBe(410);
  const forStaff = await get(paper, { Cookie: cookie });
  expect([forStaff.status, forStaff.headers.get("Cache-Control")]).toEqual([
    200,
    "private, no-store",
  ]);
});

test("a restore gives the files back at once, to the byte", async () => {
  const [paper = ""] = await uploadFiles(server, staff.token, { "a.pdf": samples.paper() });
  const bytes = await (await get(paper)).arrayBuffer();
  const id = await add("/api/admin/documents", { title: "Ata", file: paper });
  await staff.call("DELETE", `/api/admin/documents/${id}`);
  expect(await statusOf(paper)).toBe(410);
  const restored = await staff.call("POST", `/api/admin/trash/${await lastDeletion()}/restore`);
  expect([restored.status, await restored.json()]).toEqual([200, { id: Number(id) }]);
  const again = await get(paper);
  expect(again.status).toBe(200);
  expect(await again.arrayBuffer()).toEqual(bytes);
  expect(again.headers.get("Cache-Control")).toContain("immutable");
});

test("a draft's file is withheld while the draft is in the trash, and comes back with it", async () => {
  const [paper = ""] = await uploadFiles(server, staff.token, { "a.pdf": samples.paper() });
  const id = await add("/api/admin/documents/draft", { content: { title: "Minuta", file: paper } });
  expect(await statusOf(paper)).toBe(200);
  await staff.call("DELETE", `/api/admin/documents/${id}`);
  expect(await statusOf(paper)).toBe(410);
  const restored = await staff.call("POST", `/api/admin/trash/${await lastDeletion()}/restore`);
  expect(await restored.json()).toEqual({ id: Number(id) });
  expect(await statusOf(paper)).toBe(200);
  const visible = await (await fetch(`${server.url}/api/documents`)).text();
  expect(visible).not.toContain("Minuta");
});

test("what is erased for good is gone from the trash, the history and the disk", async () => {
  const [paper = ""] = await uploadFiles(server, staff.token, { "a.pdf": samples.paper() });
  const id = await add("/api/admin/documents", { title: "Ata secreta", file: paper });
  await staff.call("PUT", `/api/admin/documents/${id}`, { title: "Ata mais secreta", file: paper });
  await staff.call("DELETE", `/api/admin/documents/${id}`);
  const deletion = await lastDeletion();
  expect((await staff.call("DELETE", `/api/admin/trash/${deletion}`)).status).toBe(200);
  expect(await statusOf(paper)).toBe(404);
  expect((await get(paper, { Cookie: cookie })).status).toBe(404);
  expect((await staff.call("DELETE", `/api/admin/trash/${deletion}`)).status).toBe(404);
  expect((await staff.call("POST", `/api/admin/trash/${deletion}/restore`)).status).toBe(404);
  const history = await staff.call("GET", `/api/admin/history?kind=documents&id=${id}`);
  const text = await history.text();
  expect(text).not.toContain("secreta");
  expect(JSON.parse(text).data).toMatchObject([
    { action: "deleted", title: "", fields: ["erased"] },
    { action: "deleted", title: "", fields: [] },
  ]);
  expect((await staff.call("POST", `/api/admin/history/${deletion}/restore`)).status).toBe(404);
});

test("what is erased for good goes although it was just chosen from the library or sent again", async () => {
  const bytes = samples.paper();
  const [paper = ""] = await uploadFiles(server, staff.token, { "a.pdf": bytes });
  expect(await uploadFiles(server, staff.token, { "b.pdf": bytes })).toEqual([paper]);
  const picker = "/admin/acervo/escolher";
  const body = new FormData();
  body.append("arquivo", paper);
  const headers = { Cookie: cookie, "Sec-Fetch-Site": "same-origin" };
  const chosen = await fetch(`${server.url}${picker}.data?aceita=libraryDocument`, {
    ...{ method: "POST", headers, body },
  });
  expect(chosen.status).toBe(200);
  const id = await add("/api/admin/documents", { title: "Com nomes", file: paper });
  await staff.call("DELETE", `/api/admin/documents/${id}`);
  await staff.call("DELETE", `/api/admin/trash/${await lastDeletion()}`);
  expect((await get(paper, { Cookie: cookie })).status).toBe(404);
});

test("a file of a version that a later one replaced is served again once that version is back", async () => {
  const [before, after] = await uploadFiles(server, staff.token, {
    "a.png": await samples.png(),
    "b.png": await samples.png(),
  });
  const id = await add("/api/admin/project", { name: "Cais", bannerImage: before });
  await staff.call("PUT", `/api/admin/project/${id}`, { name: "Cais", bannerImage: after });
  expect([await statusOf(before), await statusOf(after)]).toEqual([410, 200]);
  const history = await staff.call("GET", `/api/admin/history?kind=project&id=${id}`);
  const { data } = (await history.json()) as { data: { revision: number }[] };
  await staff.call("POST", `/api/admin/history/${data[1]?.revision}/restore`, {
    fields: ["bannerImage"],
  });
  expect([await statusOf(before), await statusOf(after)]).toEqual([200, 410]);
});
