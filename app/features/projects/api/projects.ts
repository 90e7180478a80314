import { endpoint } from "#app/api/endpoint.server.ts";
import { resource } from "#app/api/resource.server.ts";
import { z } from "#app/validation/zod.ts";
import * as Projects from "../projects.repo.server.ts";
import { projectSummary } from "../projects.schema.ts";

/** Any other value asks for all. */
const filters = new Map([
  ["true", true],
  ["false", false],
]);

const projects = resource({
  GET: endpoint({
    summary: "Projects in display order",
    access: "everyone",
    query: { highlight: "`true`: the highlighted ones only; `false`: the others only" },
    answer: z.array(projectSummary),
    handle: ({ lang, query }) => {
      const highlighted = filters.get(query.get("highlight") ?? "");
      return Projects.findAllSummaries({ lang, highlighted });
    },
  }),
});

export const loader = projects.loader;
export const action = projects.action;
