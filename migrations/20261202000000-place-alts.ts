import { type Kysely, sql } from "kysely";

/**
 * What is said of a picture in one place alone, by the column that names the picture:
 * `{"bannerImage": {"file": "images/ab.webp", "text": "Barcos", "en": {"text": "Boats"}}}`. Never changes: imports
 * nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)}
      add column alts text not null default '{}'`.execute(db);
  }
  // Which photos are described nowhere is asked without reading the galleries whole.
  await sql`create index "projectGalleryItem_file_alts"
    on "projectGalleryItem" (file, alts)`.execute(db);
}

const tables = [
  "project",
  "projectPartner",
  "projectPost",
  "projectGalleryItem",
  "banner",
  "partner",
];
