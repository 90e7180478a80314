import { expect, test } from "vitest";
import { goodMessage } from "#tests/support/contact.ts";
import { admin, startServer } from "#tests/support/server.ts";

function signIn(url: string) {
  return fetch(`${url}/admin`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(admin),
  });
}

test("cookies and headers are as strict as their pages allow", async () => {
  const site = await startServer({ demo: false });
  const cookie = (await signIn(site.url)).headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^token=[\w-]{43};/);
  for (const a of ["HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(a);
  expect(cookie).not.toContain("Secure");
  const lang = (await fetch(`${site.url}/?lang=en`)).headers.get("set-cookie") ?? "";
  expect(lang).toMatch(/^lang=en; Max-Age=31536000;/);
  const home = await fetch(site.url);
  // A page that anybody reads would pay for it with a new process of its visitor's browser.
  expect(home.headers.get("Cross-Origin-Opener-Policy")).toBe("unsafe-none");
  for (const path of ["/admin", "/admin/projetos", "/api/projects"]) {
    const { headers } = await fetch(site.url + path, { redirect: "manual" });
    expect(headers.get("Cross-Origin-Opener-Policy"), path).toBe("same-origin");
  }
  expect(home.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
  expect(home.headers.get("Permissions-Policy")).toContain("camera=()");
  await site.stop();
  const secure = await startServer({ demo: false, env: { PUBLIC_URL: "https://mare.example" } });
  const safe = (await signIn(secure.url)).headers.get("set-cookie") ?? "";
  expect(safe).toMatch(/^__Host-token=/);
  for (const a of ["HttpOnly", "SameSite=Lax", "Path=/", "Secure"]) expect(safe).toContain(a);
  await secure.stop();
});

test("where cookies are refused, links and searches carry the language", async () => {
  const site = await startServer({ demo: false });
  const read = async (path: string, cookie = "") =>
    (await fetch(site.url + path, { headers: { Cookie: cookie } })).text();
  const links = (html: string) =>
    [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href = ""]) => href);
  // Twice: the second answer comes from memory.
  for (const _ of ["rendered", "remembered"]) {
    const english = await read("/sobre?lang=en");
    const [next = ""] = links(english).filter((href) => href.startsWith("/documentos"));
    expect(next).toBe("/documentos?lang=en");
    expect(english).toContain('<input type="hidden" name="lang" value="en"/>');
    expect(await read(next)).toContain('<html lang="en"');
    expect(links(await read(next)).filter((href) => !/lang=|\.\w+$/.test(href))).toEqual([]);
    // Where there is no page the links lead on in English too.
    const missing = links(await read("/nada?lang=en"));
    expect(missing).toContain("/documentos?lang=en");
    expect(missing).toContain("/api?lang=en");
    // A browser that keeps the cookie needs none of it.
    for (const [path, cookie] of [
      ["/sobre?lang=en", "lang=en"],
      ["/sobre", "lang=en"],
      ["/sobre?lang=pt", ""],
    ] as const) {
      const html = await read(path, cookie);
      expect(links(html)).toContain("/documentos");
      expect(html).not.toContain('name="lang"');
    }
  }
  // A message that was sent leads back in its language.
  const form = await read("/contato?lang=en");
  const [, formToken = ""] = /name="formToken" value="([^"]+)"/.exec(form) ?? [];
  const [, address = ""] = /<form[^>]* action="(\/contato[^"]*)"/.exec(form) ?? [];
  const sent = await fetch(site.url + address, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ ...goodMessage, formToken }),
  });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/contato?lang=en"]);
  await site.stop();
});
