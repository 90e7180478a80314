import { db, engine } from "#app/db/connection.server.ts";

/** When the last good daily backup was made, as an ISO instant; undefined when there was none. */
export function findLastBackup(): Promise<string | undefined> {
  return findLastRun("backup");
}

/** Beside the jobs' own rows, in the table of when things were last done. */
const alertMark = "alertsMailed";

/** When staff were last mailed that something needs somebody, as an ISO instant. */
export function findLastAlert(): Promise<string | undefined> {
  return findLastRun(alertMark);
}

/** @param lastRunAt an ISO instant */
export async function saveLastAlert(lastRunAt: string): Promise<void> {
  await db()
    .insertInto("chore")
    .values({ name: alertMark, lastRunAt })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ lastRunAt }))
    .execute();
}

export async function deleteLastAlert(): Promise<void> {
  await db().deleteFrom("chore").where("name", "=", alertMark).execute();
}

async function findLastRun(name: string): Promise<string | undefined> {
  const row = await db()
    .selectFrom("chore")
    .select("lastRunAt")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.lastRunAt;
}

/** "ok", or the first fault that the database finds in what it stores. Reads all of it. */
export function quickCheck(): Promise<string> {
  return engine().check();
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
