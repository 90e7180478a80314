import { db } from "#app/db/connection.server.ts";

/** When a chore last ran, as an ISO instant; undefined when it never has. */
export async function findLastRun(name: string): Promise<string | undefined> {
  const chore = await db()
    .selectFrom("chore")
    .select("lastRunAt")
    .where("name", "=", name)
    .executeTakeFirst();
  return chore?.lastRunAt;
}

/** @param lastRunAt an ISO instant */
export async function recordRun(name: string, lastRunAt: string): Promise<void> {
  await db()
    .insertInto("chore")
    .values({ name, lastRunAt })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ lastRunAt }))
    .execute();
}
