import { type Kysely, sql } from "kysely";

/**
 * What the library of files counts and asks is known by indexes: how many files of some kinds there are, and which photos
 * are described nowhere. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index media_listed
    on media (substr(type, 1, 6)) where "deletedAt" = ''`.execute(db);
  // What is said in one place may be longer than an index of PostgreSQL takes.
  await sql`drop index "projectGalleryItem_file_alts"`.execute(db);
  await sql`create index "projectGalleryItem_plain"
    on "projectGalleryItem" (file) where alts = '{}'`.execute(db);
}
