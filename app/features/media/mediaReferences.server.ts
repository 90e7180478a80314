import { sql } from "kysely";

/**
 * Every column that refers to a stored file, in one place, for the sweeper and the list of
 * translations. A test compares it with the schema's foreign keys.
 */
export const mediaReferences = {
  project: [
    "bannerImage",
    "bannerLogo",
    "cardImageMobile",
    "cardImageDesktop",
    "descriptionFirstImage",
    "descriptionSecondImage",
    "descriptionLogoImage",
    "video",
    "resultsImage",
    "beforeImage",
    "afterImage",
    "eBookImage",
  ],
  projectPartner: ["image"],
  projectPost: ["image"],
  projectGalleryItem: ["file"],
  projectDocument: ["file"],
  banner: ["desktopImage", "mobileImage"],
  document: ["file"],
  partner: ["image"],
} as const;

/** The paths that any record refers to, as a subquery with one column, never null. */
export function referencedPaths() {
  const selects = Object.entries(mediaReferences).flatMap(([table, columns]) =>
    columns.map(
      (column) =>
        sql`select ${sql.ref(column)} as path from ${sql.table(table)} where ${sql.ref(column)} is not null`,
    ),
  );
  return sql<string>`(${sql.join(selects, sql` union `)})`;
}
