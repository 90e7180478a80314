import { sql } from "kysely";

/**
 * For a query on `media`: whether a revision's content, or the draft that was deleted with it, names the file. The history of its own description does
 * not count: it goes with the file.
 */
export function isNamedByHistory() {
  return sql<boolean>`exists (
    select 1 from revisionFile join revision on revisionFile.contentId in (revision.contentId, revision.draftId)
    where revisionFile.mediaId = media.id
      and not (revision.kind = 'files' and revision.recordId = media.id))`;
}
