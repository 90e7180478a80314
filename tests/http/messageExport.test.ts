import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

/** Each of these differs from the others in one thing that a filter asks for. */
const others = { folder: 300, subject: 301, words: 302 };

test("the export of a filtered list holds all that it finds, however much, and nothing else", async () => {
  const sqlite = new SqliteDatabase(path.join(server.storageDir, "site.sqlite"));
  sqlite.exec(`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 1100)
    insert into contactMessage (name, email, phone, message, lang, state, subject, searchText, createdAt)
    select 'Ana', 'a@b.c', '', '', 'pt', iif(i = ${others.folder}, 'spam', 'archived'),
      iif(i = ${others.subject}, 'jobs', 'press'), iif(i = ${others.words}, 'rio', 'mangue'),
      '${new Date().toISOString()}'
    from n
  `);
  sqlite.close();
  const headers = { Cookie: await signInCookie(server) };
  const list = `${server.url}/admin/mensagens?folder=archived&subject=press&q=mangue`;
  const page = await (await fetch(list, { headers })).text();
  const [, link = ""] = /href="([^"]*\/exportar[^"]*)"/.exec(page) ?? [];
  const csv = await fetch(server.url + link.replaceAll("&amp;", "&"), { headers });
  const rows: string[][] = parse(await csv.text(), { bom: true, delimiter: ";", fromLine: 2 });
  const all = Array.from({ length: 1100 }, (_, index) => 1100 - index);
  const found = all.filter((id) => !Object.values(others).includes(id));
  expect(rows.map(([id]) => Number(id))).toEqual(found);
});
