import type { Kysely } from "kysely";

/** A hash of the request for which a key was first used, so that its use for another one is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("idempotencyKey").addColumn("requestHash", "text").execute();
}
