import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { TestServer } from "./server.ts";

/** Turns the clock of every page's session past its expiry, as twelve idle hours do. */
export function expireSessions(server: TestServer): void {
  const sqlite = new SqliteDatabase(path.join(server.storageDir, "site.sqlite"));
  const past = new Date(Date.now() - 1000).toISOString();
  sqlite.prepare("update session set expiresAt = ? where kind = 'page'").run(past);
  sqlite.close();
}
