import type { TestServer } from "./server.ts";
import { changeRows } from "./siteDatabase.ts";

/** Makes every page session expire, as after twelve idle hours. */
export function expireSessions(server: TestServer): void {
  const past = new Date(Date.now() - 1000).toISOString();
  const expire = "update session set expiresAt = ? where kind = 'page'";
  changeRows(server.storageDir, expire, [past]);
}
