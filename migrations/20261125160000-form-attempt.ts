import type { Kysely } from "kysely";

/** Which submission of an opened form stored its record last, so that an earlier one that is late is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("idempotencyKey").addColumn("attempt", "integer").execute();
}
