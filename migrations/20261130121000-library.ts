import { type Kysely, sql } from "kysely";

/**
 * Forms that are kept while a file is chosen for them from the library, apart from those of expired sessions, which they
 * must not push out; the files of some days, found without reading all; and a version of a file's name, credit and
 * licence, apart from that of its description. Never changes: imports nothing from the
 * application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table pendingForm add column isForLibrary integer not null default 0
    check (isForLibrary in (0, 1))`,
  "create index media_createdAt on media (createdAt)",
  "alter table media add column detailsVersion integer not null default 1",
];
