import { endpoint } from "#app/api/endpoint.server.ts";
import { found } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { z } from "#app/validation/zod.ts";

const cancel = resource({
  DELETE: endpoint({
    summary: "Cancels something that is scheduled; `id` is its `scheduled`",
    access: "staff",
    answer: z.object({}),
    refusals: [404],
    handle: async ({ id }) => found((await Schedule.deleteById(id)) && {}),
  }),
});

export const loader = cancel.loader;
export const action = cancel.action;
