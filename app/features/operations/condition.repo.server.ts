import { db } from "#app/db/connection.server.ts";

/** When the last good daily backup was made, as an ISO instant; undefined when there was none. */
export async function findLastBackup(): Promise<string | undefined> {
  const job = await db()
    .selectFrom("chore")
    .select("lastRunAt")
    .where("name", "=", "backup")
    .executeTakeFirst();
  return job?.lastRunAt;
}

/** Mails that have not been sent: those that are tried again, how many of these have failed, and those left to staff. */
export function countUnsentMails(): Promise<Record<"waiting" | "failing" | "parked", number>> {
  return db()
    .selectFrom("mail")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("parkedAt", "is", null).as("waiting"),
      fn
        .countAll<number>()
        .filterWhere("parkedAt", "is", null)
        .filterWhere("lastError", "<>", "")
        .as("failing"),
      fn.count<number>("parkedAt").as("parked"),
    ])
    .where("sentAt", "is", null)
    .executeTakeFirstOrThrow();
}

/** How often what visitors see has changed. */
export async function findContentNumber(): Promise<number | undefined> {
  const row = await db().selectFrom("contentVersion").select("version").executeTakeFirst();
  return row?.version;
}

/** Whether a mail has waited since before this moment, for no lack of tries. */
export async function hasFailedSince(before: string): Promise<boolean> {
  const mail = await db()
    .selectFrom("mail")
    .select("id")
    .where("sentAt", "is", null)
    .where("parkedAt", "is", null)
    .where("lastError", "<>", "")
    .where("createdAt", "<=", before)
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}
