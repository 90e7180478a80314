import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/** Answers sent before a body has been fully read: the client must be able to see them. */
let server: TestServer;
let token = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  token = await signInToken(server);
});
afterAll(() => server.stop());

const mib = 1024 * 1024;
const chunk = Buffer.alloc(mib, "x");
/** A form text of a megabyte; several of them exceed a form's limit. */
const partHead = '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n';
const part = Buffer.concat([
  Buffer.from(partHead),
  Buffer.alloc(mib - partHead.length - 2, "x"),
  Buffer.from("\r\n"),
]);
const json = { "Content-Type": "application/json" };
const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
const ownForm = { "Sec-Fetch-Site": "same-origin" };

/** Sends the whole body before reading the answer, as simple clients do. */
async function send(
  path: string,
  megabytes: number,
  headers: Record<string, string | number>,
  bytes = chunk,
) {
  const sending = request(`${server.url}${path}`, { method: "POST", headers, agent: false });
  // Both reject if the client is disconnected.
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  const closed = once(sending, "close");
  // Without waiting for "drain", which is not emitted once the answer has arrived.
  for (let sent = 0; sent < megabytes; sent += 1) sending.write(bytes);
  sending.end();
  const [answer] = await Promise.all([answered.then(([response]) => read(response)), closed]);
  return answer;
}

async function read(response: IncomingMessage) {
  return {
    status: response.statusCode,
    location: response.headers.location,
    text: (await response.setEncoding("utf8").toArray()).join(""),
  };
}

const lengthOf = (megabytes: number) => ({ "Content-Length": megabytes * mib });

describe("who sends too much or without leave reads why", () => {
  test.each([
    ["announced", lengthOf(20)],
    ["not announced", {}],
  ])("20 MB of JSON, %s", async (_, length) => {
    const answer = await send("/api/contact", 20, { ...json, ...length });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toEqual({ message: "O conteúdo enviado é grande demais" });
  });

  test.each([
    ["announced", lengthOf(30)],
    ["not announced", {}],
  ])("30 MB of files with a bad token, %s", async (_, length) => {
    const headers = { ...multipart, ...length, Authorization: "Bearer wrong" };
    const answer = await send("/api/upload", 30, headers);
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text)).toEqual({ message: "Faça login para continuar" });
  });

  test("30 MB of a form that nobody signed in for", async () => {
    const headers = { ...multipart, ...lengthOf(30), ...ownForm };
    const answer = await send("/admin/banner", 30, headers);
    expect(answer).toMatchObject({
      status: 303,
      location: "/admin?next=%2Fadmin%2Fbanner&expirou=",
    });
  });

  test("30 MB of a form from another site", async () => {
    const headers = { ...multipart, ...lengthOf(30), "Sec-Fetch-Site": "cross-site" };
    expect((await send("/contato", 30, headers)).status).toBe(403);
  });

  test("30 MB that staff send where no file belongs", async () => {
    const headers = { ...lengthOf(30), Authorization: `Bearer ${token}`, ...json };
    expect((await send("/api/admin/documents", 30, headers)).status).toBe(413);
  });

  test.each([["/admin/banner"], ["/admin/traducoes/importar"]])(
    "40 MB of texts that staff send to %s",
    async (path) => {
      const Cookie = await signInCookie(server);
      const headers = { ...multipart, ...lengthOf(40), ...ownForm, Cookie };
      const answer = await send(path, 40, headers, part);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain("O envio está incompleto");
    },
  );

  test("40 MB of texts from an expired session", async () => {
    const Cookie = await signInCookie(server);
    expireSessions(server);
    const headers = { ...multipart, ...lengthOf(40), ...ownForm, Cookie };
    const answer = await send("/admin/banner", 40, headers, part);
    expect(answer).toMatchObject({
      status: 303,
      location: "/admin?next=%2Fadmin%2Fbanner&expirou=",
    });
  });
});

/** Sends a request's head, then its body byte by byte, each second one; until it is let go. */
async function trickle(head: string[], start: string) {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let answer = "";
  socket.on("error", () => {});
  socket.setEncoding("utf8").on("data", (part) => {
    answer += part;
  });
  const lines = [...head, "Host: x", "Content-Length: 9000"];
  socket.write(`${lines.join("\r\n")}\r\n\r\n${start}`);
  const drops = setInterval(() => socket.write("a"), 1_000);
  const startedAt = performance.now();
  await new Promise((resolve) => socket.once("end", resolve));
  clearInterval(drops);
  socket.destroy();
  return { answer, seconds: (performance.now() - startedAt) / 1000 };
}

test("a body that trickles ends within 30 s with 408, wherever it goes and whoever sends it", async () => {
  const cookie = `Cookie: ${await signInCookie(server)}`;
  const bearer = `Authorization: Bearer ${token}`;
  const [isForm, isJson] = ["application/x-www-form-urlencoded", "application/json"].map(
    (type) => `Content-Type: ${type}`,
  );
  const isMultipart = "Content-Type: multipart/form-data; boundary=x";
  const own = "Sec-Fetch-Site: same-origin";
  const cases: [string, string[], string][] = [
    ["POST /contato", [own, isForm ?? ""], "name="],
    ["POST /contato.data", [own, isForm ?? ""], "name="],
    ["POST /contato", [own, isMultipart, cookie], partHead],
    ["POST /nao-existe", [own, isForm ?? ""], "a="],
    ["POST /admin", [own, isForm ?? ""], "email="],
    ["POST /admin", [own, isMultipart, cookie], partHead],
    ["POST /admin/banner", [own, isMultipart, cookie], partHead],
    ["POST /admin/banner", [own, isForm ?? "", cookie], "link="],
    ["POST /api/contact", [isJson ?? ""], "{"],
    ["POST /api/auth/login", [isJson ?? ""], "{"],
    ["PUT /api/admin/project/1", [isJson ?? "", bearer], "{"],
    ["POST /api/admin/project", [isMultipart, bearer], partHead],
    ["POST /api/upload", [isMultipart, bearer], "--x\r\n"],
  ];
  const results = await Promise.all(
    cases.map(async ([target, headers, start]) => {
      const { answer, seconds } = await trickle([`${target} HTTP/1.1`, ...headers], start);
      return { target, status: Number(answer.split(" ")[1]), isLate: seconds > 30 };
    }),
  );
  expect(results).toEqual(cases.map(([target]) => ({ target, status: 408, isLate: false })));
});

test.each([["/api/upload"], ["/admin/banner"], ["/admin/traducoes/importar"]])(
  "who leaves %s before the answer is in the log as gone, not as answered",
  async (path) => {
    // As a fault neither: `stop` looks for those.
    const by = path.startsWith("/api")
      ? `Authorization: Bearer ${token}`
      : `Sec-Fetch-Site: same-origin\r\nCookie: ${await signInCookie(server)}`;
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n${by}\r\n`;
    const type = "Content-Type: multipart/form-data; boundary=x\r\n\r\n--x";
    await new Promise((resolve) => socket.write(head + type, resolve));
    socket.destroy();
    const entries = () => server.log().filter((entry) => entry.path === path);
    await expect.poll(entries).toContainEqual(expect.objectContaining({ status: 499 }));
  },
);
