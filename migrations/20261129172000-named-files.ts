import { type Kysely, sql } from "kysely";

/**
 * Whether staff have named a file: that name holds, whatever the same bytes are called when they are sent again. Never
 * changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "alter table media add column isNamed integer not null default 0 check (isNamed in (0, 1))",
    )
    .execute(db);
}
