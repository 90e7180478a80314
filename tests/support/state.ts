import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import pg from "pg";
import { isOnPostgres } from "./engine.ts";
import { databaseSettings, rowsOf, type TableRows, tablesOnServer } from "./siteDatabase.ts";

/** Background chores write to `chore` independently of requests, and a refused sign-in is noted. */
const independent = ["chore", "securityEvent", "sqlite_sequence"];

interface Watched {
  commits: () => Promise<number | string>;
  rows: () => Promise<TableRows[]>;
  close: () => Promise<void>;
}

/**
 * Watches a running server's storage from outside, to prove that a refused request changed no row and no
 * file.
 */
export function watchState(storageDir: string) {
  const { commits, rows, close } = isOnPostgres ? inPostgres(storageDir) : inSqlite(storageDir);
  // Using a session moves its expiry, which is not content.
  const contentOf = ({ name, rows }: TableRows) =>
    name === "session" ? rows.map((row) => ({ ...row, expiresAt: null })) : rows;
  return {
    /** Changes with every commit by the server; cheap enough to call after each request. */
    commits,
    /** Every row of every table, and every stored file's name. */
    all: async () =>
      JSON.stringify({
        rows: (await rows()).map((table) => [table.name, contentOf(table)]),
        files: ["public", "tmp"].map((folder) => filesIn(path.join(storageDir, folder))),
      }),
    close,
  };
}

function inSqlite(storageDir: string): Watched {
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"), { readonly: true });
  const tables = sqlite
    .prepare<[], string>("select name from sqlite_master where type = 'table'")
    .pluck()
    .all()
    .filter((name) => !independent.includes(name));
  return {
    commits: async () => sqlite.pragma("data_version", { simple: true }) as number,
    rows: async () =>
      tables.map((name) => ({
        name,
        rows: sqlite.prepare<[], Record<string, unknown>>(`select * from "${name}"`).all(),
      })),
    close: async () => void sqlite.close(),
  };
}

/** By one connection and one prepared statement: a process for each look costs more than what is watched. */
function inPostgres(storageDir: string): Watched {
  const client = new pg.Client(databaseSettings(storageDir).DATABASE_URL);
  const prepared = (async () => {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(tablesOnServer);
    const names = rows.map(({ name }) => name).filter((name) => !independent.includes(name));
    return { name: "rows", text: rowsOf(names) };
  })();
  return {
    // Of all databases of the server: a change of another one is looked into in vain.
    commits: async () => {
      await prepared;
      const { rows } = await client.query<{ next: string }>(
        "select pg_snapshot_xmax(pg_current_snapshot())::text as next",
      );
      return rows[0]?.next ?? "";
    },
    rows: async () => (await client.query<TableRows>(await prepared)).rows,
    close: () => client.end(),
  };
}

/**
 * Ignores the temporary folders of the daily backup, which are independent of requests and disappear while
 * being read.
 */
function filesIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => !/^(daily|rehearsal)-/.test(name));
  return names.flatMap((name) => [name, ...namesBelow(path.join(folder, name))]).toSorted();
}

function namesBelow(file: string): string[] {
  // It may have disappeared since its folder was read.
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return [];
  return (readdirSync(file, { recursive: true }) as string[]).map((name) => path.join(file, name));
}
