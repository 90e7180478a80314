import { type Kysely, sql } from "kysely";

/** A draft also keeps what was typed in fields where it cannot be published as it is. Never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table draft add column typed text not null default '{}'").execute(db);
}
