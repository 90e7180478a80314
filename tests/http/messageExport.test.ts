import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

/** Each of these differs from the others in one thing that a filter asks for. */
const others = { folder: 300, subject: 301, words: 302 };

test("the export of a filtered list holds all that it finds, however much, and nothing else", async () => {
  changeRows(
    server.storageDir,
    `
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 1100)
    insert into contactMessage (name, email, phone, message, lang, state, subject, searchText, createdAt)
    select 'Ana', 'a@b.c', '', '', 'pt', case when i = ${others.folder} then 'spam' else 'archived' end,
      case when i = ${others.subject} then 'jobs' else 'press' end, case when i = ${others.words} then 'rio' else 'mangue' end,
      '${new Date().toISOString()}'
    from n`,
  );
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
