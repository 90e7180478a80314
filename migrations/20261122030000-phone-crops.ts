import { type Kysely, sql } from "kysely";

/** Adds a picture variant for phones: a new kind, and a job for every existing picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mediaVariantNext (
    id integer primary key autoincrement,
    mediaId integer not null references media (id) on delete cascade,
    kind text not null check (kind in ('image', 'phone', 'video', 'thumbnails')),
    path text not null unique,
    type text not null,
    width integer not null,
    height integer not null,
    size integer not null
  ) strict`.execute(db);
  await sql`insert into mediaVariantNext select * from mediaVariant`.execute(db);
  await sql`drop table mediaVariant`.execute(db);
  await sql`alter table mediaVariantNext rename to mediaVariant`.execute(db);
  await sql`create index mediaVariant_mediaId on mediaVariant (mediaId)`.execute(db);
  await sql`insert or ignore into mediaJob (mediaId, kind, createdAt)
    select id, 'image', createdAt from media where type = 'image/webp'`.execute(db);
}
