import { dataOf, endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { publicPartnerResponse } from "../partners.schema.ts";

const partners = resource({
  GET: endpoint({
    summary: "Partners of both types, in display order",
    access: "everyone",
    answer: dataOf(publicPartnerResponse),
    handle: async ({ lang }) => ({ data: await Partners.findAllPublic(lang) }),
  }),
});

export const loader = partners.loader;
export const action = partners.action;
