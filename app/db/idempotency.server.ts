import { db, type Trx } from "./connection.server.ts";

type Kind = "project" | "document" | "partner" | "contactMessage";

/**
 * Makes a record once for each key: a double click or a repeated request gets the first one's id.
 *
 * @param key chosen by the client for one submission; undefined makes a record each time
 */
export async function insertOnce(
  trx: Trx,
  { kind, key }: { kind: Kind; key: string | undefined },
  insert: () => Promise<number>,
): Promise<number> {
  if (key === undefined) return insert();
  const earlier = await trx
    .selectFrom("idempotencyKey")
    .select("recordId")
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
  if (earlier) return earlier.recordId;
  const recordId = await insert();
  const createdAt = new Date().toISOString();
  await trx.insertInto("idempotencyKey").values({ kind, key, recordId, createdAt }).execute();
  return recordId;
}

const keptMs = 30 * 24 * 3_600_000;

/** Forgets the keys of submissions that nobody will repeat any more: those of a month ago. */
export async function forgetOldKeys(now = Date.now()): Promise<void> {
  const before = new Date(now - keptMs).toISOString();
  await db().deleteFrom("idempotencyKey").where("createdAt", "<", before).execute();
}
