import { publishNowResource } from "#app/features/schedule/api/publication.server.ts";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerSchema } from "../partners.schema.ts";

const publish = publishNowResource({
  record: "a partner",
  schema: partnerSchema,
  findPublic: Partners.findById,
  findDraft: (id) => PartnerDrafts.find(id),
  publishDraft: PartnerDrafts.publishDraft,
});

export const loader = publish.loader;
export const action = publish.action;
