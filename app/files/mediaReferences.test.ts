import { sql } from "kysely";
import { expect, test } from "vitest";
import { setupSqlite } from "#tests/support/database.ts";
import { draftReferences, linkColumns, mediaReferences } from "./mediaReferences.server.ts";

const database = setupSqlite();

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

test("every column that names a file, or may lead to one, says when it begins and when it stops", async () => {
  const { rows } = await sql<{ place: string }>`
    select tbl_name || '.' || name as place, sql from sqlite_master where type = 'trigger'`.execute(
    database.db(),
  );
  const text = (name: string) => JSON.stringify(rows.find(({ place }) => place === name));
  const tables = [mediaReferences, draftReferences, linkColumns, { mediaTrack: ["path"] }];
  for (const [table, columns] of tables.flatMap((each) => Object.entries(each))) {
    for (const column of columns as readonly string[]) {
      const replaced = text(`${table}.${table}_filesReplaced`);
      const deleted = text(`${table}.${table}_filesDeleted`);
      expect([table, column, replaced?.includes(`iif(old.${column} is not`)]).toEqual([
        table,
        column,
        true,
      ]);
      expect([table, column, deleted?.includes(`old.${column}`)]).toEqual([table, column, true]);
      // Captions belong to their film, and are not deleted by themselves.
      if (table === "mediaTrack") continue;
      for (const name of ["filesNamed", "filesNamedAnew"]) {
        const named = text(`${table}.${table}_${name}`);
        expect([table, name, column, named?.includes(`new.${column}`)]).toEqual([
          ...[table, name, column, true],
        ]);
      }
    }
  }
});
