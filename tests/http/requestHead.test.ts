import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { sendRaw } from "#tests/support/sendRaw.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const utf8 = (latin1: string) => Buffer.from(latin1, "latin1").toString();

describe("a request that does not say clearly which host it is for is refused", () => {
  test.each([
    ["twice", "Host: x\r\nHost: x"],
    ["twice, in other letters", "Host: x\r\nhOST: y"],
    ["two in one", "Host: x, y"],
    ["with a path", "Host: x/y"],
    ["with a user", "Host: a@x"],
  ])("%s", async (_case, lines) => {
    const answer = await sendRaw(server.url, `GET / HTTP/1.1\r\n${lines}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\nConnection: close\r\n/s);
  });

  test.each(["x", "x:80", "[::1]:3000", "a-b.example.", ""])("but not for %j", async (host) => {
    const head = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(server.url, head)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("also where the page is in memory", async () => {
    const ask = (lines: string) =>
      sendRaw(server.url, `GET /sobre HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
    for (const _ of [1, 2]) expect(await ask("Host: x")).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask("Host: x\r\nHost: y")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test.each([
  "/%0d%0aX",
  "/%0Aa",
  "/a%E2%80%A8",
  "/a/b%e2%80%a9c",
  "/projeto/a%0Db",
  "/%0d%0a?q=%0d%0a",
])("%s, in which there is a line break, is the site's own missing page", async (path) => {
  for (const lang of ["pt", "en"]) {
    const answer = await fetch(server.url + path, { headers: { Cookie: `lang=${lang}` } });
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain("<header");
    expect(html).toContain("<footer");
    expect(html).toContain(lang === "pt" ? "Página não encontrada" : "Page not found");
  }
});

describe("headers that are too large", () => {
  test.each([
    ["of cookies", `GET / HTTP/1.1\r\nHost: x\r\nCookie: junk=${"a".repeat(17_000)}\r\n\r\n`],
    ["of an address", `GET /busca?q=${"a".repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ["without an end", `GET / HTTP/1.1\r\nHost: x\r\n${"A: b\r\n".repeat(60_000)}`],
  ])("%s are told in both languages, with the headers of every answer", async (_case, bytes) => {
    const answer = utf8(await sendRaw(server.url, bytes));
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toContain("Apague os cookies deste site");
    expect(answer).toContain("Delete this site’s cookies");
    const [, length] = /\r\nContent-Length: (\d+)\r\n/.exec(answer) ?? [];
    const body = answer.slice(answer.indexOf("\r\n\r\n") + 4);
    expect(Buffer.byteLength(body)).toBe(Number(length));
    for (const name of ["Content-Security-Policy", "X-Content-Type-Options", "Connection"])
      expect(answer).toContain(`\r\n${name}: `);
  });

  test("other unreadable requests are told too", async () => {
    const answer = utf8(await sendRaw(server.url, "nonsense\r\n\r\n"));
    expect(answer).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n.*Requisição inválida\nInvalid request\n$/s,
    );
  });
});

test("ids of requests tell nobody how many there were", async () => {
  const idOf = async () => (await fetch(server.url)).headers.get("X-Request-Id") ?? "";
  const [first, second] = [await idOf(), await idOf()];
  const alike = [...first].filter((letter, index) => letter === second[index] && letter !== "-");
  expect(first).toHaveLength(36);
  expect(alike.length).toBeLessThan(18);
});

describe("who waits with the body until it is asked for", () => {
  /** Sends a head with `Expect`, then the body once it is asked for; returns what was answered. */
  async function post(path: string, headers: string[], body: string) {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.setEncoding("utf8");
    const head = ["Host: x", "Expect: 100-continue", `Content-Length: ${body.length}`, ...headers];
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
    const closed = once(socket, "close");
    let answer = "";
    socket.on("data", (text: string) => {
      if (answer === "" && text.startsWith("HTTP/1.1 100 ")) socket.write(body);
      answer += text;
    });
    const startedAt = performance.now();
    await closed;
    return { answer, ms: performance.now() - startedAt };
  }
  const multipart = "Content-Type: multipart/form-data; boundary=x";
  const ownForm = "Sec-Fetch-Site: same-origin";
  const large = "x".repeat(3_000_000);

  test.each([
    ["an upload without a token", 401, "/api/upload", [multipart], large],
    [
      "an upload with a wrong one",
      401,
      "/api/upload",
      [multipart, "Authorization: Bearer x"],
      large,
    ],
    ["a form of nobody", 303, "/admin/banner", [multipart, ownForm], large],
    ["a form of another site", 403, "/contato", [multipart, "Origin: http://y"], large],
    ["too much JSON", 413, "/api/contact", ["Content-Type: application/json"], large],
  ])("is refused for %s before, and let go at once", async (_case, status, path, headers, body) => {
    const { answer, ms } = await post(path, headers, body);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(ms).toBeLessThan(5_000);
  });

  test("is asked for it where it is taken", async () => {
    const close = "Connection: close";
    const json = ["Content-Type: application/json", close];
    const { answer } = await post("/api/auth/login", json, JSON.stringify(admin));
    expect(answer).toMatch(/^HTTP\/1\.1 100 .*HTTP\/1\.1 200 .*"token"/s);
    const bearer = `Authorization: Bearer ${await signInToken(server)}`;
    const part = 'Content-Disposition: form-data; name="files[]"; filename="a.xml"';
    const body = `--x\r\n${part}\r\n\r\n<?xml version="1.0"?><a/>\r\n--x--\r\n`;
    const uploaded = await post("/api/upload", [multipart, bearer, close], body);
    expect(uploaded.answer).toMatch(/^HTTP\/1\.1 100 .*HTTP\/1\.1 200 .*"files"/s);
  });
});
