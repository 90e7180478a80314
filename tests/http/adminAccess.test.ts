import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { doors } from "#app/http/context.ts";
import { adminPages } from "#tests/support/adminPages.ts";
import { signInToken } from "#tests/support/apiClient.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";
import { watchState } from "#tests/support/state.ts";

let server: TestServer;
let state: ReturnType<typeof watchState>;
let valid = "";
let revoked = "";
let bearer = "";

beforeAll(async () => {
  server = await startServer({ demo: false });
  state = watchState(server.storageDir);
  bearer = await signInToken(server);
  valid = await signInCookie(server);
  revoked = await signInCookie(server);
  await call("/admin/sair", { method: "POST", headers: { Cookie: revoked } });
});
afterAll(async () => {
  await state.close();
  await server.stop();
});

function call(path: string, { headers, ...init }: RequestInit = {}) {
  return fetch(server.url + path, {
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin", ...headers },
    ...init,
  });
}

const strangers: [string, () => Record<string, string>][] = [
  ["a guest", () => ({})],
  ["a revoked session", () => ({ Cookie: revoked })],
  ["a forged session", () => ({ Cookie: `token=${"A".repeat(43)}` })],
  ["the token of the JSON endpoints as a cookie", () => ({ Cookie: `token=${bearer}` })],
  ["a bearer", () => ({ Authorization: `Bearer ${bearer}` })],
  [
    "the session's token as a bearer",
    () => ({ Authorization: valid.replace("token=", "Bearer ") }),
  ],
];

test("the doors allow what the screens need, to which they lead without another document", async () => {
  const policyOf = async (path: string, headers?: Record<string, string>) => {
    const page = await call(path, headers && { headers });
    // The first account's leads on where there is one, and the code's where no password was given.
    if (page.status === 303 || page.status === 302) return undefined;
    return page.headers.get("Content-Security-Policy")?.replaceAll(/ 'sha256-[^']+'/g, "");
  };
  const screens = await policyOf("/admin/adicionar-projeto", { Cookie: valid });
  expect(screens).toContain("frame-src 'self'");
  const policies = await Promise.all(doors.map((door) => policyOf(door)));
  const shown = policies.filter((policy) => policy !== undefined);
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown)).toEqual(new Set([screens]));
});

describe.each(adminPages())("%s", (page) => {
  test.each(strangers)("leads %s to the login page and changes nothing", async (_, headers) => {
    const before = await state.all();
    const login = /^\/admin\?next=/;
    const read = await call(page, { headers: headers() });
    expect([302, 303]).toContain(read.status);
    expect(read.headers.get("Location")).toMatch(login);

    const data = await call(`${page}.data?_routes=root`, { headers: headers() });
    expect(data.headers.get("X-Remix-Redirect")).toMatch(login);

    const body = new URLSearchParams({ name: "Invasor", intent: "delete", highlight: "on" });
    for (const path of [page, `${page}.data`]) {
      const posted = await call(path, { method: "POST", body, headers: headers() });
      expect(posted.headers.get("Location") ?? posted.headers.get("X-Remix-Redirect")).toMatch(
        login,
      );
    }
    expect(await state.all()).toBe(before);
  });

  test("is no one's who posts from another site", async () => {
    const before = await state.all();
    const body = new URLSearchParams({ name: "Invasor" });
    const elsewhere = [{ "Sec-Fetch-Site": "cross-site" }, { "Sec-Fetch-Site": "same-site" }];
    for (const headers of elsewhere) {
      const answer = await call(page, {
        method: "POST",
        body,
        headers: { ...headers, Cookie: valid },
      });
      expect(answer.status).toBe(403);
    }
    expect(await state.all()).toBe(before);
  });

  test("lets staff in", async () => {
    const answer = await call(page, { headers: { Cookie: valid } });
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("Location") ?? "").not.toMatch(/^\/admin(\?|$)/);
  });
});

describe.each(doors.filter((path) => path !== "/admin"))("%s, a door", (page) => {
  test("is open to everybody, leaks no address and changes nothing by itself", async () => {
    const before = await state.all();
    const body = new URLSearchParams({ name: "Invasor", newPassword: "uma senha qualquer" });
    for (const Cookie of ["", revoked, valid]) {
      for (const init of [{}, { method: "POST", body }]) {
        const answer = await call(`${page}?codigo=${"A".repeat(43)}`, {
          headers: { Cookie },
          ...init,
        });
        expect([200, 302, 303, 400, 410]).toContain(answer.status);
        expect(answer.headers.get("Location") ?? "").not.toContain("next=");
        expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
        expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
      }
    }
    expect(await state.all()).toBe(before);
  });
});

test("a page's form without any word of where it comes from is refused", async () => {
  const answer = await fetch(`${server.url}/admin`, {
    method: "POST",
    body: new URLSearchParams(admin),
    headers: { "Sec-Fetch-Site": "" },
  });
  expect(answer.status).toBe(403);
});
