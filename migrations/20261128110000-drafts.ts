import { type Kysely, sql } from "kysely";

/** What staff have prepared and not published, beside the tables that visitors read. Never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table draft (
    id integer primary key autoincrement,
    kind text not null check (kind in ('project', 'documents', 'partners', 'banner', 'home')),
    recordId integer not null default 0,
    title text not null default '',
    content text not null,
    outdated text not null default '{}',
    baseVersion integer not null default 0,
    baseHash text,
    tag text not null,
    origin text not null check (origin in ('page', 'api', 'command', 'import', 'schedule', 'site')),
    staffId integer references staff (id) on delete set null,
    staffName text not null default '',
    updatedAt text not null,
    unique (kind, recordId)
  ) strict`,
  "create index draft_staffId on draft (staffId)",
  `create table draftFile (
    draftId integer not null references draft (id) on delete cascade,
    path text not null references media (path),
    primary key (draftId, path)
  ) strict`,
  "create index draftFile_path on draftFile (path)",
];
