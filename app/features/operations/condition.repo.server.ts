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
