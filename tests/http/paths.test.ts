import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRaw } from "#tests/support/sendRaw.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { watchState } from "#tests/support/state.ts";

let server: TestServer;
let state: ReturnType<typeof watchState>;
let secret = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  state = watchState(server.storageDir);
  secret = readFileSync(path.join(server.storageDir, "session-secret"), "utf8");
});
afterAll(async () => {
  await state.close();
  await server.stop();
});

const files = ["site.sqlite", "session-secret", "lock", "backups", "package.json", "etc/passwd"];
const ways = [
  "/storage/../",
  "/storage/%2e%2e/",
  "/storage/..%2f",
  "/storage/%2e%2e%2f",
  "/storage/..%5c",
  "/storage/..\\",
  "/storage/....//",
  "/storage/images/../../",
  "/storage/images/..%2f..%2f",
  "/storage/%252e%252e%252f",
  "/storage/%c0%ae%c0%ae/",
  "/storage//",
  "/storage/./../",
  "/storage/;/../",
  "/STORAGE/../",
  "//storage/../",
  "/assets/../../",
  "/assets/..%2f..%2f..%2f",
  "/assets/%2e%2e/%2e%2e/%2e%2e/",
  "/../",
  "/..%2f..%2f..%2f..%2f",
  "/%2e%2e/%2e%2e/%2e%2e/",
  "http://x/storage/../",
  "/file:///",
];
const odd = [
  "/storage/%00",
  "/storage/a%00.webp",
  "/%",
  "/%ff",
  "/storage/%",
  "*",
  "/storage/images",
];

/** Sent verbatim: fetch would normalize the path. */
test("no spelling of a path leads out of the public folders", async () => {
  const before = await state.all();
  const targets = [...ways.flatMap((way) => files.map((file) => way + file)), ...odd];
  for (const target of targets) {
    const answer = await get(target);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    expect(status, target).toBeGreaterThanOrEqual(300);
    expect(status, target).toBeLessThan(500);
    expect(answer, target).not.toContain("SQLite format");
    expect(answer, target).not.toContain(secret);
    expect(answer, target).not.toContain("root:");
    expect(answer, target).not.toContain("devDependencies");
  }
  expect(await state.all()).toBe(before);
});

test.each(["/100%", "/projeto/x/%", "/%ff", "/storage/%ff", "/api/projects/%"])(
  "%s, which no one can decode, is not there",
  async (target) => {
    const answer = await get(target);
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    if (target.startsWith("/api/")) expect(answer).toContain("application/json");
    else if (!target.startsWith("/storage/")) expect(answer).toContain("<h1");
  },
);

test("no spelling of a path gets past the guard", async () => {
  const spellings = [
    "/ADMIN/projetos",
    "/admin/../admin/projetos",
    "/admin%2fprojetos",
    "/%61dmin/projetos",
    "//admin/projetos",
    "/./admin/projetos",
    "/admin//projetos",
    "/admin/projetos/",
    "/admin\\projetos",
    "/admin/projetos.data",
    "/admin/projetos/_.data",
    "/ADMIN/PROJETOS.DATA?_routes=features%2Fprojects%2Fadmin%2Flist%2FprojectList",
    "/API/admin/project",
    "/api//admin/project",
    "/api/%61dmin/project",
    "/api/admin/project.data",
    "/contato/../admin/projetos",
    "http://x/admin/projetos",
  ];
  for (const target of spellings) {
    const answer = await get(target);
    expect(answer, target).not.toMatch(/^HTTP\/1\.1 200/);
    expect(answer, target).not.toContain('"data":[');
  }
});

test.each(["GET", "POST", "PUT", "OPTIONS", "PROPFIND"])(
  "an address cannot write into the log by %s",
  async (method) => {
    const line = encodeURIComponent('\n{"level":"error","msg":"forged"}\n');
    for (const target of [`/${line}%25`, `/${line}%25ff`, `/admin/${line}%25ff`]) {
      const answer = await get(target, method);
      expect(answer).toMatch(/^HTTP\/1\.1 (303|404)/);
    }
    const isForged = () => server.log().some(({ msg }) => msg === "forged");
    // The log is written a moment after the answers.
    const written = () =>
      server.log().filter((event) => event.method === method && /forged/.test(`${event.path}`));
    await expect.poll(written).toHaveLength(3);
    expect(isForged()).toBe(false);
    expect(server.output().trim()).toMatch(/^\S+$/);
  },
);

test("what follows an encoded question mark is part of an address", async () => {
  expect(await get("/contato%3Fa", "PUT")).toMatch(/^HTTP\/1\.1 404/);
});

function get(target: string, method = "GET"): Promise<string> {
  const head = "Host: x\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\n\r\n";
  return sendRaw(server.url, `${method} ${target} HTTP/1.1\r\n${head}`);
}
