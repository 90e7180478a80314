import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import type { Row } from "#app/db/tables.ts";
import { mailOffReason } from "./mailStatus.repo.server.ts";
import { longestWait, maxWaitMs, waitAfter } from "./retryWait.ts";
import { recipientFor } from "./route.ts";
import type { OutgoingMail } from "./transport.server.ts";

/** An unsent mail of the outbox. */
export type QueuedMail = Pick<
  Row<"mail">,
  "id" | "recipient" | "replyTo" | "subject" | "text" | "messageId" | "attempts" | "createdAt"
>;

/**
 * Adds a mail to the outbox, in the transaction of what it tells.
 *
 * @param contactMessageId the message that it brings, if any
 */
export async function insert(
  trx: Trx,
  contactMessageId: number | null,
  mail: OutgoingMail,
  now = Date.now(),
): Promise<void> {
  const createdAt = instant(now);
  await trx
    .insertInto("mail")
    .values({ ...mail, contactMessageId, nextAttemptAt: createdAt, createdAt })
    .execute();
}

/** The next due mail; those with the fewest failures first, so that none blocks the others. */
export function findDue(now = Date.now()): Promise<QueuedMail | undefined> {
  return due(now)
    .select(["id", "recipient", "replyTo", "subject", "text", "messageId", "attempts", "createdAt"])
    .orderBy("attempts")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** When the next attempt is due (ms since 1970); undefined when nothing waits. */
export async function findNextAttempt(): Promise<number | undefined> {
  const next = await waiting()
    .select("nextAttemptAt")
    .orderBy("nextAttemptAt")
    .limit(1)
    .executeTakeFirst();
  return next && Date.parse(next.nextAttemptAt);
}

export async function markSent(id: number, now = Date.now()): Promise<void> {
  await db()
    .updateTable("mail")
    .set({ sentAt: instant(now), lastError: "" })
    .where("id", "=", id)
    .execute();
}

/** The server rejected the mail permanently: it waits for staff. */
export async function park(
  { id, attempts }: Pick<QueuedMail, "id" | "attempts">,
  reason: string,
  now = Date.now(),
): Promise<void> {
  await db()
    .updateTable("mail")
    .set({ attempts: attempts + 1, lastError: reason, parkedAt: instant(now) })
    .where("id", "=", id)
    .execute();
}

type Tried = Pick<QueuedMail, "id" | "attempts" | "createdAt">;

/** Schedules the next attempt after a failed one. */
export async function postpone(
  { id, attempts, createdAt }: Tried,
  reason: string,
  now = Date.now(),
  executor: Db | Trx = db(),
): Promise<void> {
  const wait = waitAfter(attempts + 1, now - Date.parse(createdAt));
  await executor
    .updateTable("mail")
    .set({ attempts: attempts + 1, lastError: reason, nextAttemptAt: instant(now + wait) })
    .where("id", "=", id)
    .execute();
}

/**
 * The server could not be reached: all due mails wait, since none could have been sent. Only the one that was
 * tried has failed once more: the others come first next time, in case it is what broke the connection.
 */
export async function postponeAllDue(
  tried: Tried,
  reason: string,
  now = Date.now(),
): Promise<void> {
  const mails = await due(now).select(["id", "createdAt"]).where("id", "<>", tried.id).execute();
  const pause = waitAfter(tried.attempts + 1, now - Date.parse(tried.createdAt));
  // A single commit for all of them.
  await db()
    .transaction()
    .execute(async (trx) => {
      await postpone(tried, reason, now, trx);
      for (const { id, createdAt } of mails) {
        const wait = Math.min(pause, longestWait(now - Date.parse(createdAt)));
        await trx
          .updateTable("mail")
          .set({ lastError: reason, nextAttemptAt: instant(now + wait) })
          .where("id", "=", id)
          .execute();
      }
    });
}

/** Makes every unsent mail due now, including parked ones. */
export async function retryAll(now = Date.now()): Promise<void> {
  await db()
    .updateTable("mail")
    .set({ nextAttemptAt: instant(now), parkedAt: null })
    .where("sentAt", "is", null)
    .execute();
}

/** Without an SMTP server, parks the remaining mails for staff to see, so that none waits in vain. */
export async function parkAllWaiting(now = Date.now()): Promise<void> {
  await db()
    .updateTable("mail")
    .set({ lastError: mailOffReason, parkedAt: instant(now) })
    .where("sentAt", "is", null)
    .where("parkedAt", "is", null)
    .execute();
}

/**
 * Readdresses waiting mails according to the current MAIL_TO; a parked mail with a new recipient is due
 * again.
 */
export function reroute(routes: Readonly<Record<string, string>>, now = Date.now()): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const unsent = await trx
        .selectFrom("mail")
        .innerJoin("contactMessage", "contactMessage.id", "mail.contactMessageId")
        .select(["mail.id", "mail.recipient", "contactMessage.subject"])
        .where("sentAt", "is", null)
        .execute();
      for (const { id, recipient, subject } of unsent) {
        const today = recipientFor(subject, routes);
        if (today === recipient) continue;
        await trx
          .updateTable("mail")
          .set({ recipient: today, parkedAt: null, nextAttemptAt: instant(now) })
          .where("id", "=", id)
          .execute();
      }
    });
}

/** Due, or scheduled further ahead than any wait: the clock has been set back meanwhile. */
function due(now: number) {
  return waiting().where(({ or, eb }) =>
    or([
      eb("nextAttemptAt", "<=", instant(now)),
      eb("nextAttemptAt", ">", instant(now + maxWaitMs)),
    ]),
  );
}

function waiting() {
  return db().selectFrom("mail").where("sentAt", "is", null).where("parkedAt", "is", null);
}

function instant(time: number) {
  return new Date(time).toISOString();
}
