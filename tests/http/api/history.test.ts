import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiClient, apiClient, signInToken } from "#tests/support/apiClient.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let staff: ApiClient;
let guest: ApiClient;

beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = apiClient(server, await signInToken(server));
  guest = apiClient(server);
});
afterAll(() => server.stop());

async function create(name: string) {
  const { data } = await staff.POST("/api/admin/project", { body: { name } });
  return data?.id ?? 0;
}

async function historyOf(id: number) {
  const query = { kind: "project", id: String(id) };
  const { data } = await staff.GET("/api/admin/history", { params: { query } });
  return data?.data ?? [];
}

const byPath = (id: number) => ({ params: { path: { id } } });

test("a record's history names every change, by whom, newest first", async () => {
  const id = await create("Um");
  await staff.PUT("/api/admin/project/{id}", { ...byPath(id), body: { name: "Dois" } });
  await staff.PATCH("/api/admin/project/highlight/{id}", {
    ...byPath(id),
    body: { highlight: true },
  });
  await staff.DELETE("/api/admin/project/{id}", byPath(id));
  const entries = await historyOf(id);
  const by = { id: 1, name: "API" };
  expect(entries).toMatchObject([
    { kind: "project", id, title: "Dois", action: "deleted", by, fields: [] },
    { kind: "project", id, title: "Dois", action: "highlighted", by, fields: ["highlight"] },
    { kind: "project", id, title: "Dois", action: "published", by, fields: ["name"] },
    { kind: "project", id, title: "Um", action: "created", by, fields: [] },
  ]);
});

test("a change on a screen names the person", async () => {
  const cookie = await signInCookie(server);
  const answer = await fetch(`${server.url}/admin/banner`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ link: "/sobre", version: "1" }),
  });
  expect(answer.status).toBe(303);
  const { data } = await staff.GET("/api/admin/history", { params: { query: { limit: "1" } } });
  expect(data?.data).toMatchObject([
    { kind: "banner", id: null, action: "published", by: { id: 1, name: "Equipe" } },
  ]);
});

test("any entry can be read whole and restored, also after a deletion, whole or by field", async () => {
  const id = await create("Um");
  await staff.PUT("/api/admin/project/{id}", {
    ...byPath(id),
    body: { name: "Dois", subtitle: "Linha" },
  });
  const [, created] = await historyOf(id);
  const revision = created?.revision ?? 0;
  const whole = await staff.GET("/api/admin/history/{id}", byPath(revision));
  expect(whole.data?.content).toMatchObject({ id, name: "Um", subtitle: "" });

  const restore = (fields?: string[]) =>
    staff.POST("/api/admin/history/{id}/restore", {
      ...byPath(revision),
      body: fields ? { fields } : {},
    });
  expect((await restore(["name"])).data).toEqual({ id });
  const read = () => guest.GET("/api/projects/{id}", byPath(id));
  expect((await read()).data).toMatchObject({ name: "Um", subtitle: "Linha" });

  await staff.DELETE("/api/admin/project/{id}", byPath(id));
  expect((await read()).response.status).toBe(404);
  expect((await restore()).data).toEqual({ id });
  expect((await read()).data).toMatchObject({ name: "Um", subtitle: "" });
  expect((await restore(["nothing"])).response.status).toBe(400);
});

test("a restore needs no body", async () => {
  const id = await create("Um");
  const [created] = await historyOf(id);
  const answer = await fetch(`${server.url}/api/admin/history/${created?.revision}/restore`, {
    method: "POST",
    headers: { Authorization: `Bearer ${await signInToken(server)}` },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { id }]);
});

test("the history is read page by page", async () => {
  for (const name of ["a", "b", "c"]) await create(name);
  const page = async (query: Record<string, string>) =>
    (await staff.GET("/api/admin/history", { params: { query } })).data?.data ?? [];
  const first = await page({ limit: "2" });
  expect(first.map(({ title }) => title)).toEqual(["c", "b"]);
  const next = await page({ limit: "1", before: String(first.at(-1)?.revision) });
  expect(next.map(({ title }) => title)).toEqual(["a"]);
});

test.each([{ kind: "nothing" }, { id: "x" }, { before: "0" }, { limit: "-1" }])(
  "a wrong filter is refused: %o",
  async (query) => {
    const { response } = await staff.GET("/api/admin/history", { params: { query } });
    expect(response.status).toBe(400);
  },
);

test("what is not in the history is a 404", async () => {
  const { response } = await staff.GET("/api/admin/history/{id}", byPath(999_999));
  expect(response.status).toBe(404);
  const restored = await staff.POST("/api/admin/history/{id}/restore", {
    ...byPath(999_999),
    body: {},
  });
  expect(restored.response.status).toBe(404);
});
