import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminPages } from "#tests/support/adminPages.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/** Posts by staff without a form, or with an unreadable one. */
let server: TestServer;
let cookie = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  const staff = await signInToApi(server);
  await staff.call("POST", "/api/admin/project", { name: "Um" });
  await staff.call("POST", "/api/admin/documents", { title: "Um" });
  await staff.call("POST", "/api/admin/partners", { type: 1 });
  await staff.call("POST", "/api/contact", {
    ...{ name: "Ana", email: "ana@example.org", phone: "8133334444" },
    ...{ subject: "others", message: "Olá, Maré!" },
  });
  cookie = await signInCookie(server);
});
/** `stop` fails if an error was logged: these are the client's errors. */
afterAll(() => server.stop());

const multipart = "multipart/form-data; boundary=x";
const bodies: [string, RequestInit][] = [
  ["nothing", {}],
  ["JSON", { body: "{}", headers: { "Content-Type": "application/json" } }],
  ["bytes of no type", { body: new Uint8Array([0, 1, 2]) }],
  ["a form cut off", { body: "--x\r\nContent-Dispo", headers: { "Content-Type": multipart } }],
  ["a form without parts", { body: "none", headers: { "Content-Type": multipart } }],
];

function post(path: string, { headers, ...init }: RequestInit) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin", ...headers },
    ...init,
  });
}

describe.each(bodies)("%s", (_, init) => {
  test.each([
    ...["/admin/projetos/1/destaque", "/admin/projetos/1/posicao", "/admin/documentos"],
    ...["/admin/parceiros", "/admin/mensagens", "/admin/mensagens/1", "/admin/traducoes"],
  ])("at %s is the sender's mistake", async (path) => {
    for (const form of ["", ".data"]) {
      const answer = await post(path + form, init);
      expect(answer.status, form).toBe(400);
      await answer.arrayBuffer();
    }
  });

  const others = adminPages().filter((path) => !/sair|excluir/.test(path));
  test.each(others)("breaks nothing at %s", async (path) => {
    const answer = await post(path, init);
    expect(answer.status).toBeLessThan(500);
  });
});
