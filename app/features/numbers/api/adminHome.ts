import { endpoint } from "#app/api/endpoint.server.ts";
import { afterUpdate } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Numbers from "../numbers.repo.server.ts";
import { numbersSchema } from "../numbers.schema.ts";

const adminHome = resource({
  GET: endpoint({
    summary: "The four figures with their English texts",
    access: "staff",
    answer: numbersSchema,
    isVersioned: true,
    handle: () => Numbers.find(),
  }),
  POST: endpoint({
    summary: "Replaces the four figures",
    access: "staff",
    body: numbersSchema,
    answer: numbersSchema,
    isVersioned: true,
    handle: async ({ body, basedOn }) =>
      afterUpdate(await Numbers.update(body, basedOn), await Numbers.find()),
  }),
});

export const loader = adminHome.loader;
export const action = adminHome.action;
