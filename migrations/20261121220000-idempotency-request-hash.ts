import type { Kysely } from "kysely";

/** What a key was first used for, so that its use for something else is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("idempotencyKey").addColumn("requestHash", "text").execute();
}
