import { type Kysely, sql } from "kysely";

/**
 * Staff may turn and mirror a picture, and frame it for a place themselves. Never changes: imports nothing from the
 * application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column orientation text not null default ''
    check (orientation in ('', 'r90', 'r180', 'r270', 'f', 'fr90', 'fr180', 'fr270'))`.execute(db);
  await sql`alter table media add column frames text not null default '{}'`.execute(db);
}
