import { type Kysely, sql } from "kysely";

/** Sessions tell by which browser they were opened, so that staff recognize their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column userAgent text not null default ''`.execute(db);
}
