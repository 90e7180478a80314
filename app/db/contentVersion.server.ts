import type { Trx } from "./connection.server.ts";

/**
 * Raises the number that is part of the page cache's keys, so that a cached page is never older than the last
 * commit. Not called by features: what staff change goes through `recordChange`, which also writes its
 * revision; what the site's own work changes through `publishBackgroundWork`.
 *
 * @returns the new version
 */
export async function raiseContentVersion(trx: Trx): Promise<number> {
  const { version } = await trx
    .updateTable("contentVersion")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", 1)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Shows what the site itself has made of the same content, such as a picture in other sizes. There is no
 * revision: nothing changes that has a history. So it is for the name of a file. Call it inside the transaction of the work's result.
 */
export async function publishBackgroundWork(trx: Trx): Promise<void> {
  await raiseContentVersion(trx);
}
