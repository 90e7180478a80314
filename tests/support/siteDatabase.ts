import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { copyFileSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { inject } from "vitest";
import { postgresPrograms } from "./postgres.ts";

/** The address of a site's database on the run's server, by its storage folder (`npm test -- --engine postgres http`). */
const addresses = new Map<string, string>();

/** Gives a site its database on the run's server: a new one, or a copy of the demo's. */
export function makeDatabase(storageDir: string, demo: boolean): void {
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  run("postgres", `create database ${name} template ${demo ? "demo" : "template0"}`);
  addresses.set(storageDir, addressOf(name));
}

export function dropDatabases(): void {
  for (const address of addresses.values()) {
    const [, name] = /\/(site_\w+)\?/.exec(address) ?? [];
    run("postgres", `drop database ${name} with (force)`);
  }
  addresses.clear();
}

/** What tells the program where a site's database is; nothing where it is a file. */
export function databaseSettings(storageDir: string): Record<string, string> {
  const address = addresses.get(storageDir);
  return address ? { DATABASE_URL: address } : {};
}

/** The rows of a query on a site's database, while the site runs. */
export function queryRows<Row>(storageDir: string, sql: string, values: readonly unknown[]): Row[] {
  const address = addresses.get(storageDir);
  if (address) {
    const rows = psql(
      address,
      `select coalesce(json_agg(found), '[]') from (${inPostgres(sql, values)}) as found`,
    );
    return JSON.parse(rows) as Row[];
  }
  return inSqlite(storageDir, (sqlite) => sqlite.prepare(sql).all(...values) as Row[]);
}

/** What is wrong in a site's database by itself; a server keeps its references, and tells of damage in its own ways. */
export function damageOf(storageDir: string): unknown[] {
  if (addresses.has(storageDir)) return [];
  return inSqlite(storageDir, (sqlite) => {
    const damage = sqlite.pragma("integrity_check") as { integrity_check: string }[];
    const references = sqlite.pragma("foreign_key_check") as unknown[];
    return [...damage.filter((each) => each.integrity_check !== "ok"), ...references];
  });
}

/** Changes a site's rows, while it runs or not. Without values there may be several statements. */
export function changeRows(storageDir: string, sql: string, values: readonly unknown[] = []): void {
  const address = addresses.get(storageDir);
  if (address) psql(address, inPostgres(sql, values));
  else if (values.length === 0) inSqlite(storageDir, (sqlite) => sqlite.exec(sql));
  else inSqlite(storageDir, (sqlite) => sqlite.prepare(sql).run(...values));
}

/**
 * Makes a site's database refuse changes of a table's rows, as one without room does.
 *
 * @returns ends it
 */
export function refuseUpdates(storageDir: string, table: string): () => void {
  const address = addresses.get(storageDir);
  if (!address) {
    const refusal = `create trigger refuse before update on "${table}" begin select raise(abort, 'refused'); end`;
    inSqlite(storageDir, (sqlite) => sqlite.exec(refusal));
    return () => inSqlite(storageDir, (sqlite) => sqlite.exec("drop trigger refuse"));
  }
  psql(
    address,
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end';
    create trigger refuse before update on "${table}" for each row execute function refuse()`,
  );
  return () => void psql(address, "drop function refuse() cascade");
}

/** Changes a site's rows as it does that is killed then: in a file's write-ahead log alone. */
export function changeAsKilled(storageDir: string, sql: string): void {
  if (addresses.has(storageDir)) {
    changeRows(storageDir, sql);
    return;
  }
  const files = ["site.sqlite", "site.sqlite-wal"].map((name) => path.join(storageDir, name));
  inSqlite(storageDir, (sqlite) => {
    sqlite.exec(sql);
    for (const file of files) copyFileSync(file, `${file}.killed`);
  });
  for (const file of files) renameSync(`${file}.killed`, file);
}

/** Differs with what a site's database holds. */
export function databaseHash(storageDir: string): string {
  const held = addresses.has(storageDir)
    ? JSON.stringify(allRows(storageDir))
    : readFileSync(path.join(storageDir, "site.sqlite"));
  return createHash("sha256").update(held).digest("hex");
}

export interface TableRows {
  name: string;
  rows: Record<string, unknown>[];
}

export const tablesOnServer =
  "select tablename as name from pg_tables where schemaname = 'public' order by tablename";

/** The query of all rows of some tables on the run's server, in an order of their own. */
export function rowsOf(tables: readonly string[]): string {
  const each = tables.map(
    (name) => `select '${name}' as name,
      (select coalesce(json_agg(each order by each::text), '[]') from "${name}" as each) as rows`,
  );
  return each.join(" union all ");
}

function inSqlite<Result>(storageDir: string, use: (sqlite: SqliteDatabase.Database) => Result) {
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"));
  try {
    return use(sqlite);
  } finally {
    sqlite.close();
  }
}

function allRows(storageDir: string): TableRows[] {
  const tables = queryRows<{ name: string }>(storageDir, tablesOnServer, []);
  return queryRows(storageDir, rowsOf(tables.map(({ name }) => name)), []);
}

/** Names with capital letters in quotes, and the values in their places. */
function inPostgres(sql: string, values: readonly unknown[]): string {
  let at = 0;
  return sql
    .split(/('[^']*'|"[^"]*")/)
    .map((part, index) =>
      index % 2
        ? part
        : part
            .replace(/\b[a-z]+[A-Z]\w*\b/g, '"$&"')
            .replace(/\?/g, () => `'${String(values[at++]).replaceAll("'", "''")}'`),
    )
    .join("");
}

function addressOf(name: string): string {
  return inject("postgres").replace("/?", `/${name}?`);
}

function run(database: string, sql: string): void {
  psql(addressOf(database), sql);
}

function psql(address: string, sql: string): string {
  const program = path.join(postgresPrograms() ?? "", "psql");
  const args = [address, "-XqAt", "-v", "ON_ERROR_STOP=1", "-c", sql];
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
