import { endpoint } from "#app/api/endpoint.server.ts";
import { badOrder } from "#app/api/outcomes.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerOrderSchema } from "../partners.schema.ts";

const order = resource({
  PUT: endpoint({
    summary: "Puts partners in order; those left out follow as they stood",
    access: "staff",
    body: partnerOrderSchema,
    answer: partnerOrderSchema,
    handle: async ({ body }) => {
      const places = body.data.map(({ partnerId, order }) => ({ id: partnerId, order }));
      const ids = await Partners.updateOrder(places);
      if (!ids) return badOrder();
      return { data: ids.map((id, index) => ({ partnerId: id, order: index + 1 })) };
    },
  }),
});

export const loader = order.loader;
export const action = order.action;
