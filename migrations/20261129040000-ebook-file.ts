import { type Kysely, sql } from "kysely";

/** An e-book may be a file as well as a link. Never changes: imports nothing from the application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column eBookFile text references media (path)`.execute(db);
}
