import { sql } from "kysely";
import { expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { draftReferences, linkColumns, mediaReferences } from "./mediaReferences.server.ts";

const database = setupTestDatabase();

test("names exactly the columns that are foreign keys to media.path", async () => {
  const { rows } = await sql<{ name: string; column: string }>`
    select m.name as name, f."from" as "column"
    from sqlite_master m join pragma_foreign_key_list(m.name) f
    where f."table" = 'media' and f."to" = 'path'`.execute(database.db());
  const inSchema = rows.map((row) => `${row.name}.${row.column}`).sort();
  const listed = Object.entries({ ...mediaReferences, ...draftReferences })
    .flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
    .sort();
  expect(listed).toEqual(inSchema);
});

test("names every column of a link that staff type", async () => {
  const { rows } = await sql<{ place: string }>`
    select m.name || '.' || c.name as place
    from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and c.name like '%link'`.execute(database.db());
  const listed = Object.entries(linkColumns)
    .flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
    .sort();
  // A video's address is one of YouTube, never a file's.
  expect([...listed, "project.videoLink"].sort()).toEqual(rows.map(({ place }) => place).sort());
});
