import { afterAll, beforeAll, expect, test } from "vitest";
import { expireSessions } from "#tests/support/expireSessions.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

/** @returns the address of the sign-in page to which an expired session's form leads */
async function saveTooLate(path: string, field: string, value: string, Cookie: string) {
  const body = new FormData();
  body.set(field, value);
  const answer = await fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie, "Sec-Fetch-Site": "same-origin" },
    body,
  });
  return answer.headers.get("Location") ?? "";
}

test("forms kept for two tabs are both there again after one has signed in", async () => {
  const expired = await signInCookie(server);
  expireSessions(server);
  await saveTooLate("/admin/projetos/novo", "name", "Da primeira aba", expired);
  const second = await saveTooLate("/admin/banner", "link", "https://aba.example", expired);
  const Cookie = await signInCookie(server);
  const back = await fetch(server.url + second, { headers: { Cookie } });
  expect(new URL(back.url).pathname).toBe("/admin/banner");
  expect(await back.text()).toContain("https://aba.example");
  const plain = await fetch(`${server.url}/admin`, { headers: { Cookie } });
  expect(new URL(plain.url).pathname).toBe("/admin/dashboard");
});
