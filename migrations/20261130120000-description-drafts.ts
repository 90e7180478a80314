import { type Kysely, sql } from "kysely";

/**
 * Descriptions of files have drafts too, and tell who has them open. The tables are made anew, since SQLite changes no
 * check of one that is there. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What goes with a draft, and the links' answers: dropping its table deletes their rows. */
const dependents = ["draftFile", "schedule", "approvalLink", "approvalAnswer"];
const columns = `id, kind, recordId, title, content, outdated, baseVersion, baseHash, tag, origin, staffId, staffName,
  updatedAt, typed`;
const kinds = "'project', 'documents', 'partners', 'banner', 'home', 'files'";

const statements = [
  `create table draftNext (
    id integer primary key autoincrement,
    kind text not null check (kind in (${kinds})),
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
    typed text not null default '{}',
    unique (kind, recordId)
  ) strict`,
  `insert into draftNext (${columns}) select ${columns} from draft`,
  ...dependents.map((table) => `create table ${table}Kept as select * from ${table}`),
  "drop table draft",
  "alter table draftNext rename to draft",
  "create index draft_staffId on draft (staffId)",
  ...dependents.flatMap((table) => [
    `insert into ${table} select * from ${table}Kept`,
    `drop table ${table}Kept`,
  ]),
  // Whoever has a form open says so again.
  "drop table presence",
  `create table presence (
    id integer primary key autoincrement,
    kind text not null check (kind in (${kinds})),
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
