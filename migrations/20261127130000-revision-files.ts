import { type Kysely, sql } from "kysely";

/**
 * The files that a revision's content names, by the ids of their rows rather than by their paths: two numbers
 * instead of three copies of a name, which took as much room as the contents themselves. Names of files that
 * are gone are left out. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table revisionMedia (
    contentId integer not null references revisionContent (id) on delete cascade,
    mediaId integer not null references media (id) on delete cascade,
    primary key (contentId, mediaId)
  ) strict, without rowid`,
  `insert into revisionMedia (contentId, mediaId)
    select revisionFile.contentId, media.id from revisionFile join media on media.path = revisionFile.path`,
  "drop table revisionFile",
  "alter table revisionMedia rename to revisionFile",
  "create index revisionFile_mediaId on revisionFile (mediaId)",
];
