import { endpoint, idResponse } from "#app/api/endpoint.server.ts";
import { afterUpdate, found } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerChangeSchema } from "../partners.schema.ts";

const adminPartner = resource({
  PUT: endpoint({
    summary: "Changes a partner's logo, and its name and link if they are sent",
    access: "staff",
    find: Partners.findById,
    body: partnerChangeSchema,
    answer: idResponse,
    handle: async ({ id, body }) => afterUpdate(await Partners.update(id, body), { id }),
  }),
  DELETE: endpoint({
    summary: "Deletes a partner",
    access: "staff",
    answer: idResponse,
    handle: async ({ id }) => found((await PartnerDrafts.deleteById(id)) ? { id } : undefined),
  }),
});

export const loader = adminPartner.loader;
export const action = adminPartner.action;
