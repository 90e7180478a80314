import { type Kysely, sql } from "kysely";

/** Accounts can ask for a second step at sign-in: a code of an authenticator app, or one of ten of paper. Never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table staff add column totpSecret text",
  "alter table staff add column totpStep integer not null default 0",
  `create table recoveryCode (
    id integer primary key autoincrement,
    staffId integer not null references staff (id) on delete cascade,
    codeHash text not null,
    unique (staffId, codeHash)
  ) strict`,
];
