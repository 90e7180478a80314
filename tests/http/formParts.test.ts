import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/** Of the built server: bundling once changed what the parser does. */
let server: TestServer;
let staff = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInCookie(server);
});
afterAll(() => server.stop());

const parts = [
  [
    "text in a charset that no one knows",
    'name="name"',
    "\r\nContent-Type: text/plain; charset=nope",
  ],
  ["text in UTF-7", 'name="name"', "\r\nContent-Type: text/plain; charset=utf-7"],
  ["a file's name in a charset that no one knows", "name=\"upload:a\"; filename*=nope''b", ""],
  ["a name in a charset that no one knows", "name*=nope''b", ""],
];
const pages = [
  "/contato",
  "/admin",
  "/admin/banner",
  "/admin/arquivos",
  "/admin/traducoes/importar",
];

test.each(parts)("%s is refused or read, and the site goes on", async (_, disposition, more) => {
  const head = `--x\r\nContent-Disposition: form-data; ${disposition}${more}\r\n\r\n`;
  for (const page of pages) {
    for (const Cookie of ["", staff]) {
      const answer = await fetch(server.url + page, {
        method: "POST",
        redirect: "manual",
        headers: {
          "Content-Type": "multipart/form-data; boundary=x",
          "Sec-Fetch-Site": "same-origin",
          Cookie,
        },
        body: `${head}Mar\u00e9\r\n--x--\r\n`,
      });
      expect([page, answer.status < 500]).toEqual([page, true]);
    }
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
