import { type Kysely, sql } from "kysely";

/** Who wants a mail when the server needs somebody; nobody until they say so. Never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff add column wantsAlerts integer not null default 0 check (wantsAlerts in (0, 1))`.execute(
    db,
  );
}
