import { recordDrafts } from "#app/forms/drafts/recordDrafts.repo.server.ts";
import { findState, insertAgain, insertNew, replace, reserveId } from "./documents.repo.server.ts";
import { documentSchema, type LibraryDocument } from "./documents.schema.ts";

export const {
  find,
  save,
  insert,
  insertPublished,
  discardOwn,
  publish,
  publishDraft,
  publishDraftIn,
  schedulePublication,
  scheduleUnpublishing,
  unpublish,
  unpublishIn,
  restoreHidden,
  discard,
  deleteById,
  isUnpublished,
} = recordDrafts<LibraryDocument>({
  kind: "documents",
  titleOf: ({ title }) => title,
  parse: (content) => {
    const parsed = documentSchema.safeParse(content);
    return parsed.success ? parsed.data : (content as LibraryDocument);
  },
  ...{ findState, replace, insertNew, reserveId },
  insertAgain: (trx, id, document, was) =>
    insertAgain(trx, id, document, { ...was, action: "published" }),
});
