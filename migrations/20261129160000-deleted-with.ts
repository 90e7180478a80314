import { type Kysely, sql } from "kysely";

/**
 * A deletion also keeps what was typed in the record's form and is no valid content, what its draft was based on, and what
 * was scheduled for it. Never changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revision add column deletedWith text not null default '{}'`.execute(db);
}
