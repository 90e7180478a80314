import { type Kysely, sql } from "kysely";

/** Each screen of the back office asks whether mail has trouble; what has gone is never looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mail_unsent on mail (id) where sentAt is null`.execute(db);
}
