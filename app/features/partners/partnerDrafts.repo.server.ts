import { recordDrafts } from "#app/forms/drafts/recordDrafts.repo.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import {
  findAllDrafted,
  findAllPublic,
  findById,
  findState,
  insertAgain,
  insertNew,
  replace,
  reserveId,
} from "./partners.repo.server.ts";
import { type Partner, type PublicPartner, partnerSchema } from "./partners.schema.ts";

export const {
  find,
  insert,
  insertPublished,
  insertAll,
  insertAllPublished,
  discardAllOwn,
  discardOwn,
  publish,
  publishDraft,
  discard,
  deleteById,
} = recordDrafts<Partner>({
  kind: "partners",
  titleOf: ({ name }) => name,
  parse: (content) => {
    const parsed = partnerSchema.safeParse(content);
    return parsed.success ? parsed.data : (content as Partner);
  },
  ...{ findState, replace, insertNew, reserveId },
  insertAgain: (trx, id, partner, was) =>
    insertAgain(trx, id, partner, { ...was, action: "published" }),
});

/** Both types as visitors would see them with a partner's draft; undefined where there is no such partner. */
export async function findAllWithDraft(
  id: number,
  lang: Lang,
): Promise<PublicPartner[] | undefined> {
  const draft = await find(id);
  if (draft) return findAllDrafted(id, draft, lang);
  return (await findById(id)) && findAllPublic(lang);
}
