import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { toBy } from "#app/db/history/author.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { z } from "#app/validation/zod.ts";

const planned = z
  .object({
    scheduled: z.int(),
    kind: z.enum(["project", "documents", "banner"]),
    id: z.int().meta({ description: "0 for the banner" }),
    action: z.enum(["publish", "unpublish"]),
    at: z.string(),
    failure: z
      .enum(["stale", "hidden", "invalid"])
      .nullable()
      .meta({ description: "Why it was not done when it fell due; null: it lies ahead" }),
    by: z.object({ id: z.int().nullable(), name: z.string() }).nullable(),
  })
  .meta({ title: "Scheduled" });

const schedule = resource({
  GET: endpoint({
    summary: "Everything that is scheduled, what comes first before the rest",
    access: "staff",
    answer: z.object({ data: z.array(planned) }),
    handle: async () => {
      const all = await Schedule.findAll();
      return {
        data: all.map((one) => ({
          ...{ scheduled: one.id, kind: one.kind, id: one.recordId, action: one.action },
          ...{ at: one.dueAt, failure: one.failure ?? null, by: toBy(one) },
        })),
      };
    },
  }),
});

export const loader = schedule.loader;
export const action = schedule.action;
