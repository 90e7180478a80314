import { recordDrafts } from "#app/forms/drafts/recordDrafts.repo.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import {
  findAllDrafted,
  findAllVisible,
  findById,
  findState,
  insertAgain,
  insertNew,
  replace,
  reserveId,
} from "./documents.repo.server.ts";
import { documentSchema, type LibraryDocument, type PublicDocument } from "./documents.schema.ts";

export const {
  find,
  save,
  insert,
  insertPublished,
  insertAll,
  insertAllPublished,
  discardAllOwn,
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
  deleteAllByIds,
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

/** The library as visitors would see it with a document's draft; undefined where there is no such document. */
export async function findAllWithDraft(
  id: number,
  lang: Lang,
  limit: number,
): Promise<PublicDocument[] | undefined> {
  const draft = await find(id);
  if (draft) return findAllDrafted(id, draft, lang, limit);
  return (await findById(id)) && findAllVisible(lang, limit);
}
