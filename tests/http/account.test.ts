import { afterAll, beforeAll, expect, test } from "vitest";
import { commandWith } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import { expireSessions } from "#tests/support/expireSessions.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false, env: { LOGIN_LIMIT: "3/1h" } });
});
afterAll(() => server.stop());

function change(cookie: string, fields: Record<string, string>) {
  return fetch(`${server.url}/admin/conta`, {
    method: "POST",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

test("passwords that were typed when the session expired are not stored", async () => {
  const cookie = await signInCookie(server);
  expireSessions(server);
  const answer = await change(cookie, {
    currentPassword: admin.password,
    newPassword: "maré cheia às seis",
  });
  expect(answer.headers.get("Location")).toMatch(/^\/admin\?/);
  const rows = JSON.stringify(query(server.storageDir, "select * from pendingForm"));
  expect(rows).not.toContain(admin.password);
  expect(rows).not.toContain("maré cheia");
});

test("an account's current password cannot be guessed in a session that was left open", async () => {
  const cookie = await signInCookie(server);
  const guess = () =>
    change(cookie, { currentPassword: "não é esta", newPassword: "maré cheia às seis" });
  for (let guesses = 0; guesses < 3; guesses += 1) expect((await guess()).status).toBe(400);
  const limited = await change(cookie, {
    currentPassword: admin.password,
    newPassword: "maré cheia às seis",
  });
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await limited.text()).toContain("Muitas tentativas");
});

test("another person's session cannot be ended", async () => {
  const bia = { email: "bia@mare.example", password: "uma outra senha de teste" };
  commandWith({ input: bia.password }, server.storageDir, "staff", "add", bia.email);
  await signInCookie(server, bia);
  const cookie = await signInCookie(server);
  const sessionsOfBia = () =>
    query<{ id: number }>(
      server.storageDir,
      "select session.id from session join staff on staff.id = staffId where email = ?",
      bia.email,
    );
  const [session] = sessionsOfBia();
  expect((await change(cookie, { session: String(session?.id) })).status).toBe(409);
  expect((await change(cookie, { others: "yes" })).status).toBe(303);
  expect(sessionsOfBia()).toEqual([session]);
});
