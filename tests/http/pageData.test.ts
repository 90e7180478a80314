import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const read = async (path: string, headers = {}) =>
  (await fetch(server.url + path, { headers })).text();
const addressIn = (html: string) => /"data":"(\/page-data\/[\w-]{22}\.js)"/.exec(html)?.[1];
const dataScript = "window.__reactRouterContext.stream = ";

test("a cached page's data is a script of its own, which may be kept for ever", async () => {
  const html = await read("/projetos");
  expect(html).not.toContain(dataScript);
  const address = addressIn(html) ?? "";
  const answer = await fetch(server.url + address, { headers: { "Accept-Encoding": "br" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(await answer.text()).toContain(dataScript);
  const etag = answer.headers.get("etag") ?? "";
  const again = await fetch(server.url + address, {
    headers: { "Accept-Encoding": "br", "If-None-Match": etag },
  });
  expect(again.status).toBe(304);
});

test("it stays when the content changes, for whoever has the page open", async () => {
  const before = addressIn(await read("/projetos")) ?? "";
  const staff = await signInToApi(server);
  const created = await staff.call("POST", "/api/admin/project", { name: "Ponte nova" });
  expect(created.status).toBe(201);
  const after = addressIn(await read("/projetos")) ?? "";
  expect(after).not.toBe(before);
  expect(await read(before)).not.toContain("Ponte nova");
  expect(await read(after)).toContain("Ponte nova");
});

test.each([
  ["/contato", {}],
  ["/nada", {}],
  ["/busca?q=rio", {}],
])(
  "%s with %o is somebody's own or one of endlessly many: nothing is kept of it",
  async (path, headers) => {
    const html = await read(path, headers);
    expect(addressIn(html)).toBeUndefined();
    expect(html).toContain(dataScript);
  },
);

test("one that is gone or never was is not found", async () => {
  const answer = await fetch(`${server.url}/page-data/0123456789012345678901.js`);
  expect(answer.status).toBe(404);
});
