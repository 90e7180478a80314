import { type Kysely, sql } from "kysely";

/**
 * A project's card may follow its banner: its two columns then hold the banner's path. Never changes: imports nothing from
 * the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column "cardFollowsBanner" integer not null default 0
    check ("cardFollowsBanner" in (0, 1))`.execute(db);
}
