import { newDraftResource } from "#app/features/schedule/api/publication.server.ts";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import { partnerSchema } from "../partners.schema.ts";

const newDraft = newDraftResource("a partner", partnerSchema, (content, once) =>
  PartnerDrafts.insert(content, once),
);

export const loader = newDraft.loader;
export const action = newDraft.action;
