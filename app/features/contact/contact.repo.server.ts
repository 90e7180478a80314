import { db, type Trx } from "#app/db/connection.server.ts";
import { type Idempotency, insertIdempotent, isKeyKnown } from "#app/db/idempotency.server.ts";
import { fold } from "#app/i18n/fold.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { ContactMessage } from "./contact.schema.ts";
import { spamThreshold } from "./spam/score.ts";

/** What else is known about an incoming message. */
interface Arrival extends Idempotency {
  /** Language of the form. */
  lang: Lang;
  /** From `spamScore`; a suspected message goes to the spam folder. */
  spamScore?: number;
  /** Writes related rows (its mails) in the same transaction. */
  alongside?: (trx: Trx, id: number) => Promise<void>;
}

/**
 * Stores a message; it is safely on disk when this resolves.
 *
 * @returns `isNew`: false when an earlier request with this key has stored it
 */
export async function insert(
  message: ContactMessage,
  { lang, spamScore = 0, idempotencyKey, requestHash, alongside }: Arrival,
): Promise<{ id: number; isNew: boolean }> {
  return db()
    .transaction()
    .execute(async (trx) => {
      let isNew = false;
      const id = await insertIdempotent(
        trx,
        { kind: "contactMessage", idempotencyKey, requestHash },
        async () => {
          isNew = true;
          const { id } = await trx
            .insertInto("contactMessage")
            .values({ ...columns(message), lang, ...arrived(spamScore) })
            .returning("id")
            .executeTakeFirstOrThrow();
          await alongside?.(trx, id);
          return id;
        },
      );
      return { id, isNew };
    });
}

/** Whether a submission with this key has been stored before. */
export async function isStored(idempotencyKey: string): Promise<boolean> {
  return isKeyKnown("contactMessage", idempotencyKey);
}

/**
 * Deletes messages received before `time`, with their mails and their submissions' keys.
 *
 * @returns number of deleted messages
 */
export async function deleteReceivedBefore(time: Date): Promise<number> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const before = time.toISOString();
      await trx
        .deleteFrom("idempotencyKey")
        .where("kind", "=", "contactMessage")
        .where("createdAt", "<", before)
        .execute();
      // Those that tell of something else: a message's own go with it.
      await trx
        .deleteFrom("mail")
        .where("contactMessageId", "is", null)
        .where("createdAt", "<", before)
        .execute();
      const result = await trx
        .deleteFrom("contactMessage")
        .where("createdAt", "<", before)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    });
}

/** `searchText` is what the inbox's search matches, with each text on its own line. */
function columns({ name, email, phone, subject, message }: ContactMessage) {
  const searchText = fold([name, email, phone, message].join("\n"));
  return { name, email, phone, subject, message, searchText };
}

function arrived(spamScore: number) {
  const state = spamScore >= spamThreshold ? ("spam" as const) : ("new" as const);
  return { spamScore, state, isRead: 0 as const, createdAt: new Date().toISOString() };
}
