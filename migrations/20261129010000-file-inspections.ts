import { type Kysely, sql } from "kysely";

/**
 * What was found in a stored file when it was first asked: it never changes. And when somebody has dealt with an answer
 * to an approval link. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mediaInspection (
    mediaId integer primary key references media (id) on delete cascade,
    tones text not null default '',
    isTagged integer
  ) strict`,
  "alter table approvalAnswer add column handledAt text",
];
