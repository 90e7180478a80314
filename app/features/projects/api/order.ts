import { endpoint } from "#app/api/endpoint.server.ts";
import { badOrder } from "#app/api/outcomes.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { projectOrderSchema } from "../projects.schema.ts";

const order = resource({
  PUT: endpoint({
    summary: "Puts projects in order; those left out follow as they stood",
    access: "staff",
    body: projectOrderSchema,
    answer: projectOrderSchema,
    handle: async ({ body }) => {
      const places = body.data.map(({ projectId, order }) => ({ id: projectId, order }));
      const ids = await Projects.updateOrder(places);
      if (!ids) return badOrder();
      return { data: ids.map((id, index) => ({ projectId: id, order: index + 1 })) };
    },
  }),
});

export const loader = order.loader;
export const action = order.action;
