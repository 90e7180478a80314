import { type Kysely, sql } from "kysely";

/** A form kept over an expired session also says which of its files were refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table pendingForm add column fileErrors text not null default '{}'")
    .execute(db);
}
