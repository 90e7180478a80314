import { type RawBuilder, type SqlBool, sql } from "kysely";
import { paths } from "#app/paths.ts";

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
    "eBookFile",
  ],
  projectPartner: ["image"],
  projectPost: ["image"],
  projectGalleryItem: ["file"],
  projectDocument: ["file"],
  banner: ["desktopImage", "mobileImage"],
  document: ["file"],
  partner: ["image"],
} as const;

/** The columns that keep a file although no visitor is shown it there: drafts. */
export const draftReferences = { draftFile: ["path"] } as const;

/** Every column for an address that staff type, which may be a stored file's; checked by a test as well. */
export const linkColumns = {
  project: ["link", "eBookLink"],
  projectPartner: ["link"],
  projectPost: ["link"],
  projectDocument: ["link"],
  banner: ["link"],
  partner: ["link"],
} as const;

/** The paths that any public record refers to, as a subquery with one column, never null. */
export function referencedPaths() {
  return pathsIn(mediaReferences);
}

/** The paths that drafts refer to, as a subquery of the same shape. */
export function draftPaths() {
  return pathsIn(draftReferences);
}

/**
 * Whether a file may be chosen: what is in the trash may not, nor what was erased for good, unless public content names
 * it.
 */
export function isOffered() {
  return sql<SqlBool>`(media."deletedAt" = '' and media."isErased" = 0
    or media.path in ${referencedPaths()} or media.path in ${linkedPaths()})`;
}

function pathsIn(references: Readonly<Record<string, readonly string[]>>) {
  const selects = Object.entries(references).flatMap(([table, columns]) =>
    columns.map(
      (column) =>
        sql`select ${sql.ref(column)} as path from ${sql.table(table)} where ${sql.ref(column)} is not null`,
    ),
  );
  return sql<string>`(${sql.join(selects, sql` union `)})`;
}

/** The paths that links of records lead to (/storage/files/a.pdf#page=2), as a subquery of the same shape. */
export function linkedPaths() {
  const selects = Object.entries(linkColumns).flatMap(([table, columns]) =>
    columns.map(
      (column) =>
        sql`select ${linkedPath(column)} as path from ${sql.table(table)} where ${prefixPosition(column)} > 0`,
    ),
  );
  return sql<string>`(${sql.join(selects, sql` union `)})`;
}

const prefix = paths.stored("");

function prefixPosition(column: string) {
  return sql<number>`instr(${sql.ref(column)}, ${prefix})`;
}

/** The path that a column's link leads to; of one that leads elsewhere no stored path. */
export function linkedPath(column: string) {
  const path = sql`substr(${sql.ref(column)}, ${prefixPosition(column)} + ${prefix.length})`;
  return sql<string>`case when ${prefixPosition(column)} > 0 then ${upTo(upTo(path, "#"), "?")} else '' end`;
}

function upTo(text: RawBuilder<unknown>, end: string) {
  return sql`substr(${text}, 1, instr(${text} || ${end}, ${end}) - 1)`;
}
