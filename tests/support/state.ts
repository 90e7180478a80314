import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";

/**
 * Watches a running server's storage from outside, to prove that a refused request changed no row and no
 * file.
 */
export function watchState(storageDir: string) {
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"), { readonly: true });
  const tables = sqlite
    // Background chores write to `chore` independently of requests, and a refused sign-in is noted.
    .prepare(
      `select name from sqlite_master
      where type = 'table' and name not in ('chore', 'securityEvent', 'sqlite_sequence')`,
    )
    .pluck()
    .all() as string[];

  const rowsOf = (table: string) => {
    const rows = sqlite.prepare(`select * from "${table}"`).all() as Record<string, unknown>[];
    // Using a session moves its expiry, which is not content.
    return table === "session" ? rows.map((row) => ({ ...row, expiresAt: null })) : rows;
  };

  return {
    /** Changes with every commit by the server; cheap enough to call after each request. */
    commits: () => sqlite.pragma("data_version", { simple: true }) as number,
    /** Every row of every table, and every stored file's name. */
    all: () =>
      JSON.stringify({
        rows: Object.fromEntries(tables.map((table) => [table, rowsOf(table)])),
        files: ["public", "tmp"].map((folder) => filesIn(path.join(storageDir, folder))),
      }),
    close: () => sqlite.close(),
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
