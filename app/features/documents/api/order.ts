import { endpoint } from "#app/api/endpoint.server.ts";
import { badOrder } from "#app/api/outcomes.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Documents from "../documents.repo.server.ts";
import { documentOrderSchema } from "../documents.schema.ts";

const order = resource({
  PUT: endpoint({
    summary: "Puts documents in order; those left out follow as they stood",
    access: "staff",
    body: documentOrderSchema,
    answer: documentOrderSchema,
    handle: async ({ body }) => {
      const places = body.data.map(({ documentId, order }) => ({ id: documentId, order }));
      const ids = await Documents.updateOrder(places);
      if (!ids) return badOrder();
      return { data: ids.map((id, index) => ({ documentId: id, order: index + 1 })) };
    },
  }),
});

export const loader = order.loader;
export const action = order.action;
