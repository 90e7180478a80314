import { db, type Trx } from "#app/db/connection.server.ts";
import { insertOnce, isKeyKnown, type Once } from "#app/db/idempotency.server.ts";
import { fold } from "#app/i18n/fold.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { ContactMessage } from "./contact.schema.ts";
import { suspicious } from "./spam/score.ts";

/** What else is known of a message when it arrives. */
interface Arrival extends Once {
  /** Language of the form that it came by. */
  lang: Lang;
  /** From `spamScore`; a suspected message goes to the spam folder. */
  spamScore?: number;
  /** Writes what belongs to the message (its mails) inside the same transaction. */
  alongside?: (trx: Trx, id: number) => Promise<void>;
}

/** Stores a message; it is safe on disk once this answers. */
export async function insert(
  message: ContactMessage,
  { lang, spamScore = 0, idempotencyKey, requestHash, alongside }: Arrival,
): Promise<{ id: number }> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const id = await insertOnce(
        trx,
        { kind: "contactMessage", idempotencyKey, requestHash },
        async () => {
          const { id } = await trx
            .insertInto("contactMessage")
            .values({ ...columns(message), lang, ...arrived(spamScore) })
            .returning("id")
            .executeTakeFirstOrThrow();
          await alongside?.(trx, id);
          return id;
        },
      );
      return { id };
    });
}

/** Whether a submission has been stored before, under its own key. */
export async function isStored(idempotencyKey: string): Promise<boolean> {
  return isKeyKnown("contactMessage", idempotencyKey);
}

/**
 * Erases messages that arrived before, with their mails and their submissions' keys.
 *
 * @returns how many messages
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
      const result = await trx
        .deleteFrom("contactMessage")
        .where("createdAt", "<", before)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    });
}

/** `searchText` is what the inbox's search compares, each text on a line of its own. */
function columns({ name, email, phone, subject, message }: ContactMessage) {
  const searchText = fold([name, email, phone, message].join("\n"));
  return { name, email, phone, subject, message, searchText };
}

function arrived(spamScore: number) {
  const state = spamScore >= suspicious ? ("spam" as const) : ("new" as const);
  return { spamScore, state, isRead: 0 as const, createdAt: new Date().toISOString() };
}
