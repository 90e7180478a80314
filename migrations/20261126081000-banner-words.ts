import type { Kysely } from "kysely";

/** The words beside the home banner's picture, with their English versions; empty for banners made before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["title", "text", "buttonLabel"]) {
    await db.schema
      .alterTable("banner")
      .addColumn(column, "text", (is) => is.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .alterTable("banner")
    .addColumn("en", "text", (is) => is.notNull().defaultTo("{}"))
    .execute();
}
