import { dataOf, endpoint, idResponse } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerResponse, partnerSchema } from "../partners.schema.ts";

const adminPartners = resource({
  GET: endpoint({
    summary: "Partners of both types with their English names",
    access: "staff",
    answer: dataOf(partnerResponse),
    handle: async () => ({ data: await Partners.findAll() }),
  }),
  POST: endpoint({
    summary: "Adds a partner at the end of the list",
    access: "staff",
    body: partnerSchema,
    status: 201,
    answer: idResponse,
    isIdempotent: true,
    handle: ({ body, once }) => Partners.insert(body, once),
  }),
});

export const loader = adminPartners.loader;
export const action = adminPartners.action;
