import { draftResource } from "#app/api/draft.server.ts";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerSchema } from "../partners.schema.ts";

const draft = draftResource({
  kind: "partners",
  record: "a partner",
  find: async (id) => (await Partners.findById(id)) ?? (await PartnerDrafts.find(id)),
  content: partnerSchema,
  titleOf: ({ name }) => name,
  discard: PartnerDrafts.discard,
});

export const loader = draft.loader;
export const action = draft.action;
