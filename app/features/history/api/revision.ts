import { endpoint } from "#app/api/endpoint.server.ts";
import { Refusal } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { toRevisionAnswer, wholeRevisionAnswer } from "../history.schema.ts";

const revision = resource({
  GET: endpoint({
    summary: "One change, with what the record was from then on",
    access: "staff",
    answer: wholeRevisionAnswer,
    handle: async ({ id }) => {
      const found = await Revisions.findById(id);
      if (!found) return new Refusal(404);
      return { ...toRevisionAnswer(found), content: found.content ?? { ...found.order } };
    },
  }),
});

export const loader = revision.loader;
export const action = revision.action;
