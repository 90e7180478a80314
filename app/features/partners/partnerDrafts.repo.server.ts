import { recordDrafts } from "#app/forms/drafts/recordDrafts.repo.server.ts";
import { findState, insertAgain, insertNew, replace, reserveId } from "./partners.repo.server.ts";
import { type Partner, partnerSchema } from "./partners.schema.ts";

export const {
  find,
  insert,
  insertPublished,
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
