import { expect, test } from "vitest";
import { admin, startServer } from "#tests/support/server.ts";

function signIn(url: string) {
  return fetch(`${url}/admin`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(admin),
  });
}

test("cookies and headers are as strict as they can be", async () => {
  const site = await startServer({ demo: false });
  const cookie = (await signIn(site.url)).headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^token=[\w-]{43};/);
  for (const a of ["HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(a);
  expect(cookie).not.toContain("Secure");
  const lang = (await fetch(`${site.url}/?lang=en`)).headers.get("set-cookie") ?? "";
  expect(lang).toMatch(/^lang=en; Max-Age=31536000;/);
  const home = await fetch(site.url);
  expect(home.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(home.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
  expect(home.headers.get("Permissions-Policy")).toContain("camera=()");
  await site.stop();
  const secure = await startServer({ demo: false, env: { PUBLIC_URL: "https://mare.example" } });
  const safe = (await signIn(secure.url)).headers.get("set-cookie") ?? "";
  expect(safe).toMatch(/^__Host-token=/);
  for (const a of ["HttpOnly", "SameSite=Lax", "Path=/", "Secure"]) expect(safe).toContain(a);
  await secure.stop();
});
