import { endpoint } from "#app/api/endpoint.server.ts";
import { found } from "#app/api/refusal.server.ts";
import { resource } from "#app/api/resource.server.ts";
import * as Projects from "../projects.repo.server.ts";
import { highlightResponse, highlightSchema } from "../projects.schema.ts";

const highlight = resource({
  PATCH: endpoint({
    summary: "Highlights a project or removes it from the highlights",
    access: "staff",
    find: Projects.findById,
    body: highlightSchema,
    answer: highlightResponse,
    handle: async ({ id, body: { highlight } }) =>
      found((await Projects.updateHighlight(id, highlight)) ? { id, highlight } : undefined),
  }),
});

export const loader = highlight.loader;
export const action = highlight.action;
