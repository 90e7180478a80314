import { type Kysely, sql } from "kysely";

/**
 * The crop for phones becomes one of several: a common kind, and a job for every picture flat enough for any
 * of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mediaVariantNext (
    id integer primary key autoincrement,
    mediaId integer not null references media (id) on delete cascade,
    kind text not null check (kind in ('image', 'crop', 'video', 'thumbnails')),
    path text not null unique,
    type text not null,
    width integer not null,
    height integer not null,
    size integer not null
  ) strict`.execute(db);
  await sql`insert into mediaVariantNext
    select id, mediaId, iif(kind = 'phone', 'crop', kind), path, type, width, height, size
    from mediaVariant`.execute(db);
  await sql`drop table mediaVariant`.execute(db);
  await sql`alter table mediaVariantNext rename to mediaVariant`.execute(db);
  await sql`create index mediaVariant_mediaId on mediaVariant (mediaId)`.execute(db);
  await sql`insert or ignore into mediaJob (mediaId, kind, createdAt)
    select id, 'image', createdAt from media
    where type = 'image/webp' and width * 0.7 >= height * 0.8`.execute(db);
}
