import { type Kysely, sql } from "kysely";

/** Each admin screen checks for mail trouble; the partial index skips sent mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mail_unsent on mail (id) where sentAt is null`.execute(db);
}
