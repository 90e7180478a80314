import { endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { completeRevisionResponse, toRevisionResponse } from "../history.schema.ts";

const revision = resource({
  GET: endpoint({
    summary: "One change, with what the record was from then on",
    access: "staff",
    answer: completeRevisionResponse,
    handle: async ({ id }) => {
      const found = await Revisions.findById(id);
      if (!found) return new Refusal(404);
      return { ...toRevisionResponse(found), content: found.content ?? { ...found.order } };
    },
  }),
});

export const loader = revision.loader;
export const action = revision.action;
