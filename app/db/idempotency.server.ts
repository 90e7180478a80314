import { type Db, db, type Trx } from "./connection.server.ts";

type Kind = "project" | "document" | "partner" | "contactMessage";

/** How a repeated request is known. */
export interface Once {
  /** Chosen by the client for one submission; undefined makes a record each time. */
  idempotencyKey?: string | undefined;
  /** Of what the key is used for; where it is given, the same key for something else is refused. */
  requestHash?: string | undefined;
}

/** The key was used before, for another request. */
export class KeyReusedError extends Error {}

/**
 * Makes a record once for each key: a double click or a repeated request gets the first one's id.
 *
 * @throws KeyReusedError when both requests tell what they are, and differ
 */
export async function insertOnce(
  trx: Trx,
  { kind, idempotencyKey: key, requestHash }: { kind: Kind } & Once,
  insert: () => Promise<number>,
): Promise<number> {
  if (key === undefined) return insert();
  const earlier = await findKey(trx, kind, key);
  if (earlier?.requestHash && requestHash && earlier.requestHash !== requestHash) {
    throw new KeyReusedError(`${kind} ${earlier.recordId}`);
  }
  if (earlier) return earlier.recordId;
  const recordId = await insert();
  const createdAt = new Date().toISOString();
  await trx
    .insertInto("idempotencyKey")
    .values({ kind, key, recordId, createdAt, requestHash: requestHash ?? null })
    .execute();
  return recordId;
}

/** Whether a key was used before. */
export async function isKeyKnown(kind: Kind, key: string): Promise<boolean> {
  return (await findKey(db(), kind, key)) !== undefined;
}

function findKey(executor: Trx | Db, kind: Kind, key: string) {
  return executor
    .selectFrom("idempotencyKey")
    .select(["recordId", "requestHash"])
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Forgets the keys that begin so: their records are gone. */
export async function forgetKeys(prefix: string): Promise<void> {
  await db().deleteFrom("idempotencyKey").where("key", "like", `${prefix}%`).execute();
}

const keptMs = 30 * 24 * 3_600_000;

/** Forgets the keys of submissions that nobody will repeat any more: those of a month ago. */
export async function forgetOldKeys(now = Date.now()): Promise<void> {
  const before = new Date(now - keptMs).toISOString();
  await db().deleteFrom("idempotencyKey").where("createdAt", "<", before).execute();
}
