import { rmSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import pg from "pg";
import { syncToDisk } from "#app/platform/diskFiles.ts";
import { migrateTo } from "../migrate.server.ts";
import { createDb } from "../sqlite/sqliteDatabase.server.ts";
import { clientOptions, withoutLimits } from "./client.server.ts";

/** How many rows are in memory, and written before the site's requests have their turn. */
const batch = 200;

/** What engines keep in their own way, or for themselves: it is made anew from the content. */
const derived = /^(sqlite_|kysely_|searchIndex|searchStale|mediaSearch|node$|limitEvent$)/;

/** Has triggers make the search indexes of all content, on either engine: by table, and what ends a part of it. */
const index = [
  // The records that show them come next.
  ['update media set "altPt" = "altPt"', 'delete from "searchStale"'],
  ["update project set name = name", 'update "contentVersion" set version = version'],
  ["update document set title = title", 'update "contentVersion" set version = version'],
  ['update "projectDocument" set title = title', 'update "contentVersion" set version = version'],
] as const;

/**
 * Writes the state of one instant into a new SQLite file. On failure no file is left.
 *
 * @param last the migration at which the database stands
 */
export async function copyToSqlite(url: string, file: string, last: string): Promise<void> {
  const sqlite = new SqliteDatabase(file);
  // It is synced at its end, and goes where it fails.
  sqlite.pragma("journal_mode = OFF");
  sqlite.pragma("synchronous = OFF");
  try {
    await withClient(url, async (client) => {
      await migrateTo(createDb(sqlite), last);
      const triggers = sqlite.prepare("select name, sql from sqlite_master where type = 'trigger'");
      const dropped = triggers.all() as { name: string; sql: string }[];
      sqlite.pragma("foreign_keys = OFF");
      sqlite.exec("begin");
      for (const { name } of dropped) sqlite.exec(`drop trigger "${name}"`);
      await client.query("begin isolation level repeatable read, read only");
      for (const table of tablesOf(sqlite)) await copyTable(client, sqlite, table);
      await copySequences(client, sqlite);
      await client.query("commit");
      for (const { sql } of dropped) sqlite.exec(sql);
      for (const statements of index) await indexInTurns(sqlite, statements);
      sqlite.exec("commit");
    });
    sqlite.close();
    syncToDisk(file);
  } catch (error) {
    sqlite.close();
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
    throw error;
  }
}

async function copyTable(client: pg.Client, sqlite: SqliteDatabase.Database, table: string) {
  const columns = columnsOf(sqlite, table);
  const names = columns.map(quoted).join(", ");
  const insert = sqlite.prepare(
    `insert into ${quoted(table)} (${names}) values (${columns.map(() => "?").join(", ")})`,
  );
  sqlite.exec(`delete from ${quoted(table)}`);
  await client.query(`declare rows no scroll cursor for select ${names} from ${quoted(table)}`);
  for (;;) {
    const query = { text: `fetch ${batch} from rows`, rowMode: "array" as const };
    const { rows } = await client.query<unknown[]>(query);
    for (const row of rows) insert.run(...row);
    if (rows.length < batch) break;
  }
  await client.query("close rows");
}

async function indexInTurns(
  sqlite: SqliteDatabase.Database,
  [statement, end]: (typeof index)[number],
) {
  const [, table = ""] = /^update (\S+)/.exec(statement) ?? [];
  const ids = sqlite.prepare(`select id from ${table} order by id`).pluck().all() as number[];
  const update = sqlite.prepare(`${statement} where id between ? and ?`);
  for (let at = 0; at < ids.length; at += batch) {
    update.run(ids[at], ids[Math.min(at + batch, ids.length) - 1]);
    sqlite.exec(end);
    await nextTurn();
  }
}

/** No id is given twice, not even one whose row is gone. */
async function copySequences(client: pg.Client, sqlite: SqliteDatabase.Database) {
  sqlite.exec("delete from sqlite_sequence");
  const insert = sqlite.prepare("insert into sqlite_sequence (name, seq) values (?, ?)");
  for (const table of drawnTables(sqlite)) {
    const { rows } = await client.query<{ last: number | null }>(
      "select pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass) as last",
      [quoted(table)],
    );
    if (rows[0]?.last) insert.run(table, rows[0].last);
  }
}

/**
 * Puts the content of an SQLite file in the place of what the database holds, in one transaction. Both stand at the same
 * migration.
 */
export async function fillFromSqlite(url: string, file: string): Promise<void> {
  const sqlite = new SqliteDatabase(file, { readonly: true });
  try {
    await withClient(url, async (client) => {
      const tables = parentsFirst(sqlite);
      await client.query("begin; select pg_advisory_xact_lock(1)");
      await client.query(
        `truncate ${[...tables, "searchIndex", "searchStale"].map(quoted).join(", ")} cascade`,
      );
      for (const table of tables)
        await client.query(`alter table ${quoted(table)} disable trigger user`);
      for (const table of tables) await fillTable(client, sqlite, table);
      for (const table of tables)
        await client.query(`alter table ${quoted(table)} enable trigger user`);
      await fillSequences(client, sqlite);
      for (const statement of index.flat()) await client.query(statement);
      await client.query("commit");
    });
  } finally {
    sqlite.close();
  }
}

async function fillTable(client: pg.Client, sqlite: SqliteDatabase.Database, table: string) {
  const columns = columnsOf(sqlite, table);
  const names = columns.map(quoted).join(", ");
  const insert = async (rows: unknown[][]) => {
    if (rows.length === 0) return;
    const values = rows.map(
      (_, row) => `(${columns.map((_name, at) => `$${row * columns.length + at + 1}`).join(", ")})`,
    );
    await client.query(
      `insert into ${quoted(table)} (${names}) values ${values.join(", ")}`,
      rows.flat(),
    );
  };
  let rows: unknown[][] = [];
  for (const row of sqlite
    .prepare(`select ${names} from ${quoted(table)}`)
    .raw()
    .iterate()) {
    rows.push(row as unknown[]);
    if (rows.length < batch) continue;
    await insert(rows);
    rows = [];
  }
  await insert(rows);
}

async function fillSequences(client: pg.Client, sqlite: SqliteDatabase.Database) {
  const rows = sqlite.prepare("select name, seq from sqlite_sequence").all();
  const last = new Map(
    (rows as { name: string; seq: number }[]).map(({ name, seq }) => [name, seq]),
  );
  for (const table of drawnTables(sqlite)) {
    const seq = last.get(table);
    await client.query("select setval(pg_get_serial_sequence($1, 'id'), $2, $3)", [
      quoted(table),
      seq || 1,
      Boolean(seq),
    ]);
  }
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ ...clientOptions(url), ...withoutLimits });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function tablesOf(sqlite: SqliteDatabase.Database): string[] {
  const names = sqlite.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  return (names as string[]).filter((name) => !derived.test(name));
}

/** Those whose ids are drawn and never again. */
function drawnTables(sqlite: SqliteDatabase.Database): string[] {
  const sql = "select name from sqlite_master where type = 'table' and sql like '%autoincrement%'";
  return (sqlite.prepare(sql).pluck().all() as string[]).filter((name) => !derived.test(name));
}

/** In an order in which every row finds those that it refers to. */
function parentsFirst(sqlite: SqliteDatabase.Database): string[] {
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (ordered.includes(table)) return;
    const keys = sqlite.pragma(`foreign_key_list(${quoted(table)})`) as { table: string }[];
    for (const parent of keys) if (parent.table !== table) visit(parent.table);
    ordered.push(table);
  };
  for (const table of tablesOf(sqlite)) visit(table);
  return ordered;
}

function columnsOf(sqlite: SqliteDatabase.Database, table: string): string[] {
  const columns = sqlite.pragma(`table_info(${quoted(table)})`) as { name: string }[];
  return columns.map(({ name }) => name);
}

function quoted(name: string): string {
  return `"${name}"`;
}
