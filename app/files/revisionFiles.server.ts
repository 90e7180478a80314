import { sql } from "kysely";

/**
 * For a query on `media`: whether a revision's content, or the draft that was deleted with it, names the file. The history
 * of its own description does not count: it goes with the file.
 */
export function isNamedByHistory() {
  // One each: both columns have an index, and `in` of the two would read every revision.
  const named = ["contentId", "draftId"].map(
    (
      column,
    ) => sql`exists (select 1 from revision where ${sql.ref(`revision.${column}`)} = "revisionFile"."contentId"
      and not (revision.kind = 'files' and revision."recordId" = media.id))`,
  );
  return sql<boolean>`exists (
    select 1 from "revisionFile" where "revisionFile"."mediaId" = media.id and (${sql.join(named, sql` or `)}))`;
}
