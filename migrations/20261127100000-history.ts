import { type Kysely, sql } from "kysely";

/**
 * What every record has been: one row per change that visitors could see. Never changes: imports nothing from
 * the application. The first revisions of existing content are written by the program after it has migrated,
 * since only it knows the shape of a record.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table revisionContent (
    id integer primary key autoincrement,
    hash text not null unique,
    content text not null,
    outdated text not null default '{}'
  ) strict`,
  `create table revisionFile (
    contentId integer not null references revisionContent (id) on delete cascade,
    path text not null,
    primary key (contentId, path)
  ) strict`,
  "create index revisionFile_path on revisionFile (path)",
  `create table revision (
    id integer primary key autoincrement,
    kind text not null check (kind in ('project', 'documents', 'partners', 'banner', 'home', 'files')),
    recordId integer,
    shownInKind text,
    shownInId integer,
    title text not null default '',
    action text not null check (action in ('created', 'published', 'unpublished', 'deleted', 'restored',
      'highlighted', 'ordered', 'described', 'imported')),
    isPublic integer check (isPublic in (0, 1)),
    wasPublic integer not null default 0 check (wasPublic in (0, 1)),
    contentId integer references revisionContent (id),
    orderId integer references revisionContent (id),
    draftId integer references revisionContent (id),
    fields text not null default '[]',
    origin text not null check (origin in ('page', 'api', 'command', 'import', 'schedule', 'site', 'before')),
    staffId integer references staff (id) on delete set null,
    staffName text not null default '',
    recordCreatedAt text,
    recordUpdatedAt text,
    at text not null,
    contentVersion integer not null
  ) strict`,
  "create index revision_record on revision (kind, recordId, id)",
  "create index revision_shownIn on revision (shownInKind, shownInId, id) where shownInKind is not null",
  "create index revision_order on revision (kind, id) where orderId is not null",
  "create index revision_gone on revision (kind, recordId) where isPublic = 0",
  "create index revision_contentId on revision (contentId)",
  "create index revision_orderId on revision (orderId) where orderId is not null",
  "create index revision_draftId on revision (draftId) where draftId is not null",
  "create index revision_staffId on revision (staffId)",
  "create index revision_contentVersion on revision (contentVersion)",
];
