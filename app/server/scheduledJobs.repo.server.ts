import { db } from "#app/db/connection.server.ts";

/** When a job last ran, as an ISO instant; undefined when it never has. */
export async function findLastRun(name: string): Promise<string | undefined> {
  const job = await db()
    .selectFrom("chore")
    .select("lastRunAt")
    .where("name", "=", name)
    .executeTakeFirst();
  return job?.lastRunAt;
}

/** @param lastRunAt an ISO instant */
export async function recordRun(name: string, lastRunAt: string): Promise<void> {
  await db()
    .insertInto("chore")
    .values({ name, lastRunAt })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ lastRunAt }))
    .execute();
}
