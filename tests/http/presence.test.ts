import { afterAll, beforeAll, expect, test } from "vitest";
import { commandWith } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/* Who else has a record's form open, as its pages say and its script hears it. */

let server: TestServer;
const cookies = { equipe: "", bia: "" };
type Person = keyof typeof cookies;
const screens: Record<string, string> = { home: "/admin/numeros-mare", banner: "/admin/banner" };
const ids: Record<string, number> = { home: 0, banner: 0 };

beforeAll(async () => {
  server = await startServer({ demo: false });
  const api = await signInToApi(server);
  cookies.equipe = await signInCookie(server);
  const bia = { email: "bia.souza@example.org", password: "maré cheia de tarde" };
  const input = `${bia.password}\n`;
  commandWith({ input }, server.storageDir, "staff", "add", bia.email);
  cookies.bia = await signInCookie(server, bia);
  for (const [kind, screen, body] of [
    ["project", "/admin/editar-projeto", { name: "Rio" }],
    ["documents", "/admin/documentos", { title: "Ata" }],
    ["partners", "/admin/parceiros", { name: "Rede", type: 1 }],
  ] as const) {
    const made = await api.call("POST", `/api/admin/${kind}`, body);
    ids[kind] = ((await made.json()) as { id: number }).id;
    screens[kind] = `${screen}/${ids[kind]}`;
  }
});
afterAll(() => server.stop());

const open = async (person: Person, path: string) =>
  (await fetch(server.url + path, { headers: { Cookie: cookies[person] } })).text();

function say(person: Person, kind: string, fields: Record<string, string>) {
  const body = { kind, id: String(ids[kind]), tab: "a", field: "", seen: "visible", ...fields };
  return fetch(`${server.url}/admin/presenca`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookies[person], "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(body),
  });
}

const versionOf = () => query(server.storageDir, "select version from contentVersion");

test.each(["project", "documents", "partners", "banner", "home"])(
  "the page of a form that a colleague has open says so, and no longer once they have left: %s",
  async (kind) => {
    const screen = screens[kind] ?? "";
    const name = "Bia Souza também está com";
    expect(await open("equipe", screen)).not.toContain(name);
    const before = versionOf();
    // A page without a script counts too, but never as oneself.
    expect(await open("bia", screen)).toContain("Equipe também está com");
    expect(await open("equipe", screen)).toContain(name);
    expect(await open("bia", screen)).not.toContain(name);

    const field = kind === "project" ? "posts[1].title" : "";
    const heard = await (await say("bia", kind, { field })).json();
    expect(heard).toMatchObject({ colleagues: [{ name: "Equipe", field: "", typed: "" }] });
    const html = await open("equipe", screen);
    expect(html).toContain(name);
    if (field) expect(html).toContain("escreveu em “Fique por dentro 2: Texto” há pouco");

    expect(await (await say("bia", kind, { tab: "b" })).json()).toMatchObject({
      isOpenElsewhere: true,
    });
    await say("bia", kind, { tab: "b", seen: "closed" });
    await say("bia", kind, { seen: "closed" });
    expect(await open("equipe", screen)).not.toContain(name);
    expect(versionOf()).toEqual(before);
  },
);

test("nothing but what a form says is taken, and from staff alone", async () => {
  expect((await say("bia", "banner", { id: "-1" })).status).toBe(400);
  expect((await say("bia", "messages", {})).status).toBe(400);
  expect((await say("bia", "banner", { field: "x".repeat(300) })).status).toBe(400);
  const guest = await fetch(`${server.url}/admin/presenca`, { method: "POST", redirect: "manual" });
  expect(guest.status).toBe(403);
});

test("a form that is only open does not prolong its session", async () => {
  const hourLeft = new Date(Date.now() + 3_600_000).toISOString();
  const expiries = () =>
    query<{ expiresAt: string }>(
      server.storageDir,
      "select expiresAt from session where kind = 'page' order by expiresAt",
    );
  changeRows(server.storageDir, "update session set expiresAt = ? where kind = 'page'", [hourLeft]);
  await say("bia", "banner", {});
  expect(expiries().map(({ expiresAt }) => expiresAt)).toEqual([hourLeft, hourLeft]);
  await open("bia", "/admin/banner");
  expect(expiries().at(-1)?.expiresAt).not.toBe(hourLeft);
});
