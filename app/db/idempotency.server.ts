import { createHash } from "node:crypto";
import { type Db, db, type Trx } from "./connection.server.ts";
import * as Drafts from "./drafts/drafts.repo.server.ts";
import type { DraftForm } from "./drafts/draftTag.ts";
import type { TypedTexts } from "./drafts/typedTexts.ts";
import { kindsOfTables } from "./history/listOrder.server.ts";
import type { Row } from "./tables.ts";

type Kind = Row<"idempotencyKey">["kind"];

/** Identifies a repeated request. */
export interface Idempotency {
  /** Chosen by the client for one submission; undefined: every request creates a record. */
  idempotencyKey?: string | undefined;
  /** Hash of the request's content; where given, the same key with other content is refused. */
  requestHash?: string | undefined;
  /**
   * The key belongs to one opened form: submitted again with other content (its first answer was lost), it
   * updates the record it created, unless somebody else has changed it since, or recreates a deleted one.
   */
  isForm?: boolean;
  /** Numbers the form's submissions: one that arrives after a later one is refused, since it would undo it. */
  attempt?: number | undefined;
}

/** One of the many records that a form makes. */
export interface NamedRow<Content> {
  /** Tells it from the form's other rows, each time that the form is sent. */
  name: string;
  content: Content;
  /** What was typed in its fields where it is not valid, by their names in the record. */
  typed?: TypedTexts;
}

/** Hash of what a request or a record contains. */
export function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}

/** The key was already used for another request. */
export class KeyReusedError extends Error {}

/**
 * Creates one record per key: a double click or a repeated request gets the first one's id.
 *
 * @param amend stores a form's current content in the record that it created before
 * @throws KeyReusedError when the key was used with other content and not by a form, when somebody else has
 *   changed the form's record since, or when a later submission of the form came first
 */
export async function insertIdempotent(
  trx: Trx,
  { kind, idempotencyKey: key, requestHash, isForm, attempt }: { kind: Kind } & Idempotency,
  insert: () => Promise<number>,
  amend?: (id: number) => Promise<unknown>,
): Promise<number> {
  if (key === undefined) return insert();
  const earlier = await findKey(trx, kind, key);
  const isLate = attempt !== undefined && attempt < (earlier?.attempt ?? 0);
  if (isLate) throw new KeyReusedError(`${kind} ${earlier?.recordId}`);
  if (!earlier || (isForm && !(await exists(trx, kind, earlier.recordId)))) {
    return storeKey(trx, { kind, key, requestHash, attempt, recordId: await insert() });
  }
  const { recordId } = earlier;
  const isSame =
    requestHash === undefined ||
    earlier.requestHash === null ||
    earlier.requestHash === requestHash;
  if (isSame) {
    await countAttempt(trx, kind, key, attempt);
    return recordId;
  }
  if (!isForm || (await isChangedSince(trx, kind, earlier))) {
    throw new KeyReusedError(`${kind} ${recordId}`);
  }
  await amend?.(recordId);
  return storeKey(trx, { kind, key, requestHash, attempt, recordId });
}

/**
 * Ends a new record's form: what it has sent and arrives later stores nothing.
 *
 * @returns the id of the record that it has made; undefined where it has made none, or has sent something since
 */
export async function endForm(
  trx: Trx,
  kind: Kind,
  { key, attempt }: DraftForm,
): Promise<number | undefined> {
  const earlier = await findKey(trx, kind, key);
  if (!earlier) {
    await storeKey(trx, { kind, key, requestHash: undefined, attempt, recordId: 0 });
    return undefined;
  }
  if (attempt < (earlier.attempt ?? 0)) return undefined;
  await countAttempt(trx, kind, key, attempt);
  return earlier.recordId;
}

/** The idempotency of one of the records that a form makes: what is compared is its own content. */
export function idempotencyOfRow(
  { name, content, typed }: NamedRow<unknown>,
  { idempotencyKey: key, requestHash, ...once }: Idempotency,
): Idempotency {
  if (key === undefined) return {};
  return {
    ...once,
    idempotencyKey: `${key} ${name}`,
    ...(requestHash !== undefined && { requestHash: hashOf(typed ? [content, typed] : content) }),
  };
}

/**
 * The records that a form has made before and no longer holds, but for those that somebody else has changed since.
 *
 * @throws KeyReusedError when a later submission of the form came first, or it was left (`endForm`)
 */
export async function findDroppedRows(
  trx: Trx,
  kind: Kind,
  rows: readonly NamedRow<unknown>[],
  { idempotencyKey: key, attempt }: Idempotency,
): Promise<number[]> {
  if (key === undefined) return [];
  const known = await trx
    .selectFrom("idempotencyKey")
    .select(["key", "recordId", "createdAt", "attempt"])
    .where("kind", "=", kind)
    // The form's own key, or that, a space and the row's name: "!" is the character after the space.
    .where((eb) =>
      eb.or([eb("key", "=", key), eb.and([eb("key", ">", `${key} `), eb("key", "<", `${key}!`)])]),
    )
    .execute();
  const isLate = known.some((row) => attempt !== undefined && attempt < (row.attempt ?? 0));
  if (isLate) throw new KeyReusedError(`${kind} of ${known.length} rows`);
  // Its own is of no record: it was left.
  const names = new Set([key, ...rows.map(({ name }) => `${key} ${name}`)]);
  const dropped: number[] = [];
  for (const row of known) {
    if (names.has(row.key)) continue;
    await countAttempt(trx, kind, row.key, attempt);
    if (!(await isChangedSince(trx, kind, row))) dropped.push(row.recordId);
  }
  return dropped;
}

/** Whether a key was used before. */
export async function isKeyKnown(kind: Kind, key: string): Promise<boolean> {
  return (await findKey(db(), kind, key)) !== undefined;
}

/** The id of the record that was made with a key, which may be gone since; undefined where none was. */
export async function findIdByKey(kind: Kind, key: string): Promise<number | undefined> {
  return (await findKey(db(), kind, key))?.recordId;
}

interface Used {
  kind: Kind;
  key: string;
  requestHash: string | undefined;
  recordId: number;
  attempt: number | undefined;
}

async function storeKey(trx: Trx, { kind, key, recordId, ...used }: Used): Promise<number> {
  const stored = {
    recordId,
    requestHash: used.requestHash ?? null,
    attempt: used.attempt ?? null,
    createdAt: new Date().toISOString(),
  };
  await trx
    .insertInto("idempotencyKey")
    .values({ kind, key, ...stored })
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doUpdateSet(stored))
    .execute();
  return recordId;
}

/** A repetition stores nothing, but is later than those before it. */
async function countAttempt(trx: Trx, kind: Kind, key: string, attempt: number | undefined) {
  if (attempt === undefined) return;
  await trx
    .updateTable("idempotencyKey")
    .set({ attempt })
    .where("kind", "=", kind)
    .where("key", "=", key)
    .execute();
}

async function exists(trx: Trx, kind: Kind, id: number): Promise<boolean> {
  const row = await trx.selectFrom(kind).select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined || (await findDraft(trx, kind, id)) !== undefined;
}

/** A record may be only a draft; a visitor's message has none. */
async function findDraft(trx: Trx, kind: Kind, id: number) {
  return kind === "contactMessage" ? undefined : Drafts.find(kindsOfTables[kind], id, trx);
}

/** Whether the record has been changed by anything other than the key's own form. */
async function isChangedSince(
  trx: Trx,
  kind: Kind,
  { recordId, createdAt }: { recordId: number; createdAt: string },
): Promise<boolean> {
  // Visitors' messages are never edited.
  if (kind === "contactMessage") return false;
  const row = await trx
    .selectFrom(kind)
    .select("id")
    .where("id", "=", recordId)
    .where("updatedAt", ">", createdAt)
    .executeTakeFirst();
  if (row !== undefined) return true;
  const draft = await findDraft(trx, kind, recordId);
  return draft !== undefined && draft.updatedAt > createdAt;
}

function findKey(executor: Trx | Db, kind: Kind, key: string) {
  return executor
    .selectFrom("idempotencyKey")
    .select(["recordId", "requestHash", "createdAt", "attempt"])
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Deletes the keys with this prefix, whose records are gone. */
export async function forgetKeys(prefix: string): Promise<void> {
  await db().deleteFrom("idempotencyKey").where("key", "like", `${prefix}%`).execute();
}

const keptMs = 30 * 24 * 3_600_000;

/** Deletes keys older than a month, whose submissions will not be repeated any more. */
export async function deleteOldKeys(now = Date.now()): Promise<void> {
  const before = new Date(now - keptMs).toISOString();
  await db().deleteFrom("idempotencyKey").where("createdAt", "<", before).execute();
}
