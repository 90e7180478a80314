import { type Kysely, sql } from "kysely";

/**
 * Which photos are described in English alone in their place is known by an index: they lack a Portuguese text. Such a row
 * is short enough for an index of PostgreSQL. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "projectGalleryItem_english"
    on "projectGalleryItem" (file, alts) where alts like '%"text":"","en":%'`.execute(db);
}

/** An earlier version may go on serving. */
export const isAdditive = true;
