import { type Db, db, type Trx } from "#app/db/connection.server.ts";

/** The state of a message's mail. */
export interface MailStatus {
  recipient: string;
  attempts: number;
  lastError: string;
  /** ISO 8601; null while unsent. */
  sentAt: string | null;
  /** Since when it waits for staff: rejected permanently, or left over when mail was switched off. */
  parkedAt: string | null;
}

/** Problems with outgoing mail that staff must know about. */
export interface MailError {
  /** Attempted, and still waiting ten minutes after the message came. */
  failing: number;
  /** Tried again only when staff ask for it. */
  parked: number;
  /** In the mail server's words. */
  reason: string;
}

/** The `lastError` of a mail that no server refused: SMTP_URL was gone before it could go. */
export const mailOffReason = "SMTP_URL is not set";

const failingMs = 10 * 60 * 1000;

/** A message's mail; undefined if it was not to be mailed. */
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

/** The problem with outgoing mail; undefined when all is well. */
export async function findError(now = Date.now()): Promise<MailError | undefined> {
  const newest = await troubled(now)
    .select("lastError")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return undefined;
  const { all, parked } = await troubled(now)
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.count<number>("parkedAt").as("parked"),
    ])
    .executeTakeFirstOrThrow();
  return { failing: all - parked, parked, reason: newest.lastError };
}

/** Whether there is any problem with outgoing mail. */
export async function hasError(now = Date.now()): Promise<boolean> {
  const any = await troubled(now).select("id").limit(1).executeTakeFirst();
  return any !== undefined;
}

function troubled(now: number) {
  const since = new Date(now - failingMs).toISOString();
  return db()
    .selectFrom("mail")
    .where("sentAt", "is", null)
    .where(({ or, and, eb }) =>
      or([
        eb("parkedAt", "is not", null),
        and([eb("lastError", "<>", ""), eb("createdAt", "<=", since)]),
      ]),
    );
}
