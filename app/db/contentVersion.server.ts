import type { Trx } from "./connection.server.ts";

/**
 * Records that something visitors can see has changed. Call it inside the transaction of the change: the
 * page cache's keys contain this number, so a cached page is never older than the last commit.
 */
export async function raiseContentVersion(trx: Trx): Promise<void> {
  await trx
    .updateTable("contentVersion")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", 1)
    .execute();
}
