import { endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { z } from "#app/validation/zod.ts";
import { restoreSchema } from "../history.schema.ts";
import { restoreRevision } from "../restore.server.ts";

const restore = resource({
  POST: endpoint({
    summary:
      "Publishes a record again as it was (one that was only a draft becomes that), or some of its fields, or puts its list in order",
    access: "staff",
    find: Revisions.findById,
    body: restoreSchema,
    isBodyOptional: true,
    answer: z.object({ id: z.int().nullable() }),
    refusals: [409],
    handle: async ({ id, body: { fields } }) => {
      const revision = await Revisions.findById(id);
      const result = revision && (await restoreRevision(revision, fields));
      if (!result || result === "missing") return new Refusal(404);
      if (result === "fields")
        return new Refusal(400, { errors: { fields: ["validation.option"] } });
      if (result === "invalid") return new Refusal(409, { message: "api.notRestorable" });
      return { id: (revision.shownIn ?? { id: revision.recordId }).id };
    },
  }),
});

export const loader = restore.loader;
export const action = restore.action;
