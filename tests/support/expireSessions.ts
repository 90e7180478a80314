import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { TestServer } from "./server.ts";

/** Makes every page session expire, as after twelve idle hours. */
export function expireSessions(server: TestServer): void {
  const sqlite = new SqliteDatabase(path.join(server.storageDir, "site.sqlite"));
  const past = new Date(Date.now() - 1000).toISOString();
  sqlite.prepare("update session set expiresAt = ? where kind = 'page'").run(past);
  sqlite.close();
}
