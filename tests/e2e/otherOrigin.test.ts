import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quiet, useChromium } from "#tests/support/browser.ts";
import { projectOf } from "#tests/support/ledger.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { openAsStaff } from "#tests/support/staffPages.ts";
import { watchState } from "#tests/support/state.ts";

/** A signed-in member of staff visits a malicious page in a real browser. */
let server: TestServer;
let evil: Server;
let state: ReturnType<typeof watchState>;
let page = "";
const chromium = useChromium();

beforeAll(async () => {
  server = await startServer({ demo: false });
  state = watchState(server.storageDir);
  const staff = await signInToApi(server);
  expect((await staff.call("POST", "/api/admin/project", projectOf(1))).status).toBe(201);
  evil = createServer((_req, res) => {
    res.writeHead(200, { "Content-Type": "text/html" }).end(page);
  });
  await new Promise<void>((resolve) => evil.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await state.close();
  evil.close();
  await server.stop();
});

const form = (action: string, fields: string, enctype = "application/x-www-form-urlencoded") =>
  `<form method="post" action="${action}" enctype="${enctype}">${fields}</form>` +
  "<script>document.forms[0].submit()</script>";
const input = (name: string, value: string) => `<input name='${name}' value='${value}'>`;
const send = (path: string, init: string) =>
  `<script>fetch(${JSON.stringify(path)}, ${init})` +
  ".then((r) => r.text()).then((t) => (document.title = 'read ' + t.length), () => (document.title = 'refused'))</script>";

const attacks: [string, (url: string) => string][] = [
  ["a form that signs out", (url) => form(`${url}/admin/sair`, "")],
  [
    "a form that stars",
    (url) => form(`${url}/admin/projetos/1/destaque`, input("highlight", "on")),
  ],
  [
    "a form that deletes",
    (url) => form(`${url}/admin/projetos/1/excluir`, input("intent", "delete")),
  ],
  [
    "a form with files that makes a project",
    (url) =>
      form(`${url}/admin/adicionar-projeto`, input("name", "Invasor"), "multipart/form-data"),
  ],
  [
    "a form whose text reads as JSON",
    (url) => form(`${url}/api/admin/project`, input('{"name":"Invasor","x":"', '"}'), "text/plain"),
  ],
  [
    "a form that signs in as somebody else",
    (url) => form(`${url}/admin`, input("email", "x@y.co")),
  ],
  [
    "a script that posts with cookies",
    (url) =>
      send(
        `${url}/admin/numeros-mare`,
        '{method: "POST", mode: "no-cors", credentials: "include", body: new URLSearchParams({"projects.number": "666"})}',
      ),
  ],
  [
    "a script that asks first",
    (url) =>
      send(
        `${url}/api/admin/project`,
        '{method: "POST", credentials: "include", headers: {"Content-Type": "application/json"}, body: "{}"}',
      ),
  ],
  ["a script that reads", (url) => send(`${url}/admin/projetos`, '{credentials: "include"}')],
];

/** Another site, and another origin of the same site, to which a SameSite cookie is sent. */
describe.each(["localhost", "127.0.0.1"])("from %s", (host) => {
  test("no form and no script changes anything, and a frame stays empty", async () => {
    chromium.expectErrors(/./);
    const victim = await chromium.open();
    await openAsStaff(victim, server, "/admin/projetos");
    for (const [name, attack] of attacks) {
      const before = await state.all();
      page = attack(server.url);
      await visit(victim, host);
      expect(await victim.title(), name).not.toMatch(/^read [1-9]/);
      expect(await state.all(), name).toBe(before);
      await victim.goto(`${server.url}/admin/projetos`);
      expect(new URL(victim.url()).pathname, name).toBe("/admin/projetos");
    }
    page = `<iframe src="${server.url}/admin/projetos"></iframe>`;
    await visit(victim, host);
    expect(victim.frames().map((frame) => frame.url())).not.toContain(
      `${server.url}/admin/projetos`,
    );
  });
});

/** Waits for everything that the page triggers. */
async function visit(victim: Page, host: string) {
  const { port } = evil.address() as AddressInfo;
  await victim.goto(`http://${host}:${port}/`);
  await quiet(victim);
}
