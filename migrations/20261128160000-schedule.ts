import { type Kysely, sql } from "kysely";

/**
 * What is to be published or taken off the site at a moment to come. A publication hangs on the draft that it
 * publishes: where that one is published or discarded first, it goes with it. Never changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table schedule (
    id integer primary key autoincrement,
    kind text not null check (kind in ('project', 'documents', 'banner')),
    recordId integer not null default 0,
    action text not null check (action in ('publish', 'unpublish')),
    draftId integer references draft (id) on delete cascade,
    dueAt text not null,
    failure text check (failure in ('stale', 'hidden', 'invalid')),
    origin text not null check (origin in ('page', 'api', 'command', 'import', 'schedule', 'site')),
    staffId integer references staff (id) on delete set null,
    staffName text not null default '',
    createdAt text not null,
    unique (kind, recordId, action),
    check ((action = 'publish') = (draftId is not null))
  ) strict`,
  "create index schedule_dueAt on schedule (dueAt) where failure is null",
  "create index schedule_draftId on schedule (draftId)",
  "create index schedule_staffId on schedule (staffId)",
];
