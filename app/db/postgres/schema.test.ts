import { readFileSync } from "node:fs";
import { sql } from "kysely";
import ts from "typescript";
import { expect, test } from "vitest";
import {
  draftReferences,
  linkColumns,
  mediaReferences,
} from "#app/files/mediaReferences.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import type { Db } from "../connection.server.ts";
import { createDb, openInMemory } from "../sqlite/sqliteDatabase.server.ts";

const { db } = setupTestDatabase();

/** What each engine indexes in its own way. */
const ofSearch = /^(searchIndex|mediaSearch)/;

/** The tables, each with its columns and whether they take null and have a default value. */
async function tablesOf(database: Db) {
  const tables = await database.introspection.getTables();
  return Object.fromEntries(
    tables
      .filter(({ name, isView }) => !isView && !ofSearch.test(name))
      .filter(({ schema }) => schema === undefined || schema === "public")
      .map(({ name, columns }) => [name, columns]),
  );
}

test("the tables and columns are those of SQLite", async () => {
  const lite = createDb(await openInMemory());
  const shape = async (database: Db) =>
    Object.entries(await tablesOf(database))
      .flatMap(([table, columns]) =>
        columns.map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => {
          const has = isAutoIncrementing || hasDefaultValue ? "default" : "";
          const kind = `${table}.${name} ${types[dataType] ?? dataType}`;
          // SQLite draws every key that is a number, and says of keys that they may be null.
          return isKey(table, name) ? kind : `${kind} ${has} ${isNullable ? "null" : ""}`;
        }),
      )
      .toSorted();
  expect(await shape(db())).toEqual(await shape(lite));
  await lite.destroy();
});

test("the foreign keys, what is unique and the rules of columns are those of SQLite", async () => {
  const sqlite = await openInMemory();
  const lite = createDb(sqlite);
  const names = Object.keys(await tablesOf(lite));
  const keys = names.flatMap((table) =>
    (sqlite.pragma(`foreign_key_list("${table}")`) as ForeignKey[]).map(
      (key) => `${table}.${key.from} -> ${key.table}.${key.to} ${key.on_delete.toLowerCase()}`,
    ),
  );
  const unique = names.flatMap((table) =>
    (sqlite.pragma(`index_list("${table}")`) as { name: string; unique: number }[])
      .filter((index) => index.unique === 1)
      .map(({ name }) => {
        const columns = sqlite.pragma(`index_info("${name}")`) as { name: string }[];
        return `${table} ${columns.map((column) => column.name).toSorted()}`;
      }),
  );
  const foreign = await sql<{ text: string }>`
    select own.relname || '.' || from_column.attname || ' -> ' || other.relname || '.' || to_column.attname || ' '
      || case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as text
    from pg_constraint join pg_class as own on own.oid = conrelid join pg_class as other on other.oid = confrelid
      join pg_attribute as from_column on from_column.attrelid = conrelid and from_column.attnum = conkey[1]
      join pg_attribute as to_column on to_column.attrelid = confrelid and to_column.attnum = confkey[1]
    where contype = 'f' and own.relname !~ '^(searchIndex|mediaSearch)'`.execute(db());
  expect(foreign.rows.map(({ text }) => text).toSorted()).toEqual(keys.toSorted());
  const indexes = await sql<{ text: string }>`
    select relname || ' ' || (select string_agg(attname, ',' order by attname) from pg_attribute
      where attrelid = indrelid and attnum = any (indkey)) as text
    from pg_index join pg_class on pg_class.oid = indrelid
      join pg_namespace on pg_namespace.oid = relnamespace and nspname = 'public'
    where indisunique and not (indisprimary and indkey::text = '1') and relname !~ '^(searchIndex|mediaSearch|kysely)'`.execute(
    db(),
  );
  // SQLite keeps a number that is the primary key without an index.
  const ofText = ["homeNumber key", "recordVersion name", "chore name", "node id"];
  const withoutIds = (lines: string[]) => lines.filter((line) => !ofText.includes(line)).toSorted();
  expect(withoutIds(indexes.rows.map(({ text }) => text))).toEqual(withoutIds(unique));
  await lite.destroy();
});

test("the indexes that have a name are those of SQLite", async () => {
  const sqlite = await openInMemory();
  const named = sqlite
    .prepare("select name from sqlite_master where type = 'index' and sql is not null")
    .pluck()
    .all() as string[];
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'public'
      and indexname not in (select conname from pg_constraint)`.execute(db());
  const own = (names: string[]) => names.filter((name) => !ofSearch.test(name)).toSorted();
  expect(own(rows.map(({ name }) => name))).toEqual(own(named));
  sqlite.close();
});

test("every table and column of the types is there, and no other", async () => {
  const found = await tablesOf(db());
  const described = describedTables();
  expect(
    Object.keys(found)
      .filter((name) => name !== "searchStale")
      .toSorted(),
  ).toEqual(Object.keys(described).toSorted());
  for (const [table, columns] of Object.entries(described)) {
    expect([table, found[table]?.map(({ name }) => name).toSorted()]).toEqual([
      table,
      columns.toSorted(),
    ]);
  }
});

test("every column that names a file, or may lead to one, says when it begins and when it stops", async () => {
  const { rows } = await sql<{ name: string; columns: string }>`
    select tgname as name, encode(tgargs, 'escape') as columns from pg_trigger where tgname like '%\\_files%'`.execute(
    db(),
  );
  const noted = (end: string) =>
    rows
      .filter(({ name }) => name.endsWith(end))
      .flatMap(({ name, columns }) =>
        columns
          .split(/,|\\000/)
          .filter(Boolean)
          .map((column) => `${name.replace(end, "")}.${column}`),
      )
      .toSorted();
  const listed = [mediaReferences, draftReferences, linkColumns]
    .flatMap((each) => Object.entries<readonly string[]>(each))
    .flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));
  expect(noted("_filesNamed")).toEqual(listed.toSorted());
  // Captions belong to their film, and are not deleted by themselves.
  expect(noted("_filesReplaced")).toEqual([...listed, "mediaTrack.path"].toSorted());
});

interface ForeignKey {
  table: string;
  from: string;
  to: string;
  on_delete: string;
}

const types: Record<string, string> = {
  INTEGER: "number",
  TEXT: "text",
  REAL: "real",
  BLOB: "bytes",
  int8: "number",
  float8: "real",
  bytea: "bytes",
};

function isKey(table: string, column: string) {
  return column === "id" || keys.includes(`${table}.${column}`);
}

const keys = ["homeNumber.key", "recordVersion.name", "chore.name", "mediaInspection.mediaId"];

/** The tables of `tables.ts` with their columns. */
function describedTables(): Record<string, string[]> {
  const file = "app/db/tables.ts";
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const members = new Map(
    source.statements
      .filter(ts.isInterfaceDeclaration)
      .map(({ name, members }) => [name.text, members.filter(ts.isPropertySignature)] as const),
  );
  const tables = members.get("Database") ?? [];
  return Object.fromEntries(
    tables.map((table) => [
      table.name.getText(),
      (members.get(table.type?.getText() ?? "") ?? []).map(({ name }) => name.getText()),
    ]),
  );
}
