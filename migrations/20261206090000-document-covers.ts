import { type Kysely, sql } from "kysely";

/** Background work may be a document's cover, its first page as a picture; each PDF that is stored gets one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mediaJobNext (
    id integer primary key autoincrement,
    mediaId integer not null references media (id) on delete cascade,
    kind text not null check (kind in ('image', 'video', 'cover')),
    attempts integer not null default 0,
    progress integer not null default 0,
    lastError text not null default '',
    createdAt text not null,
    unique (mediaId, kind)
  ) strict`,
  `insert into mediaJobNext
    select id, mediaId, kind, attempts, progress, lastError, createdAt from mediaJob`,
  "drop table mediaJob",
  "alter table mediaJobNext rename to mediaJob",
  // The newest first: it is most likely on a page that somebody reads.
  `insert into mediaJob (mediaId, kind, createdAt)
    select id, 'cover', createdAt from media where type = 'application/pdf' order by id desc`,
];
