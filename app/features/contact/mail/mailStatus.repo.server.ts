import { type Db, db, type Trx } from "#app/db/connection.server.ts";

/** What has become of a message's mail. */
export interface MailStatus {
  recipient: string;
  attempts: number;
  lastError: string;
  /** ISO 8601; null while it has not gone. */
  sentAt: string | null;
  /** Refused for good, then; null otherwise. */
  parkedAt: string | null;
}

/** Mail that staff must know about. */
export interface MailTrouble {
  /** Tried, and still waiting ten minutes after the message came. */
  failing: number;
  /** Refused for good. */
  parked: number;
  /** In the mail server's words. */
  reason: string;
}

const FAILING_MS = 10 * 60 * 1000;

/** A message's mail; undefined for one that was never to be mailed. */
export function findForMessage(
  contactMessageId: number,
  executor: Db | Trx = db(),
): Promise<MailStatus | undefined> {
  return executor
    .selectFrom("mail")
    .select(["recipient", "attempts", "lastError", "sentAt", "parkedAt"])
    .where("contactMessageId", "=", contactMessageId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What is wrong with the outgoing mail; undefined when all is well. */
export async function findTrouble(now = Date.now()): Promise<MailTrouble | undefined> {
  const since = new Date(now - FAILING_MS).toISOString();
  const rows = await db()
    .selectFrom("mail")
    .select(["parkedAt", "lastError"])
    .where("sentAt", "is", null)
    .where(({ or, and, eb }) =>
      or([
        eb("parkedAt", "is not", null),
        and([eb("attempts", ">", 0), eb("createdAt", "<=", since)]),
      ]),
    )
    .orderBy("id", "desc")
    .execute();
  if (rows.length === 0) return undefined;
  const parked = rows.filter((row) => row.parkedAt !== null).length;
  return { failing: rows.length - parked, parked, reason: rows[0]?.lastError ?? "" };
}
