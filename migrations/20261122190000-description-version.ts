import { type Kysely, sql } from "kysely";

/**
 * A file's description gets a version, so that concurrent edits are detected, as with every other record.
 * Captions become files like any other, including those of the demo content.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column version integer not null default 1`.execute(db);
  await sql`insert or ignore into media (path, originalName, type, size, createdAt)
    select mediaTrack.path, mediaTrack.lang || '.vtt', 'text/vtt', 0, media.createdAt
    from mediaTrack join media on media.id = mediaTrack.mediaId`.execute(db);
}
