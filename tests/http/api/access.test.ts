import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiClient, signInToken } from "#tests/support/apiClient.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { watchState } from "#tests/support/state.ts";

let server: TestServer;
let state: ReturnType<typeof watchState>;
let valid = "";
let revoked = "";
let cookie = "";

beforeAll(async () => {
  server = await startServer({ demo: false });
  state = watchState(server.storageDir);
  valid = await signInToken(server);
  revoked = await signInToken(server);
  await apiClient(server, revoked).POST("/api/auth/logout");
  const staff = apiClient(server, valid);
  await staff.POST("/api/admin/project", { body: { name: "Um" } });
  await staff.POST("/api/admin/documents", { body: { title: "Um" } });
  await staff.POST("/api/admin/partners", { body: { type: 1 } });
  for (const path of ["/api/admin/trash/{id}", "/api/admin/trash/{id}/restore"]) {
    const made = await staff.POST("/api/admin/documents", { body: { title: "Dois" } });
    await staff.DELETE("/api/admin/documents/{id}", {
      params: { path: { id: made.data?.id ?? 0 } },
    });
    const { data } = await staff.GET("/api/admin/trash");
    ids[path] = data?.data[0]?.revision ?? 0;
  }
  for (const path of drafts) {
    await call("PUT", path, { Authorization: `Bearer ${valid}` });
  }
  const planned = await staff.POST("/api/admin/project/draft", { body: { content: {} } });
  await staff.POST("/api/admin/project/{id}/publish", {
    params: { path: { id: planned.data?.id ?? 0 } },
    body: { at: "2090-01-01T12:00:00Z" },
  });
  const partner = await staff.POST("/api/admin/partners/draft", { body: { content: {} } });
  ids["/api/admin/partners/{id}/publish"] = partner.data?.id ?? 0;
  const { data: schedule } = await staff.GET("/api/admin/schedule");
  ids["/api/admin/schedule/{id}"] = schedule?.data[0]?.scheduled ?? 0;
  cookie = `token=${valid}; __Host-token=${valid}`;
});
afterAll(async () => {
  await state.close();
  await server.stop();
});

/** The drafts that are there. */
const drafts = [
  "/api/admin/project/{id}/draft",
  "/api/admin/documents/{id}/draft",
  "/api/admin/partners/{id}/draft",
  "/api/admin/banner/draft",
  "/api/admin/home/draft",
];

/** A valid body, which would be accepted from staff. */
const bodies: Record<string, unknown> = {
  ...Object.fromEntries(drafts.map((path) => [`PUT ${path}`, { content: {} }])),
  "POST /api/admin/project/draft": { content: {} },
  "POST /api/admin/documents/draft": { content: {} },
  "POST /api/admin/partners/draft": { content: {} },
  // Based on what the two changes before have made.
  "PUT /api/admin/project/{id}/draft": { content: {}, baseVersion: 3 },
  "PUT /api/admin/documents/{id}/draft": { content: {}, baseVersion: 2 },
  "PUT /api/admin/banner/draft": { content: { active: true }, baseVersion: 2 },
  "POST /api/admin/banner/publish": { at: "2090-01-01T12:00:00Z" },
  "PATCH /api/admin/project/highlight/{id}": { highlight: true },
  "PUT /api/admin/project/order": { data: [] },
  "PUT /api/admin/documents/order": { data: [] },
  "PUT /api/admin/partners/order": { data: [] },
};

/** The id in a path, where it is not 1: of a deletion, of something scheduled, of what is only a draft. */
const ids: Record<string, number> = {};

function call(method: string, path: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify(bodies[`${method} ${path}`] ?? {});
  return fetch(server.url + path.replace("{id}", String(ids[path] ?? 1)), {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(!["GET", "HEAD"].includes(method) && { body }),
  });
}

const operations = operationsOf();
const forStaff = operations.filter(({ isForStaff }) => isForStaff);

describe.each(forStaff)("$method $path", ({ method, path }) => {
  test.each([
    ["a guest", () => ({})],
    ["a revoked token", () => ({ Authorization: `Bearer ${revoked}` })],
    ["a forged token", () => ({ Authorization: `Bearer ${"A".repeat(43)}` })],
    ["an empty token", () => ({ Authorization: "Bearer " })],
    ["the token by another scheme", () => ({ Authorization: `Basic ${valid}` })],
    ["the token as a cookie", () => ({ Cookie: cookie })],
  ])("is refused to %s and changes no row and no file", async (_, headers) => {
    const before = await state.all();
    const answer = await call(method, path, headers());
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    const told = JSON.stringify({ message: "Faça login para continuar" });
    expect(await answer.text()).toBe(method === "HEAD" ? "" : told);
    expect(await state.all()).toBe(before);
  });
});

test.each([
  "/api/Admin/project",
  "/API/admin/project",
  "/api//admin/project",
  "/api/%61dmin/project",
  "/api/admin/project/",
  "/api/admin/project.data",
  "/api/admin/project/1.data?_routes=features/projects/api/adminProject",
  "/api/admin/nothing",
  "/api/upload/",
  "/api/UPLOAD",
  "/api/upload/resumable/",
  "/api//upload/Resumable/1-0123456789abcdef0123456789abcdef",
])("another spelling of a guarded path, %s, is refused to a guest", async (path) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const before = await state.all();
    const answer = await call(method, path);
    expect([401, 404]).toContain(answer.status);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(await state.all()).toBe(before);
  }
});

test("staff get past every guard", async () => {
  const reads = forStaff.filter(({ method }) => method === "GET");
  const changes = forStaff.filter(({ method, path }) => method !== "GET" && !/logout/.test(path));
  // A draft before its record.
  const removals = changes.filter(({ method }) => method === "DELETE").toReversed();
  const others = changes.filter(({ method }) => method !== "DELETE");
  for (const { method, path } of [...reads, ...others, ...removals]) {
    const answer = await call(method, path, { Authorization: `Bearer ${valid}` });
    // An upload needs another body, or the headers of its protocol; such refusals prove that it has passed the guard.
    const expected =
      path === "/api/upload" ? [415] : /resumable/.test(path) ? [404, 412] : [200, 201];
    expect(expected, `${method} ${path}`).toContain(answer.status);
  }
});

test("what visitors may read asks for nobody's token", async () => {
  for (const { method, path } of operations.filter((one) => !one.isForStaff)) {
    if (method !== "GET" || path.includes("{id}")) continue;
    expect((await call(method, path)).status, path).toBe(200);
    const withToken = await call(method, path, { Authorization: "Bearer nobody" });
    expect(withToken.status, path).toBe(200);
  }
});
