import { afterAll, beforeAll, expect, test } from "vitest";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    demo: false,
    env: { TRUST_PROXY: "127.0.0.1", LOGIN_LIMIT: "10/3m" },
  });
});
afterAll(() => server.stop());

const at = (address: string) => ({ "X-Forwarded-For": address });

/** Signs in with the form, as a browser that has these cookies. */
async function signIn(address: string, cookies: Record<string, string>) {
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}/admin`, {
    method: "POST",
    redirect: "manual",
    headers: { ...at(address), "Sec-Fetch-Site": "same-origin", ...cookieHeader(cookies) },
    body: new URLSearchParams(admin),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies[name] = value;
  }
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startedAt };
}

const cookieHeader = (cookies: Record<string, string>) => ({
  Cookie: Object.entries(cookies)
    .map((pair) => pair.join("="))
    .join("; "),
});

async function guess(address: string, password: string) {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { ...at(address), "Content-Type": "application/json" },
    body: JSON.stringify({ email: admin.email, password }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

test("guessing from many networks locks out no staff, in no browser, and is told in the log", async () => {
  const browser: Record<string, string> = {};
  expect((await signIn("203.0.113.1", browser)).status).toBe(303);
  const signOut = await fetch(`${server.url}/admin/sair`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin", ...cookieHeader(browser) },
  });
  expect(signOut.headers.getSetCookie().some((line) => line.startsWith("device="))).toBe(false);
  delete browser.token;
  expect(Object.keys(browser)).toEqual(["device"]);

  const networks = Array.from({ length: 25 }, (_, n) => `198.18.${n}.7`);
  const guesses = Promise.all(
    networks.flatMap((address) =>
      Array.from({ length: 10 }, (_, n) => guess(address, `palpite secreto ${n}`)),
    ),
  );
  const known = await signIn("203.0.113.1", browser);
  const unknown = await signIn("203.0.113.2", {});
  expect([known.status, unknown.status]).toEqual([303, 303]);
  expect(unknown.ms).toBeLessThan(30_000);
  expect(await guesses).not.toContain(200);

  // Also to somebody whom the guessers' network is his own.
  // Some of its guesses may have been turned away uncounted: after ten counted ones the next is refused.
  await expect.poll(() => guess("198.18.0.7", "mais um")).toBe(429);
  expect((await signIn("198.18.0.7", browser)).status).toBe(303);

  const warnings = () => server.log().filter(({ security }) => security === "guessing");
  await expect.poll(() => warnings().length).toBeGreaterThan(0);
  expect(warnings()[0]).toMatchObject({ level: "warn", client: expect.any(String), staffId: 1 });
  const written = server
    .log()
    .map((line) => JSON.stringify(line))
    .join("\n");
  for (const secret of ["198.18.", "203.0.113.", "palpite", admin.email, admin.password])
    expect(written).not.toContain(secret);
}, 300_000);
