import { type Kysely, sql } from "kysely";

/** A project's film may be on YouTube instead of in `video`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table project add column videoLink text not null default ''").execute(db);
}
