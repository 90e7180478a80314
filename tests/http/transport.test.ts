import { describe, expect, test } from "vitest";
import { admin, startServer } from "#tests/support/server.ts";

const PUBLIC_URL = "https://mare.example";

describe("browsers are told to keep to https", () => {
  test.each([
    ["where the site does", { PUBLIC_URL }, "max-age=63072000"],
    [
      "with the subdomains too, where the setting says so",
      { PUBLIC_URL, HSTS: "subdomains" },
      "max-age=63072000; includeSubDomains",
    ],
    ["but not where it says no", { PUBLIC_URL, HSTS: "off" }, null],
    ["but not where the site is http", { HSTS: "subdomains" }, null],
  ])("%s", async (_case, env, header) => {
    const site = await startServer({ demo: false, env });
    // The second is answered from memory.
    for (const path of ["/", "/", "/healthz", "/nao-existe"]) {
      const { headers } = await fetch(site.url + path);
      expect(headers.get("Strict-Transport-Security")).toBe(header);
    }
    await site.stop();
  });
});

describe("a form's origin", () => {
  const post = (url: string, headers: Record<string, string>) =>
    fetch(`${url}/admin`, {
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams(admin),
    }).then(({ status }) => status);

  test("is compared with its scheme, as far as that is known", async () => {
    const site = await startServer({ demo: false });
    const { host } = new URL(site.url);
    const secure = { Origin: `https://${host}` };
    const plain = { Origin: `http://${host}` };
    expect(await post(site.url, plain)).toBe(303);
    expect(await post(site.url, secure)).toBe(403);
    expect(await post(site.url, { ...secure, "X-Forwarded-Proto": "https" })).toBe(303);
    expect(await post(site.url, { ...plain, "X-Forwarded-Proto": "https" })).toBe(403);
    // Some proxies do not say; the browser may have compared itself.
    expect(await post(site.url, { ...secure, "X-Forwarded-For": "203.0.113.1" })).toBe(303);
    expect(await post(site.url, { ...secure, "Sec-Fetch-Site": "same-origin" })).toBe(303);
    const other = { Origin: "https://other.example", "Sec-Fetch-Site": "same-origin" };
    expect(await post(site.url, other)).toBe(403);
    await site.stop();
  });
});

test("no answer that carries a token may be stored", async () => {
  const site = await startServer({ demo: false });
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const form = await fetch(`${site.url}/admin`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(admin),
  });
  const data = await fetch(`${site.url}/admin.data`, {
    method: "POST",
    headers,
    body: new URLSearchParams(admin),
  });
  const json = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  });
  expect(form.headers.getSetCookie()).toHaveLength(2);
  expect(await json.json()).toHaveProperty("token");
  for (const answer of [form, data, json]) {
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
  await site.stop();
});
