import { type Kysely, sql } from "kysely";

/**
 * What was typed in forms of records without drafts, by person and opened form. Never changes: imports nothing from the
 * application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table "typedForm" (
    "id" integer primary key autoincrement,
    "staffId" integer not null references "staff" ("id") on delete cascade,
    "form" text not null,
    "key" text not null,
    "attempt" integer not null,
    "entries" text not null default '[]',
    "updatedAt" text not null,
    unique ("staffId", "form", "key")
  ) strict`,
  'create index "typedForm_updatedAt" on "typedForm" ("updatedAt")',
];
