import { type Kysely, sql } from "kysely";

/**
 * Who has which record's form open. A row is as good as its `expiresAt`, and nobody would miss it: whoever has the form
 * open says so again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table presence (
    id integer primary key autoincrement,
    kind text not null check (kind in ('project', 'documents', 'partners', 'banner', 'home')),
    recordId integer not null,
    staffId integer not null references staff (id) on delete cascade,
    tab text not null,
    field text not null default '',
    typedAt text,
    openedAt text not null,
    expiresAt text not null,
    unique (kind, recordId, staffId, tab)
  ) strict`,
  "create index presence_staffId on presence (staffId)",
  "create index presence_expiresAt on presence (expiresAt)",
];
